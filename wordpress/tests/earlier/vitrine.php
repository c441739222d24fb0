<?php
/**
 * Plugin Name: Vitrine
 *
 * The single file of an earlier release, shortened: the names of its functions and its hooks of two parts.
 */

namespace Vitrine;

const PARTS = array( 'sessions' => array(), 'doctor' => array( 'needs' => array( 'VITRINE_CLIENT_SECRET' ) ) );

function setting( $name ) {
	return defined( $name ) ? constant( $name ) : '';
}

function is_on( $part ) {
	return '' !== $part;
}

function problems() {
	return array( 'A problem of the earlier file.' );
}

function show_problems() {
	echo implode( problems() );
}

add_action( 'admin_notices', __NAMESPACE__ . '\show_problems' );

namespace Vitrine\Parts\Sessions;

const LIFETIME = 14 * DAY_IN_SECONDS;

function extend( $seconds ) {
	return max( $seconds, LIFETIME );
}

if ( \Vitrine\is_on( 'sessions' ) ) {
	add_filter( 'wc_session_expiration', __NAMESPACE__ . '\extend' );
}

namespace Vitrine\Parts\Doctor;

function register() {
	register_graphql_field( 'RootQuery', 'vitrineSetup', array( 'type' => 'VitrineSetup' ) );
}

if ( \Vitrine\is_on( 'doctor' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}
