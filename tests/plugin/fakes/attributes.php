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
/** That of all places beside the others. */
class WC_Shipping_Zone {
	public function get_shipping_methods() {
		return array( 5 => new WC_Payment_Gateway( 'flat_rate', 'Express Courier', '' ) );
	}
}
