<?php
/**
 * The few functions of WordPress and of WPGraphQL-JWT-Authentication that the file for sign-ins
 * calls. Issues a token to the user in the first argument (JSON), changes the user as it says, and
 * prints the token, and true if it is still accepted, as JSON.
 */

define( 'ABSPATH', '/' );

$case    = json_decode( $argv[1], true );
$user    = $case['user'];
$filters = array();

final class WP_Error {
}

function add_filter( $name, $callback, $priority = 10, $count = 1 ) {
	global $filters;
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

$token = array( 'id' => $user['id'] );
if ( $case['isRefresh'] ) {
	$token['user_secret'] = $case['isEarlier']
		? $user['secret']
		: $filters['graphql_jwt_auth_user_secret']( $user['secret'], $user['id'] );
}

$user   = array_merge( $user, $case['change'] );
$result = $filters['graphql_jwt_auth_validate_token'](
	(object) array( 'data' => (object) array( 'user' => (object) $token ) )
);

echo json_encode( array( 'token' => $token, 'isAccepted' => ! $result instanceof WP_Error ) );
