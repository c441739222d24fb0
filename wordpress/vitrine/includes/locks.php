<?php
/**
 * Locks of the database, so that requests with the same name run one after another.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Maximum time to wait for a lock, in seconds. */
const LOCK_SECONDS = 5;

/**
 * Takes a lock. The database releases it when the request ends, however it ends. False if another
 * request holds it; a database without such locks refuses nobody.
 */
function lock( $name ) {
	global $wpdb;
	$name = 'vitrine_' . md5( $wpdb->prefix . $name );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return '0' !== $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, LOCK_SECONDS ) );
}

/** Releases a lock. */
function unlock( $name ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', 'vitrine_' . md5( $wpdb->prefix . $name ) ) );
}
