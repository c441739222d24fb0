<?php
/**
 * Signatures by which the storefront's server is recognized.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Option with the time of the first request whose signature covers all of it. */
const SIGNED_SINCE = 'vitrine_signed_since';

/** Seconds by which the clocks of both servers may differ, including the request's travel time. */
const TOLERANCE = 300;

/**
 * True if the storefront's server has signed these lines, a moment ago: the first says for what, and
 * the second is the time.
 */
function is_signed( $lines, $signature, $secret, $now ) {
	if ( ! is_secret( $secret ) || ! preg_match( '/^\d{1,12}$/D', $lines[1] ) || abs( $now - (int) $lines[1] ) > TOLERANCE ) {
		return false;
	}
	return hash_equals( hash_hmac( 'sha256', implode( "\n", $lines ), $secret ), $signature );
}

/** True if the storefront's server has signed this request: its path, body and shopper. */
function is_signed_request( $server, $secret, $now ) {
	list( $time, $signature ) = explode( '.', (string) ( $server['HTTP_X_VITRINE_REQUEST'] ?? '' ), 2 ) + array( '', '' );
	if ( '' === $signature ) {
		return false;
	}
	$lines = array(
		'request',
		$time,
		explode( '?', $server['REQUEST_URI'] ?? '', 2 )[0],
		$server['HTTP_X_VITRINE_CLIENT'] ?? '',
		$server['HTTP_X_VITRINE_AGENT'] ?? '',
		hash( 'sha256', (string) file_get_contents( 'php://input' ) ),
	);
	if ( ! is_signed( $lines, $signature, $secret, $now ) ) {
		return false;
	}
	if ( ! get_option( SIGNED_SINCE ) ) {
		update_option( SIGNED_SINCE, $now );
	}
	return true;
}

/**
 * True while signatures of earlier releases are accepted, which do not cover a request's body: until
 * a day after the first one that does, so that servers of both releases work during an upgrade.
 */
function accepts_former( $now ) {
	$since = (int) get_option( SIGNED_SINCE, 0 );
	return '' !== setting( 'VITRINE_FORMER_SIGNATURES' ) || 0 === $since || $now - $since < DAY_IN_SECONDS;
}
