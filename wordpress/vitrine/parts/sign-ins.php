<?php
/**
 * Ends all sign-ins of a customer whose password changes.
 *
 * A sign-in is a refresh token of WPGraphQL-JWT-Authentication. It holds a secret of the user, but
 * the plugin refuses it only if an administrator has revoked that secret. So it is valid for a
 * year, whatever happens to the password: a customer who chooses a new one, because somebody else
 * is signed in, does not end that sign-in.
 *
 * With this part the secret in a token depends on the password, as in WordPress's own cookies, and
 * a token with another secret is refused, also in place of an access token, which the plugin
 * permits. Access tokens have no secret; they last five minutes. Customers who are signed in when
 * this part starts to work must sign in again, once.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\SignIns;

defined( 'ABSPATH' ) || exit;

/** Returns the secret for a user's tokens; an empty one, as after a revocation, stays empty. */
function secret_of( $secret, $user_id ) {
	$user = get_userdata( $user_id );
	return $secret && $user ? hash_hmac( 'sha256', $user->user_pass, $secret ) : '';
}

/** True for a token that was issued for another password. The plugin checks its signature and time. */
function is_outdated( $token ) {
	$parts  = explode( '.', (string) $token );
	$claims = json_decode( (string) base64_decode( strtr( $parts[1] ?? '', '-_', '+/' ) ) );
	$user   = $claims->data->user ?? null;
	if ( ! isset( $user->user_secret ) ) {
		return false;
	}
	$user_id = (int) ( $user->id ?? 0 );
	$secret  = secret_of( get_user_meta( $user_id, 'graphql_jwt_auth_secret', true ), $user_id );
	return '' === $secret || ! hash_equals( $secret, (string) $user->user_secret );
}

/** Refuses an outdated token that is to be exchanged for an access token. */
function check_input( $input, $context, $info, $mutation ) {
	if ( 'refreshJwtAuthToken' === $mutation && is_outdated( $input['jwtRefreshToken'] ?? '' ) ) {
		throw new \GraphQL\Error\UserError( 'The provided refresh token is invalid' );
	}
	return $input;
}

/** Ignores an outdated token in a header, as if there were none. */
function check_header( $header ) {
	return is_outdated( str_ireplace( 'Bearer ', '', (string) $header ) ) ? null : $header;
}

if ( \VitrinePlugin\is_on( 'sign-ins' ) ) {
	add_filter( 'graphql_jwt_auth_user_secret', __NAMESPACE__ . '\secret_of', 10, 2 );
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\check_input', 10, 4 );
	add_filter( 'graphql_jwt_auth_get_auth_header', __NAMESPACE__ . '\check_header' );
	add_filter( 'graphql_jwt_auth_get_refresh_header', __NAMESPACE__ . '\check_header' );
}
