<?php
/** Attributes of the shop, and the pages that WooCommerce makes. */

function wc_get_attribute_taxonomies() {
	return array_map( static fn( $attribute ) => (object) $attribute, get_option( 'attributes', array() ) );
}
function wc_get_attribute_taxonomy_names() {
	return array_map( static fn( $attribute ) => "pa_$attribute->attribute_name", wc_get_attribute_taxonomies() );
}
function wc_get_page_id( $name ) {
	return get_option( "page of $name", -1 );
}
/** Shipping zones by their numbers, 0 for all other places, with their methods: {title, enabled} each (option `zones`). */
class WC_Shipping_Zone {
	public function __construct( private int $id ) {}
	public static function all(): array {
		return get_option( 'zones', array( array( array( 'title' => 'Express Courier', 'enabled' => true ) ) ) );
	}
	public function get_shipping_methods( $is_enabled_only ): array {
		$methods = array_filter( self::all()[ $this->id ], static fn( array $method ): bool => $method['enabled'] || ! $is_enabled_only );

		return array_map( static fn( array $method ) => new WC_Payment_Gateway( 'flat_rate', $method['title'], '' ), $methods );
	}
}
