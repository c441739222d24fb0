<?php
/**
 * Simulated webhooks of WooCommerce: opens the case's pages of wp-admin, runs the check as often as the
 * case says, and prints the webhooks, the scheduled tasks, and for each event whether its webhook is
 * delivered.
 */

$stored = array();
$saved  = 0;

/** A webhook with WooCommerce's record of changed properties. */
final class WC_Webhook {
	private $id;
	private $data;
	private $changes = array();

	public function __construct( $id = 0 ) {
		global $stored;
		$this->id   = $id;
		$this->data = $stored[ $id ] ?? array(
			'name'          => '',
			'topic'         => '',
			'status'        => 'disabled',
			'secret'        => '',
			'delivery_url'  => '',
			'user_id'       => 0,
			'api_version'   => '',
			'failure_count' => 0,
		);
	}
	public function __call( $method, $values ) {
		list( $verb, $name ) = explode( '_', $method, 2 );
		if ( ! array_key_exists( $name, $this->data ) ) {
			throw new Exception( "A webhook has no $name." );
		}
		if ( 'set' === $verb && $values[0] !== $this->data[ $name ] ) {
			$this->changes[ $name ] = $values[0];
		}
		return $this->changes[ $name ] ?? $this->data[ $name ];
	}
	public function get_id() {
		return $this->id;
	}
	public function get_resource() {
		return explode( '.', $this->data['topic'] )[0];
	}
	public function get_changes() {
		return $this->changes;
	}
	public function save() {
		global $stored, $saved;
		++$saved;
		$this->id            = 0 === $this->id ? count( $stored ) + 1 : $this->id;
		$stored[ $this->id ] = array_merge( $this->data, $this->changes );
	}
}

final class WC_Data_Store {
	public static function load( $name ) {
		return new self();
	}
	public function get_webhooks_ids() {
		global $stored;
		return array_reverse( array_keys( $stored ) );
	}
}

function wp_doing_ajax() {
	global $case;
	return $case['isAjax'] ?? false;
}

/** The users 1 and 2 may manage the shop. */
function user_can( $id, $capability ) {
	return 'manage_woocommerce' === $capability && in_array( $id, array( 1, 2 ), true );
}

function get_users( $query ) {
	return 'manage_woocommerce' === $query['capability'] ? array( '1' ) : array();
}

function wp_get_post_parent_id( $id ) {
	return 0;
}

require __DIR__ . '/wordpress.php';

foreach ( $case['webhooks'] ?? array() as $id => $webhook ) {
	$stored[ $id + 1 ] = $webhook + array(
		'name'          => 'by hand',
		'status'        => 'active',
		'user_id'       => 2,
		'api_version'   => 'wp_api_v3',
		'failure_count' => 0,
	);
}

do_action( 'admin_init' );
do_action( 'admin_init' );
for ( $count = 0; $count < ( $case['checks'] ?? 1 ); $count++ ) {
	do_action( 'vitrine_check_webhooks' );
}

foreach ( $case['changed'] ?? array() as $id ) {
	do_action( 'woocommerce_update_product', $id );
}
$delivered = array();
foreach ( $case['events'] ?? array() as list( $webhook, $id ) ) {
	$delivered[] = apply_filters( 'woocommerce_webhook_should_deliver', true, new WC_Webhook( $webhook ), $id );
}

echo json_encode(
	array(
		'webhooks'  => array_values( $stored ),
		'saved'     => $saved,
		'known'     => get_option( 'vitrine_webhooks', array() ),
		'scheduled' => $scheduled,
		'delivered' => $delivered,
	)
);
