<?php
/**
 * Plugin Name: Vitrine (loader)
 * Description: Loads the folder "vitrine" beside this file, since WordPress loads no folders of wp-content/mu-plugins.
 * License: MIT
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

if ( file_exists( __DIR__ . '/vitrine/vitrine.php' ) ) {
	require __DIR__ . '/vitrine/vitrine.php';
} else {
	add_action(
		'admin_notices',
		function () {
			echo '<div class="notice notice-error"><p><strong>Vitrine:</strong> copy the folder vitrine to wp-content/mu-plugins, too.</p></div>';
		}
	);
}
