<?php
/**
 * Simulated sign-ins of WPGraphQL-JWT-Authentication: issues a token to the user of the case, changes
 * the user as it says, and prints the token, and where it is still accepted.
 */

namespace GraphQL\Error {
	final class UserError extends \Exception {
	}
}

namespace {
	function get_userdata( $id ) {
		global $user;
		return $id === $user['id'] ? (object) array( 'user_pass' => $user['password'] ) : false;
	}

	function get_user_meta( $id, $key ) {
		global $user;
		return $id === $user['id'] && 'graphql_jwt_auth_secret' === $key ? $user['secret'] : '';
	}

	require __DIR__ . '/wordpress.php';

	$user = $case['user'];

	/** Encodes a part of a token. */
	function encoded( $part ) {
		return rtrim( strtr( base64_encode( json_encode( $part ) ), '+/', '-_' ), '=' );
	}

	/** True if the mutation gets the token. */
	function is_exchanged( $token, $mutation ) {
		try {
			$input = array( 'jwtRefreshToken' => $token );
			return apply_filters( 'graphql_mutation_input', $input, null, null, $mutation ) === $input;
		} catch ( \GraphQL\Error\UserError $error ) {
			return false;
		}
	}

	$data = array( 'id' => (string) $user['id'] );
	if ( $case['isRefresh'] ) {
		$data['user_secret'] = $case['isEarlier']
			? $user['secret']
			: apply_filters( 'graphql_jwt_auth_user_secret', $user['secret'], $user['id'] );
	}
	$token = encoded( array( 'alg' => 'HS256' ) ) . '.' . encoded( array( 'data' => array( 'user' => $data ) ) ) . '.signature';

	$user = array_merge( $user, $case['change'] );
	echo json_encode(
		array(
			'token'     => $data,
			'exchanged' => is_exchanged( $token, 'refreshJwtAuthToken' ),
			'other'     => is_exchanged( $token, 'updateCustomer' ),
			'header'    => apply_filters( 'graphql_jwt_auth_get_auth_header', "Bearer $token" ) === "Bearer $token",
			'refresh'   => apply_filters( 'graphql_jwt_auth_get_refresh_header', $token ) === $token,
			'none'      => apply_filters( 'graphql_jwt_auth_get_auth_header', null ) === null,
		)
	);
}
