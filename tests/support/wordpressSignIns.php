<?php
/**
 * The few functions of WordPress that the file for sign-ins calls, and the hooks that it uses: those
 * of WPGraphQL 2.20.0 and WPGraphQL-JWT-Authentication 0.7.0. Issues a token to the user in the
 * first argument (JSON), changes the user as it says, and prints as JSON the token, and where it is
 * still accepted.
 */

namespace GraphQL\Error {
	final class UserError extends \Exception {
	}
}

namespace {
	const HOOKS = array(
		'graphql_jwt_auth_get_auth_header',
		'graphql_jwt_auth_get_refresh_header',
		'graphql_jwt_auth_user_secret',
		'graphql_mutation_input',
	);

	define( 'ABSPATH', '/' );

	$case    = json_decode( $argv[1], true );
	$user    = $case['user'];
	$filters = array();

	function add_filter( $name, $callback, $priority = 10, $count = 1 ) {
		global $filters;
		if ( ! in_array( $name, HOOKS, true ) ) {
			throw new Exception( "Neither plugin has the hook $name." );
		}
		$filters[ $name ] = $callback;
	}

	function get_userdata( $id ) {
		global $user;
		return $id === $user['id'] ? (object) array( 'user_pass' => $user['password'] ) : false;
	}

	function get_user_meta( $id, $key ) {
		global $user;
		return $id === $user['id'] && 'graphql_jwt_auth_secret' === $key ? $user['secret'] : '';
	}

	require __DIR__ . '/../../wordpress/vitrine-sign-ins.php';

	/** Encodes a part of a token. */
	function encoded( $part ) {
		return rtrim( strtr( base64_encode( json_encode( $part ) ), '+/', '-_' ), '=' );
	}

	/** True if the mutation gets the token. */
	function is_exchanged( $token, $mutation ) {
		global $filters;
		try {
			$input = array( 'jwtRefreshToken' => $token );
			return $filters['graphql_mutation_input']( $input, null, null, $mutation ) === $input;
		} catch ( \GraphQL\Error\UserError $error ) {
			return false;
		}
	}

	$data = array( 'id' => (string) $user['id'] );
	if ( $case['isRefresh'] ) {
		$data['user_secret'] = $case['isEarlier']
			? $user['secret']
			: $filters['graphql_jwt_auth_user_secret']( $user['secret'], $user['id'] );
	}
	$token = encoded( array( 'alg' => 'HS256' ) ) . '.' . encoded( array( 'data' => array( 'user' => $data ) ) ) . '.signature';

	$user = array_merge( $user, $case['change'] );
	echo json_encode(
		array(
			'token'     => $data,
			'exchanged' => is_exchanged( $token, 'refreshJwtAuthToken' ),
			'other'     => is_exchanged( $token, 'updateCustomer' ),
			'header'    => $filters['graphql_jwt_auth_get_auth_header']( "Bearer $token" ) === "Bearer $token",
			'refresh'   => $filters['graphql_jwt_auth_get_refresh_header']( $token ) === $token,
			'none'      => $filters['graphql_jwt_auth_get_auth_header']( null ) === null,
		)
	);
}
