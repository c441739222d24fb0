<?php
/**
 * Plugin Name: Vitrine
 * Description: Checks and features of WordPress for the storefront Vitrine. Each part can be switched off.
 * Version: 0.2.0
 * Requires PHP: 7.4
 * License: MIT
 * Update URI: false
 *
 * The constants of the parts belong into wp-config.php, above the line "That's all, stop editing!":
 *
 *     define( 'VITRINE_STOREFRONT_URL', 'https://shop.example' );  // The storefront's address.
 *     define( 'VITRINE_WEBHOOK_SECRET', '…' );                     // The storefront's WEBHOOK_SECRET.
 *     define( 'VITRINE_CLIENT_SECRET', '…' );                      // Its FORWARDED_CLIENT_SECRET.
 *     define( 'VITRINE_CLOSE_ENDPOINT', true );                    // For closed-endpoint only.
 *     define( 'VITRINE_CHECKOUT_LINKS', true );                    // For checkout-links only.
 *     define( 'VITRINE_FORMER_SIGNATURES', true );                 // For a storefront of an earlier release.
 *     define( 'VITRINE_OFF', 'webhooks sign-ins' );                // Parts to switch off.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

if ( defined( __NAMESPACE__ . '\VERSION' ) ) {
	// A second copy, of any version, as in wp-content/mu-plugins and wp-content/plugins: the first works.
	add_filter(
		'vitrine_problems',
		function ( $problems ) {
			$version = get_file_data( __FILE__, array( 'Version' ) )[0];
			$text    = 'Vitrine is installed twice: ' . MAIN_FILE . ' (' . VERSION . ') works, ' . __FILE__ . " ($version) does not. Delete the older one.";
			return array_merge( $problems, array( str_replace( ABSPATH, '', $text ) ) );
		}
	);
	return;
}

const VERSION   = '0.2.0';
const MAIN_FILE = __FILE__;

/** Parts, and the constants that each needs; one without its constants does nothing. */
const PARTS = array(
	'displayed-total'  => array(),
	'one-order'        => array(),
	'prepaid-orders'   => array(),
	'cart-changes'     => array(),
	'sessions'         => array(),
	'product-lists'    => array(),
	'price-notes'      => array(),
	'terms'            => array(),
	'menus'            => array(),
	'locale'           => array(),
	'currency'         => array(),
	'sign-ins'         => array(),
	'order-links'      => array(),
	'withdrawals'      => array(),
	'guest-orders'     => array( 'VITRINE_CLIENT_SECRET' ),
	'card-payments'    => array( 'VITRINE_CLIENT_SECRET' ),
	'client-address'   => array( 'VITRINE_CLIENT_SECRET' ),
	'checkout-links'   => array( 'VITRINE_CHECKOUT_LINKS' ),
	'return-addresses' => array( 'VITRINE_STOREFRONT_URL' ),
	'change-notices'   => array( 'VITRINE_STOREFRONT_URL', 'VITRINE_WEBHOOK_SECRET' ),
	'webhooks'         => array( 'VITRINE_STOREFRONT_URL', 'VITRINE_WEBHOOK_SECRET' ),
	'closed-endpoint'  => array( 'VITRINE_CLOSE_ENDPOINT', 'VITRINE_CLIENT_SECRET' ),
	'doctor'           => array( 'VITRINE_CLIENT_SECRET' ),
);

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/earlier-files.php';
require __DIR__ . '/includes/signatures.php';
require __DIR__ . '/includes/locks.php';
require __DIR__ . '/includes/addresses.php';
require __DIR__ . '/includes/store-api.php';
require __DIR__ . '/includes/problems.php';

// In a function, so that the files' variables are not global.
( function () {
	foreach ( array_keys( PARTS ) as $part ) {
		require __DIR__ . "/parts/$part.php";
	}
} )();
