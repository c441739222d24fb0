<?php
/**
 * Takes withdrawals from contracts, which shoppers declare at the storefront.
 *
 * Whoever declares one gets the receipt by email, with its content and time, in the language of the
 * request; the shop gets a copy at the address that new orders go to. An order with this number and
 * email address gets a note. The response is the same whether or not there is one: a shopper may
 * name the contract in other words.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Withdrawals;

use function VitrinePlugin\OrderLinks\find_order;
use function VitrinePlugin\OrderLinks\is_allowed;

defined( 'ABSPATH' ) || exit;

/** Event in which the order is looked up: otherwise the response time would reveal it. */
const EVENT = 'vitrine_note_withdrawal';

/** Emails to one address in an hour: whoever writes the inputs could send them to anyone. */
const PER_RECIPIENT = 5;

const MAX_INPUT = 254;

/** Subject and text of the receipt by language: its time, the contract, the shopper's name and email. */
const RECEIPTS = array(
	'en' => array( 'Receipt of your withdrawal', "You have withdrawn from a contract with us. We confirm the receipt.\n\nReceived: %1\$s\nContract: %2\$s\nName: %3\$s\nEmail: %4\$s\n\nKeep this email." ),
	'de' => array( 'Eingang Ihres Widerrufs', "Sie haben einen Vertrag mit uns widerrufen. Wir bestätigen den Eingang.\n\nEingang: %1\$s\nVertrag: %2\$s\nName: %3\$s\nE-Mail: %4\$s\n\nBitte bewahren Sie diese E-Mail auf." ),
	'fr' => array( 'Réception de votre rétractation', "Vous avez renoncé à un contrat conclu avec nous. Nous en confirmons la réception.\n\nReçu le : %1\$s\nContrat : %2\$s\nNom : %3\$s\nE-mail : %4\$s\n\nConservez cet e-mail." ),
	'pl' => array( 'Otrzymaliśmy odstąpienie od umowy', "Odstąpiono od umowy z nami. Potwierdzamy otrzymanie oświadczenia.\n\nOtrzymano: %1\$s\nUmowa: %2\$s\nImię i nazwisko: %3\$s\nE-mail: %4\$s\n\nZachowaj tę wiadomość." ),
	'ar' => array( 'استلام عدولك عن العقد', "لقد عدلت عن عقد معنا، ونؤكد استلام ذلك.\n\nوقت الاستلام: %1\$s\nالعقد: %2\$s\nالاسم: %3\$s\nالبريد الإلكتروني: %4\$s\n\nيرجى الاحتفاظ بهذه الرسالة." ),
);

/**
 * Sends the receipt to the shopper, with a copy to the shop.
 *
 * @throws \GraphQL\Error\UserError Unless the email was sent: the shopper has to try again.
 */
function withdraw( $input ) {
	$read = function ( $name ) use ( $input ) {
		return sanitize_text_field( mb_substr( (string) ( $input[ $name ] ?? '' ), 0, MAX_INPUT ) );
	};
	list( $name, $contract, $email ) = array( $read( 'name' ), $read( 'contract' ), $read( 'email' ) );
	if ( '' === $name || '' === $contract || ! is_email( $email ) ) {
		throw new \GraphQL\Error\UserError( 'A withdrawal needs a name, a contract and an email address.' );
	}
	if ( ! is_allowed( 'withdrawal ' . strtolower( $email ), PER_RECIPIENT ) ) {
		throw new \GraphQL\Error\UserError( 'Too many withdrawals. Try again in an hour.' );
	}
	list( $subject, $text ) = RECEIPTS[ substr( get_locale(), 0, 2 ) ] ?? RECEIPTS['en'];
	$receipt = sprintf( $text, wp_date( 'Y-m-d H:i:s T' ), $contract, $name, $email );
	$subject = '[' . wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) . "] $subject";
	$orders  = (array) get_option( 'woocommerce_new_order_settings' );
	$shop    = empty( $orders['recipient'] ) ? get_option( 'admin_email' ) : $orders['recipient'];
	if ( ! wp_mail( $email, $subject, $receipt, array( "Bcc: $shop" ) ) ) {
		throw new \GraphQL\Error\UserError( 'The receipt of the withdrawal could not be sent.' );
	}
	wp_schedule_single_event( time(), EVENT, array( $contract, $email, $receipt ) );
	return array();
}

/** Adds the withdrawal to the notes of its order, if there is one with this number and email address. */
function note( $number, $email, $receipt ) {
	// WooCommerce may have become inactive since the request.
	$order = function_exists( 'wc_get_order' ) ? find_order( $number, $email ) : null;
	if ( $order ) {
		$order->add_order_note( $receipt );
	}
}

/** Adds the mutation, if WooCommerce is active. */
function register() {
	if ( ! function_exists( 'wc_get_order' ) ) {
		return;
	}
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'vitrineWithdraw',
		array(
			'inputFields'         => array_fill_keys( array( 'name', 'contract', 'email' ), $text ),
			'outputFields'        => array(),
			'mutateAndGetPayload' => __NAMESPACE__ . '\withdraw',
		)
	);
}

if ( \VitrinePlugin\is_on( 'withdrawals' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
	add_action( EVENT, __NAMESPACE__ . '\note', 10, 3 );
}
