<?php
/**
 * Replacement of earlier files: those of releases that were single files in wp-content/mu-plugins.
 *
 * One that is still there is loaded, but does nothing: its hooks are removed, since the parts of this
 * plugin do the same. Its functions have other names, so both can be loaded in any order.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** Beginning of the names of their functions. */
const EARLIER = 'Vitrine\\';

/** Collects the paths of earlier files; returns all that were found so far. */
function earlier_files( ...$paths ) {
	static $found = array();
	$found = array_unique( array_merge( $found, $paths ) );
	return $found;
}

/** Removes the hooks of the earlier files that are loaded. */
function replace_earlier_files() {
	global $wp_filter;
	foreach ( $wp_filter as $name => $hook ) {
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				if ( is_string( $function ) && 0 === strpos( $function, EARLIER ) ) {
					earlier_files( ( new \ReflectionFunction( $function ) )->getFileName() );
					remove_filter( $name, $function, $priority );
				}
			}
		}
	}
}

// All files are loaded by then, and no hook of theirs has run.
add_action( 'plugins_loaded', __NAMESPACE__ . '\replace_earlier_files', PHP_INT_MIN );
