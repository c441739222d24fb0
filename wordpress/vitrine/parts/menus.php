<?php
/**
 * Registers the locations of the storefront's menus.
 *
 * The storefront shows the menu at "Storefront: header" in its header and the phone's menu, and that
 * at "Storefront: footer" in its footer. They are set under Appearance > Menus, also with a block
 * theme, which has no locations of its own.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Menus;

defined( 'ABSPATH' ) || exit;

/** Registers both. */
function register() {
	register_nav_menus(
		array(
			'vitrine-header' => 'Storefront: header',
			'vitrine-footer' => 'Storefront: footer',
		)
	);
}

if ( \VitrinePlugin\is_on( 'menus' ) ) {
	add_action( 'after_setup_theme', __NAMESPACE__ . '\register' );
}
