<?php
/**
 * Lets shoppers pay by card on the storefront's own page, with the merchant's own payment plugin.
 *
 * The field `vitrineCardMethods` has what a browser needs to draw the card fields of WooCommerce
 * Stripe Gateway and of WooPayments, and nothing secret. The storefront places the order through the
 * Store API, where the plugin takes the payment. The mutation `vitrineSettlePayment` then asks the
 * provider for the state of the payment, by the plugin's own classes, and lets the plugin apply it to
 * the order, as the plugin's script would in WordPress's checkout: its webhooks wait for that. Its
 * arguments are the order's number and key, signed by the storefront's server; the payment is the one
 * that the order names. It may be repeated at any time. Without this part, the storefront hands these
 * orders over to WordPress's checkout.
 *
 * A second attempt at an order makes WooCommerce Stripe Gateway start a second payment. This part
 * first completes an earlier one that the shopper has confirmed, or cancels it, so that nobody is
 * charged twice.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\CardPayments;

defined( 'ABSPATH' ) || exit;

/** Functions of each gateway: one returns its facts, the other an order's payment. */
const GATEWAYS = array(
	'stripe'               => array( __NAMESPACE__ . '\stripe_facts', __NAMESPACE__ . '\stripe_payment' ),
	'woocommerce_payments' => array( __NAMESPACE__ . '\woopayments_facts', __NAMESPACE__ . '\woopayments_payment' ),
);

/** Types of payment that these gateways take; each other type has a gateway of its own. */
const TYPES = array( 'card', 'link' );

/** Statuses of orders that a payment changes. A cancelled order counts: its shopper has paid. */
const UNPAID = array( 'pending', 'failed', 'cancelled' );

/** States of a payment that succeeded or is authorized, and of one that the shopper has to confirm. */
const SUCCEEDED = array( 'succeeded', 'requires_capture' );
const WAITING   = array( 'requires_action', 'requires_confirmation' );

/** True for WooCommerce Stripe Gateway, unless it has its former checkout. */
function is_stripe( $gateway ) {
	return $gateway && method_exists( $gateway, 'process_order_for_confirmed_intent' );
}

/** Returns the public facts of WooCommerce Stripe Gateway; null for its former checkout. */
function stripe_facts( $gateway ) {
	if ( ! is_stripe( $gateway ) ) {
		return null;
	}
	return array(
		'publishableKey' => $gateway->publishable_key,
		'accountId'      => null,
		'locale'         => \WC_Stripe_Helper::convert_wc_locale_to_stripe_locale( get_locale() ),
		'types'          => $gateway->get_upe_enabled_at_checkout_payment_method_ids(),
	);
}

/** Returns the public facts of WooPayments, whose keys are the platform's. */
function woopayments_facts( $gateway ) {
	$account = \WC_Payments::get_account_service();
	$is_test = \WC_Payments::mode()->is_test();
	return array(
		'publishableKey' => $account->get_publishable_key( $is_test ),
		'accountId'      => $account->get_stripe_account_id(),
		'locale'         => \WC_Payments_Utils::convert_to_stripe_locale( get_locale() ),
		'types'          => $gateway->get_upe_enabled_payment_method_ids(),
	);
}

/**
 * True if the gateway's wallets, Apple Pay and Google Pay, are switched on in the cart or at the
 * checkout. Later releases of WooCommerce Stripe Gateway have renamed the settings.
 */
function takes_express_pay( $gateway ) {
	$settings = $gateway->settings;
	$name     = isset( $settings['express_checkout'] ) ? 'express_checkout' : 'payment_request';
	$places   = $settings[ "{$name}_button_locations" ] ?? array( 'product', 'cart' );
	return 'yes' === ( $settings[ $name ] ?? '' )
		&& array() !== array_intersect( array( 'cart', 'checkout' ), (array) $places );
}

/** Returns a gateway as the storefront's browsers may know it; null if it takes no cards now. */
function method_of( $gateway ) {
	try {
		$facts = GATEWAYS[ $gateway->id ][0]( $gateway );
	} catch ( \Throwable $error ) {
		// Of another release of the plugin, or without its account.
		return null;
	}
	// A secret key in the wrong field of the plugin's settings stays here.
	if ( ! $facts || 0 !== strpos( (string) $facts['publishableKey'], 'pk_' ) || ! in_array( 'card', $facts['types'], true ) ) {
		return null;
	}
	return array(
		'method'          => $gateway->id,
		'adapter'         => 'stripe',
		'script'          => null,
		'currency'        => get_woocommerce_currency(),
		'locale'          => 'auto' === $facts['locale'] ? null : $facts['locale'],
		'types'           => array_values( array_intersect( TYPES, $facts['types'] ) ),
		'savesCards'      => $gateway->is_saved_cards_enabled(),
		'takesExpressPay' => takes_express_pay( $gateway ),
	) + $facts;
}

/** Resolves the field: the enabled gateways; null without a secret, since no payment can be settled. */
function resolve_methods() {
	if ( ! \VitrinePlugin\is_secret( \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ) ) ) {
		return null;
	}
	$gateways = array_intersect_key( WC()->payment_gateways()->payment_gateways(), GATEWAYS );
	$enabled  = array_filter(
		$gateways,
		function ( $gateway ) {
			return 'yes' === $gateway->enabled;
		}
	);
	return array_values( array_filter( array_map( __NAMESPACE__ . '\method_of', $enabled ) ) );
}

/**
 * Reads the payment that an order of WooCommerce Stripe Gateway names; null without one.
 *
 * @throws \Exception If Stripe did not return it.
 */
function stripe_payment( $gateway, $order ) {
	$id = (string) $order->get_meta( '_stripe_intent_id' );
	if ( '' === $id ) {
		return null;
	}
	$intent = \WC_Stripe_API::retrieve( 'payment_intents/' . $id );
	if ( 'resource_missing' === ( $intent->error->code ?? '' ) ) {
		// Of another account, or of the test mode.
		return null;
	}
	if ( ! isset( $intent->status, $intent->client_secret ) ) {
		throw new \Exception( 'The payment could not be read.' );
	}
	$error    = (array) ( $intent->last_payment_error ?? array() );
	$messages = array() === $error ? array() : \WC_Stripe_Helper::get_localized_messages();
	return array(
		'status'  => $intent->status,
		'secret'  => $intent->client_secret,
		'message' => $messages[ $error['code'] ?? '' ] ?? message_of( $error ),
		'apply'   => function ( $saves_card ) use ( $gateway, $order, $id ) {
			$gateway->process_order_for_confirmed_intent( $order, $id, $saves_card );
		},
		'cancel'  => function () use ( $id ) {
			return 'canceled' === ( \WC_Stripe_API::request( array(), "payment_intents/$id/cancel" )->status ?? '' );
		},
	);
}

/** Reads the payment that an order of WooPayments names; null without one. */
function woopayments_payment( $gateway, $order ) {
	$orders = \WC_Payments::get_order_service();
	$id     = (string) $orders->get_intent_id_for_order( $order );
	if ( '' === $id ) {
		return null;
	}
	$request = \WCPay\Core\Server\Request\Get_Intention::create( $id );
	$request->set_hook_args( $order );
	$intent = $request->send();
	return array(
		'status'  => $intent->get_status(),
		'secret'  => $intent->get_client_secret(),
		'message' => message_of( (array) $intent->get_last_payment_error() ),
		'apply'   => function ( $saves_card ) use ( $orders, $order, $intent ) {
			$orders->attach_intent_info_to_order( $order, $intent );
			$orders->update_order_status_from_intent( $order, $intent );
			$customer = $order->get_user();
			if ( $saves_card && $customer ) {
				\WC_Payments::get_token_service()->add_payment_method_to_user( $intent->get_payment_method_id(), $customer );
			}
		},
	);
}

/** Returns the provider's message for the shopper; others are for programmers. */
function message_of( $error ) {
	return 'card_error' === ( $error['type'] ?? '' ) ? $error['message'] ?? null : null;
}

/** True if the cart of this request's session is the one from which an order was placed. */
function has_cart_of( $order ) {
	$session = WC()->session;
	foreach ( $session && WC()->cart ? array( 'order_awaiting_payment', 'store_api_draft_order' ) : array() as $name ) {
		if ( absint( $session->get( $name ) ) === $order->get_id() ) {
			return true;
		}
	}
	return false;
}

/** True for a payment that the shopper has made, even if the bank has not decided yet. */
function is_made( $payment ) {
	return $payment && ( 'processing' === $payment['status'] || in_array( $payment['status'], SUCCEEDED, true ) );
}

/** True for a payment that the shopper can still confirm. */
function is_waiting( $payment ) {
	return $payment && in_array( $payment['status'], WAITING, true );
}

/** Brings an order to the state of its payment at the provider; returns the mutation's result. */
function settle( $order, $saves_card ) {
	// By the webhook, or earlier: a paid order that the merchant cancelled must not be completed again.
	if ( $order->is_paid() || $order->get_date_paid() ) {
		return array( 'status' => 'PAID' );
	}
	$id      = $order->get_payment_method();
	$gateway = WC()->payment_gateways()->payment_gateways()[ $id ];
	$payment = GATEWAYS[ $id ][1]( $gateway, $order );
	if ( is_waiting( $payment ) ) {
		return array(
			'status'       => 'ACTION',
			'clientSecret' => $payment['secret'],
		);
	}
	if ( is_made( $payment ) ) {
		if ( $order->has_status( UNPAID ) ) {
			$payment['apply']( $saves_card );
		}
		return array( 'status' => 'processing' === $payment['status'] ? 'PROCESSING' : 'PAID' );
	}
	if ( $order->has_status( 'pending' ) ) {
		// The plugin's mark for orders that are not to be cancelled yet.
		$order->delete_meta_data( '_stripe_payment_awaiting_action' );
		$order->update_status( 'failed', 'The payment failed.' );
	}
	return array(
		'status'  => 'FAILED',
		'message' => isset( $payment['message'] ) ? wp_strip_all_tags( $payment['message'] ) : null,
	);
}

/**
 * Carries out the mutation.
 *
 * @throws \Exception WPGraphQL shows it as an internal error, after which the storefront repeats the request.
 */
function settle_payment( $input ) {
	$id         = (int) $input['orderId'];
	$saves_card = $input['savesCard'] ?? false;
	$lines      = array( 'payment', $input['time'], $id, $input['orderKey'], $saves_card ? '1' : '' );
	if ( ! \VitrinePlugin\is_signed( $lines, $input['signature'], \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ), time() ) ) {
		return array( 'status' => null );
	}
	if ( ! \VitrinePlugin\lock( "payment_$id" ) ) {
		throw new \Exception( 'Another request is settling this payment.' );
	}
	$order = wc_get_order( $id );
	if ( ! $order instanceof \WC_Order || ! hash_equals( $order->get_order_key(), $input['orderKey'] ) || ! isset( GATEWAYS[ $order->get_payment_method() ] ) ) {
		return array( 'status' => null );
	}
	// A payment that is applied makes the session forget the order.
	$has_cart = has_cart_of( $order );
	$result   = settle( $order, $saves_card );
	if ( $has_cart && in_array( $result['status'], array( 'PAID', 'PROCESSING' ), true ) ) {
		// Nobody visits WordPress's receipt, which empties it otherwise.
		WC()->cart->empty_cart();
	}
	return $result;
}

/**
 * Completes or cancels the earlier payment of an order before the Store API takes another.
 *
 * @throws \Exception The Store API responds with its message.
 */
function finish_earlier_payment( $context, $result ) {
	$order   = $context->order;
	$gateway = WC()->payment_gateways()->payment_gateways()['stripe'] ?? null;
	if ( ! is_stripe( $gateway ) ) {
		return;
	}
	if ( ! \VitrinePlugin\lock( 'payment_' . $order->get_id() ) ) {
		throw new \Exception( 'Another request is paying this order. Try again in a moment.' );
	}
	// Another request may have paid while this one waited.
	$order->read_meta_data( true );
	$payment = stripe_payment( $gateway, $order );
	if ( is_made( $payment ) ) {
		$payment['apply']( false );
		$result->set_status( 'success' );
		$result->set_redirect_url( $order->get_checkout_order_received_url() );
	} elseif ( is_waiting( $payment ) && ! $payment['cancel']() ) {
		throw new \Exception( 'This payment is being confirmed. Try again in a moment.' );
	}
}

/** Adds the field and the mutation, if WooGraphQL is active. */
function register() {
	if ( ! class_exists( '\WPGraphQL\WooCommerce\Model\Order' ) ) {
		return;
	}
	$text   = array( 'type' => 'String' );
	$needed = array( 'type' => array( 'non_null' => 'String' ) );
	$flag   = array( 'type' => array( 'non_null' => 'Boolean' ) );
	register_graphql_object_type(
		'VitrineCardMethod',
		array(
			'description' => 'Payment method whose fields the storefront draws with the provider\'s own script. It is public.',
			'fields'      => array(
				'method'          => $needed,
				'adapter'         => $needed,
				'script'          => $text,
				'publishableKey'  => $needed,
				'accountId'       => $text,
				'currency'        => $needed,
				'locale'          => $text,
				'types'           => array( 'type' => array( 'non_null' => array( 'list_of' => array( 'non_null' => 'String' ) ) ) ),
				'savesCards'      => $flag,
				'takesExpressPay' => $flag,
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'vitrineCardMethods',
		array(
			'type'    => array( 'list_of' => array( 'non_null' => 'VitrineCardMethod' ) ),
			'resolve' => __NAMESPACE__ . '\resolve_methods',
		)
	);
	$statuses = array( 'PAID', 'PROCESSING', 'ACTION', 'FAILED' );
	register_graphql_enum_type(
		'VitrinePaymentStatus',
		array(
			'values' => array_combine(
				$statuses,
				array_map(
					function ( $status ) {
						return array( 'value' => $status );
					},
					$statuses
				)
			),
		)
	);
	register_graphql_mutation(
		'vitrineSettlePayment',
		array(
			'inputFields'         => array(
				'orderId'   => array( 'type' => array( 'non_null' => 'Int' ) ),
				'orderKey'  => $needed,
				'savesCard' => array( 'type' => 'Boolean' ),
				'time'      => $needed,
				'signature' => $needed,
			),
			'outputFields'        => array(
				'status'       => array( 'type' => 'VitrinePaymentStatus' ),
				'clientSecret' => $text,
				'message'      => $text,
			),
			'mutateAndGetPayload' => __NAMESPACE__ . '\settle_payment',
		)
	);
}

if ( \VitrinePlugin\is_on( 'card-payments' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
	// Before WooCommerce lets the gateway take the payment, at 999.
	add_action( 'woocommerce_rest_checkout_process_payment_with_context', __NAMESPACE__ . '\finish_earlier_payment', 10, 2 );
}
