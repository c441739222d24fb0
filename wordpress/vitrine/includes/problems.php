<?php
/**
 * Mistakes in the setup, in wp-admin and in PHP's error log.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Transient with the problems that were logged already. */
const LOGGED = 'vitrine_logged_problems';

/** Returns one sentence for each mistake in the setup. */
function problems() {
	$problems = array();
	$unknown  = array_diff( switched_off(), array_keys( PARTS ) );
	if ( array() !== $unknown ) {
		$problems[] = 'VITRINE_OFF names unknown parts: ' . implode( ', ', $unknown ) . '. The parts are: ' . implode( ', ', array_keys( PARTS ) ) . '.';
	}
	$files = earlier_files();
	if ( array() !== $files ) {
		$problems[] = 'Vitrine ' . VERSION . ' replaces these files: delete them: ' . str_replace( ABSPATH, '', implode( ', ', $files ) ) . '.';
	}
	$secret = setting( 'VITRINE_CLIENT_SECRET' );
	if ( '' !== $secret && ! is_secret( $secret ) ) {
		$problems[] = 'VITRINE_CLIENT_SECRET has fewer than ' . SECRET_LENGTH . ' characters, and is not used.';
	}
	if ( '' !== setting( 'VITRINE_CLOSE_ENDPOINT' ) && ! is_secret( $secret ) ) {
		$problems[] = 'VITRINE_CLOSE_ENDPOINT needs VITRINE_CLIENT_SECRET: the GraphQL endpoint is open to everybody.';
	}
	return apply_filters( 'vitrine_problems', $problems );
}

/** Shows administrators the mistakes in the setup. */
function show_problems() {
	foreach ( current_user_can( 'manage_options' ) ? problems() : array() as $problem ) {
		echo '<div class="notice notice-error"><p><strong>Vitrine:</strong> ' . esc_html( $problem ) . '</p></div>';
	}
}

/** Logs the mistakes in the setup, the same ones once a day. */
function log_problems() {
	$problems = implode( ' ', problems() );
	if ( '' !== $problems && get_transient( LOGGED ) !== md5( $problems ) ) {
		set_transient( LOGGED, md5( $problems ), DAY_IN_SECONDS );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions
		error_log( 'Vitrine: ' . $problems );
	}
}

add_action( 'admin_notices', __NAMESPACE__ . '\show_problems' );
add_action( 'init', __NAMESPACE__ . '\log_problems' );
