<?php
/**
 * Registers WooCommerce's webhooks for the storefront, and keeps them enabled.
 *
 * The webhooks are five, in WooCommerce > Settings > Advanced > Webhooks. Once an hour it adds
 * those that are missing, corrects their address and secret, and switches on again those that
 * WooCommerce has disabled after failures. A change that a notice of change-notices tells of is not
 * delivered a second time, so that they only deliver all changes where that part is off.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Webhooks;

defined( 'ABSPATH' ) || exit;

/** Topics that tell of changes of the catalogue. */
const TOPICS = array( 'product.created', 'product.updated', 'product.deleted', 'product.restored', 'order.created' );

/** Scheduled task that checks the webhooks. */
const CHECK = 'vitrine_check_webhooks';

/** Option with the webhooks' ids by their topics, by which they are found after a change of the address. */
const IDS = 'vitrine_webhooks';

/** Capability of the user in whose name WooCommerce reads a product for a webhook. */
const CAPABILITY = 'manage_woocommerce';

/** Returns the address that webhooks are delivered to. */
function delivery_url() {
	return \VitrinePlugin\storefront_url( '/hooks/woocommerce' );
}

/** Schedules the check, in wp-admin only: no shopper's request does. */
function schedule() {
	if ( ! wp_doing_ajax() && ! wp_next_scheduled( CHECK ) ) {
		wp_schedule_event( time(), 'hourly', CHECK );
	}
}

/** Ends the checks with the plugin. */
function unschedule() {
	wp_clear_scheduled_hook( CHECK );
}

/** Returns the storefront's webhooks by their topics; those that are known by id come first. */
function find_webhooks() {
	$known = (array) get_option( IDS, array() );
	$found = array();
	foreach ( \WC_Data_Store::load( 'webhook' )->get_webhooks_ids() as $id ) {
		$webhook  = new \WC_Webhook( (int) $id );
		$topic    = $webhook->get_topic();
		$is_known = (int) ( $known[ $topic ] ?? 0 ) === (int) $id;
		// One that somebody has added by hand is used, too.
		if ( $is_known || ( ! isset( $found[ $topic ] ) && delivery_url() === $webhook->get_delivery_url() ) ) {
			$found[ $topic ] = $webhook;
		}
	}
	return $found;
}

/** Returns a user who may read products and orders; 0 if there is none. */
function find_user() {
	$ids = get_users(
		array(
			'capability' => CAPABILITY,
			'number'     => 1,
			'orderby'    => 'ID',
			'fields'     => 'ID',
		)
	);
	return (int) ( $ids[0] ?? 0 );
}

/** Corrects a webhook; a paused one stays paused, since somebody has paused it. */
function correct( $webhook ) {
	$webhook->set_delivery_url( delivery_url() );
	$webhook->set_secret( \VitrinePlugin\setting( 'VITRINE_WEBHOOK_SECRET' ) );
	// WooCommerce disables a webhook after several failures in a row, and counts on.
	if ( 'disabled' === $webhook->get_status() ) {
		$webhook->set_status( 'active' );
		$webhook->set_failure_count( 0 );
	}
	if ( ! user_can( $webhook->get_user_id(), CAPABILITY ) ) {
		$webhook->set_user_id( find_user() );
	}
	if ( array() !== $webhook->get_changes() ) {
		$webhook->save();
	}
}

/** Returns a new webhook, not saved yet. */
function create( $topic ) {
	$webhook = new \WC_Webhook();
	$webhook->set_name( 'Vitrine: ' . $topic );
	$webhook->set_topic( $topic );
	$webhook->set_status( 'active' );
	$webhook->set_api_version( 'wp_api_v3' );
	return $webhook;
}

/** Adds the webhooks that are missing, and corrects the others. */
function check() {
	if ( ! class_exists( 'WC_Webhook' ) || ! class_exists( 'WC_Data_Store' ) ) {
		return;
	}
	$found = find_webhooks();
	$ids   = array();
	foreach ( TOPICS as $topic ) {
		$webhook = $found[ $topic ] ?? create( $topic );
		correct( $webhook );
		$ids[ $topic ] = $webhook->get_id();
	}
	if ( get_option( IDS, array() ) !== $ids ) {
		update_option( IDS, $ids, false );
	}
}

/** Leaves out the delivery of a product's change that the notice of this request has. */
function is_needed( $should_deliver, $webhook, $id ) {
	$is_product = 'product' === $webhook->get_resource() && delivery_url() === $webhook->get_delivery_url();
	$is_noticed = $is_product && is_scalar( $id ) && in_array( 'post:' . (int) $id, \VitrinePlugin\ChangeNotices\note(), true );
	return $should_deliver && ! $is_noticed;
}

if ( \VitrinePlugin\is_on( 'webhooks' ) ) {
	add_action( 'admin_init', __NAMESPACE__ . '\schedule' );
	register_deactivation_hook( \VitrinePlugin\MAIN_FILE, __NAMESPACE__ . '\unschedule' );
	add_action( CHECK, __NAMESPACE__ . '\check' );
	add_filter( 'woocommerce_webhook_should_deliver', __NAMESPACE__ . '\is_needed', 10, 3 );
}
