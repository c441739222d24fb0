<?php
/** WooCommerce's webhooks, stored in memory. */

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
