<?php
/**
 * Tells the storefront versions, parts and settings, for "npm run doctor".
 *
 * The storefront's command "npm run doctor" examines the shop from outside, where versions and most
 * settings cannot be seen. This part adds the field `vitrineSetup`, which is null for everybody but
 * the storefront's server and administrators. It has no secret, and nothing about shoppers.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Doctor;

defined( 'ABSPATH' ) || exit;

/** Bytes of one header, and of all headers that a request may ask for: Node accepts 16 kB. */
const HEADER_BYTES     = 500;
const MAX_HEADER_BYTES = 12000;

/** Returns the state of a part: "on", or the reason for which it does nothing. */
function state_of( $part ) {
	if ( in_array( $part, \VitrinePlugin\switched_off(), true ) ) {
		return 'off';
	}
	$missing = \VitrinePlugin\missing_constants( $part );
	if ( array() !== $missing ) {
		return 'needs ' . implode( ' and ', $missing );
	}
	return 'on';
}

/** Returns the parts and their states. */
function parts() {
	return array_map(
		function ( $part ) {
			return array(
				'name'  => $part,
				'state' => state_of( $part ),
			);
		},
		array_keys( \VitrinePlugin\PARTS )
	);
}

/** Returns the storefront's webhooks and their states; null if they cannot be known. */
function webhooks() {
	if ( '' === \VitrinePlugin\setting( 'VITRINE_STOREFRONT_URL' ) || ! class_exists( 'WC_Webhook' ) || ! class_exists( 'WC_Data_Store' ) ) {
		return null;
	}
	$found = \VitrinePlugin\Webhooks\find_webhooks();
	return array_map(
		function ( $topic ) use ( $found ) {
			return array(
				'topic'  => $topic,
				'status' => isset( $found[ $topic ] ) ? $found[ $topic ]->get_status() : 'missing',
			);
		},
		\VitrinePlugin\Webhooks\TOPICS
	);
}

/** Sends headers of a size, as the cookies of a sign-in have, which a web server may refuse. */
function send_headers( $bytes ) {
	for ( $rest = min( (int) $bytes, MAX_HEADER_BYTES ); $rest > 0; $rest -= HEADER_BYTES ) {
		header( 'X-Vitrine-Padding: ' . str_repeat( '-', min( $rest, HEADER_BYTES ) ), false );
	}
}

/** Resolves the field: the setup, or null for anybody else than the storefront. */
function resolve( $root = null, $args = array() ) {
	$is_storefront = \VitrinePlugin\ClosedEndpoint\is_storefront( $_SERVER, \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ) );
	if ( ! $is_storefront && ! current_user_can( 'manage_options' ) ) {
		return null;
	}
	send_headers( $args['headerBytes'] ?? 0 );
	return array(
		'version'       => \VitrinePlugin\VERSION,
		'wordpress'     => get_bloginfo( 'version' ),
		'php'           => PHP_VERSION,
		'woocommerce'   => \VitrinePlugin\setting( 'WC_VERSION' ),
		'wpgraphql'     => \VitrinePlugin\setting( 'WPGRAPHQL_VERSION' ),
		'woographql'    => \VitrinePlugin\setting( 'WPGRAPHQL_WOOCOMMERCE_VERSION' ),
		'guestCheckout' => 'yes' === get_option( 'woocommerce_enable_guest_checkout', 'yes' ),
		'phone'         => (string) get_option( 'woocommerce_checkout_phone_field', 'required' ),
		'shipTo'        => (string) get_option( 'woocommerce_ship_to_destination', 'shipping' ),
		'parts'         => parts(),
		'webhooks'      => webhooks(),
		'problems'      => \VitrinePlugin\problems(),
	);
}

/** Adds the field and its types, if WooGraphQL is active. */
function register() {
	if ( ! class_exists( '\WPGraphQL\WooCommerce\Model\Order' ) ) {
		return;
	}
	$text   = array( 'type' => 'String' );
	$fields = array_fill_keys( array( 'version', 'wordpress', 'php', 'woocommerce', 'wpgraphql', 'woographql', 'phone', 'shipTo' ), $text );
	register_graphql_object_type(
		'VitrinePart',
		array(
			'fields' => array(
				'name'  => $text,
				'state' => $text,
			),
		)
	);
	register_graphql_object_type(
		'VitrineWebhook',
		array(
			'fields' => array(
				'topic'  => $text,
				'status' => $text,
			),
		)
	);
	register_graphql_object_type(
		'VitrineSetup',
		array(
			'fields' => $fields + array(
				'guestCheckout' => array( 'type' => 'Boolean' ),
				'parts'         => array( 'type' => array( 'list_of' => 'VitrinePart' ) ),
				'webhooks'      => array( 'type' => array( 'list_of' => 'VitrineWebhook' ) ),
				'problems'      => array( 'type' => array( 'list_of' => 'String' ) ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'vitrineSetup',
		array(
			'type'    => 'VitrineSetup',
			'args'    => array( 'headerBytes' => array( 'type' => 'Int' ) ),
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \VitrinePlugin\is_on( 'doctor' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}
