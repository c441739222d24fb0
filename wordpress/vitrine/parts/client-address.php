<?php
/**
 * Shows WordPress the shopper's address.
 *
 * Without this part, orders, reviews, logs and rate limits show the storefront's server as
 * everybody's address. The storefront describes the shopper in headers and signs them with the
 * secret. A request without a valid and recent signature is left alone, so that nobody chooses an
 * address by writing these headers.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\ClientAddress;

defined( 'ABSPATH' ) || exit;

/** Headers of proxies from which plugins read an address, beside those that WooCommerce reads. */
const OTHER_HEADERS = array( 'HTTP_CLIENT_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_FORWARDED_FOR' );

/** Returns one of the storefront's headers. */
function header_of( $server, $name ) {
	$value = $server[ 'HTTP_X_VITRINE_' . $name ] ?? '';
	return is_string( $value ) ? $value : '';
}

/** True if the storefront signed these headers with the secret, a moment ago. */
function is_signed( $server, $secret, $now ) {
	if ( \VitrinePlugin\is_signed_request( $server, $secret, $now ) ) {
		return true;
	}
	$time = header_of( $server, 'TIME' );
	if ( ! \VitrinePlugin\accepts_former( $now ) || ! \VitrinePlugin\is_secret( $secret ) || ! preg_match( '/^\d{1,12}$/D', $time ) || abs( $now - (int) $time ) > \VitrinePlugin\TOLERANCE ) {
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

if ( \VitrinePlugin\is_on( 'client-address' ) ) {
	$_SERVER = as_client( $_SERVER, \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ), time() );
}
