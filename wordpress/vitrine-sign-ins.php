<?php
/**
 * Plugin Name: Vitrine: a changed password ends all sign-ins
 * Description: Refuses the storefront's sign-ins that are older than the customer's password.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/. It is optional, and has no settings. Customers who are
 * signed in when you copy it must sign in again, once.
 *
 * A sign-in is a refresh token of WPGraphQL-JWT-Authentication. It holds a secret of the user, but
 * the plugin refuses it only if an administrator has revoked that secret. So it is valid for a year,
 * whatever happens to the password: a customer who chooses a new one, because somebody else is
 * signed in, does not end that sign-in.
 *
 * With this file the secret in a token depends on the password, as in WordPress's own cookies, and a
 * token with another secret is refused. Tokens without a secret last five minutes.
 */

namespace Vitrine\SignIns;

defined( 'ABSPATH' ) || exit;

/** Returns the secret for a user's tokens; an empty one, as after a revocation, stays empty. */
function secret_of( $secret, $user_id ) {
	$user = get_userdata( $user_id );
	return $secret && $user ? hash_hmac( 'sha256', $user->user_pass, $secret ) : '';
}

/** Refuses a token that was issued for another password. */
function check( $token ) {
	$user = $token->data->user ?? null;
	if ( ! isset( $user->user_secret ) ) {
		return $token;
	}
	$secret = secret_of( get_user_meta( $user->id, 'graphql_jwt_auth_secret', true ), $user->id );
	if ( '' !== $secret && hash_equals( $secret, (string) $user->user_secret ) ) {
		return $token;
	}
	return new \WP_Error( 'invalid-jwt', 'The password has changed since this sign-in.' );
}

add_filter( 'graphql_jwt_auth_user_secret', __NAMESPACE__ . '\secret_of', 10, 2 );
add_filter( 'graphql_jwt_auth_validate_token', __NAMESPACE__ . '\check' );
