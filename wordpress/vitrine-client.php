<?php
/**
 * Plugin Name: Vitrine: the shopper's address
 * Description: Lets WordPress see the address and the browser of a shopper behind the storefront, instead of the storefront's server.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/, and the storefront's FORWARDED_CLIENT_SECRET into
 * wp-config.php:
 *
 *     define( 'VITRINE_CLIENT_SECRET', '…' );
 *
 * It is optional: without it, orders, reviews, logs and rate limits show the storefront's server as
 * everybody's address. The storefront describes the shopper in headers and signs them with the
 * secret. A request without a valid and recent signature is left alone, so that nobody chooses an
 * address by writing these headers.
 */

namespace Vitrine\Client;

defined( 'ABSPATH' ) || exit;

/** Seconds by which the clocks of both servers may differ, including the request's travel time. */
const TOLERANCE = 300;

/** Headers of proxies from which plugins read an address, beside those that WooCommerce reads. */
const OTHER_HEADERS = array( 'HTTP_CLIENT_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_FORWARDED_FOR' );

/** Returns one of the storefront's headers. */
function header_of( $server, $name ) {
	$value = $server[ 'HTTP_X_VITRINE_' . $name ] ?? '';
	return is_string( $value ) ? $value : '';
}

/** True if the storefront signed these headers with the secret, a moment ago. */
function is_signed( $server, $secret, $now ) {
	$time = header_of( $server, 'TIME' );
	if ( strlen( $secret ) < 32 || ! preg_match( '/^\d{1,12}$/D', $time ) || abs( $now - (int) $time ) > TOLERANCE ) {
		return false;
	}
	$signed = $time . "\n" . header_of( $server, 'CLIENT' ) . "\n" . header_of( $server, 'AGENT' );
	return hash_equals( hash_hmac( 'sha256', $signed, $secret ), header_of( $server, 'SIGNATURE' ) );
}

/**
 * Returns the server variables of a request as if the shopper had sent it themselves. WooCommerce
 * reads the address from X-Real-IP and X-Forwarded-For, WordPress from REMOTE_ADDR.
 */
function as_client( $server, $secret, $now ) {
	$address = header_of( $server, 'CLIENT' );
	if ( ! is_signed( $server, $secret, $now ) || ! filter_var( $address, FILTER_VALIDATE_IP ) ) {
		return $server;
	}
	$server['REMOTE_ADDR']          = $address;
	$server['HTTP_X_REAL_IP']       = $address;
	$server['HTTP_X_FORWARDED_FOR'] = $address;
	foreach ( array_intersect( OTHER_HEADERS, array_keys( $server ) ) as $name ) {
		$server[ $name ] = $address;
	}
	unset( $server['HTTP_FORWARDED'] );
	$server['HTTP_USER_AGENT'] = header_of( $server, 'AGENT' );
	return $server;
}

if ( defined( 'VITRINE_CLIENT_SECRET' ) ) {
	$_SERVER = as_client( $_SERVER, (string) VITRINE_CLIENT_SECRET, time() );
}
