<?php
/**
 * Simulated emails and one order of WooCommerce: sends the requests of the case, runs the scheduled
 * tasks, and prints the responses, the emails and the order's notes.
 */

namespace GraphQL\Error {

	final class UserError extends \Exception {
	}
}

namespace {

	$emails = array();
	$notes  = array();

	final class WC_Order {
		public function has_status( $statuses ) {
			return false;
		}
		public function get_billing_email() {
			return 'Ann@example.test';
		}
		public function add_order_note( $note ) {
			global $notes;
			$notes[] = $note;
		}
	}

	function wc_get_order( $id ) {
		return '1007' === (string) $id ? new WC_Order() : false;
	}

	function wp_specialchars_decode( $text, $quotes ) {
		return htmlspecialchars_decode( $text, $quotes );
	}

	function sanitize_text_field( $text ) {
		return trim( preg_replace( '/\s+/', ' ', strip_tags( $text ) ) );
	}

	function is_email( $text ) {
		return filter_var( $text, FILTER_VALIDATE_EMAIL );
	}

	function wp_date( $format ) {
		return '2026-11-30 17:05:00 CET';
	}

	function wp_mail( $to, $subject, $text, $headers ) {
		global $emails, $case;
		$emails[] = compact( 'to', 'subject', 'text', 'headers' );
		return $case['sends'] ?? true;
	}

	require __DIR__ . '/wordpress.php';

	$options += array(
		'blogname'    => 'Osier &amp; Co',
		'admin_email' => 'admin@example.test',
	);

	do_action( 'graphql_register_types' );
	$mutation  = $mutations['vitrineWithdraw'] ?? null;
	$responses = array();
	foreach ( $mutation ? $case['requests'] : array() as $input ) {
		try {
			$responses[] = $mutation['mutateAndGetPayload']( $input );
		} catch ( \GraphQL\Error\UserError $error ) {
			$responses[] = $error->getMessage();
		}
	}
	$early = count( $notes );
	foreach ( $scheduled as list( $name, $values ) ) {
		do_action( $name, ...$values );
	}

	echo json_encode( compact( 'responses', 'emails', 'early', 'notes' ) + array( 'inputs' => $mutation ? array_keys( $mutation['inputFields'] ) : null ) );
}
