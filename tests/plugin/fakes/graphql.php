<?php
/** What WooGraphQL answers about orders, to the storefront's three questions, and about products, to the plugin's two. */

function graphql( array $asked ): array {
	$GLOBALS['questions'][] = $asked['variables']['databaseIds'];
	$nodes                  = array();
	foreach ( $asked['variables']['databaseIds'] as $id ) {
		$entry = static fn( string $key ) => get_post_meta( $id, $key, true );
		if ( $entry( 'breaks' ) ) {
			return array( 'errors' => array( array( 'message' => 'Internal server error' ) ) );
		}
		if ( 'publish' === get_post_status( $id ) && ! $entry( 'is_hidden' ) ) {
			$prices  = array( 'databaseId' => $id, 'rawPrice' => $entry( '_price' ), 'stockQuantity' => (int) $entry( '_stock' ), 'viewer' => get_current_user_id() );
			$nodes[] = str_contains( $asked['query'], 'PricesByIds' ) ? $prices : $prices + array( 'name' => get_the_title( $id ), 'note' => $entry( 'note' ) );
		}
	}

	return array( 'data' => array( 'products' => array( 'nodes' => $nodes ) ) );
}
function wc_get_customer_default_location(): array {
	return array( 'country' => 'US', 'state' => 'NY' );
}

function graphql_about_orders( string $operation, array $variables ): array {
	$nodes = static fn( array $ids ): array => array( 'nodes' => array_map( static fn( $id ) => graphql_order( new WC_Order( $id ) ), array_reverse( $ids ) ) );
	$viewer = array( 'viewer' => array( 'databaseId' => 1 ) );
	if ( 'GetOrder' === $operation ) {
		$order = wc_get_order( $variables['id'] );

		return array( 'order' => $order ? graphql_order( $order ) : null );
	}
	if ( 'OrdersByReference' === $operation ) {
		return $viewer + array( 'orders' => $nodes( search_orders( $variables['orderReference'] ) ) );
	}
	$of = static fn( array $by ): array => wc_get_orders( $by + array( 'return' => 'ids', 'limit' => 100 ) );

	return $viewer + array(
		'ofAccount' => $nodes( $of( array( 'customer' => array( (int) $variables['customerId'] ) ) ) ),
		'ofAddress' => $variables['isByEmail'] ? $nodes( $of( array( 'billing_email' => $variables['email'] ) ) ) : null,
	);
}

/** WooCommerce's own search of its orders' table: payment numbers, addresses, and what plugins add. */
function search_orders( string $text ): array {
	$orders = array_filter( wc_get_orders( array( 'limit' => -1 ) ), static fn( $order ): bool => str_contains( $order->get_transaction_id(), $text ) || str_contains( $order->get_billing_email(), $text ) );
	$ids    = apply_filters( 'woocommerce_cot_shop_order_search_results', array_map( static fn( $order ) => $order->get_id(), $orders ), $text );
	sort( $ids );

	return $ids;
}

function graphql_order( WC_Order $order ): array {
	$time  = static fn( ?WC_DateTime $moment ): ?string => $moment?->format( 'c' );
	$metas = static fn( array $meta ): array => array_map( static fn( $key, $value ): array => compact( 'key', 'value' ), array_keys( $meta ), $meta );
	$line  = static fn( WC_Order_Item_Product $item ): array => array(
		'productId'      => $item->get_product_id(),
		'variationId'    => $item->get_variation_id(),
		'quantity'       => $item->get_quantity(),
		'rawSubtotal'    => (string) $item->get_subtotal(),
		'rawSubtotalTax' => '0',
		'rawTotal'       => (string) $item->get_total(),
		'rawTotalTax'    => '0',
		'product'        => $item->get_product() ? array( 'node' => array( 'name' => get_the_title( $item->get_product_id() ) ) ) : null,
		'variation'      => null,
		'metaData'       => $metas( array_filter( $item->all_meta(), 'is_string' ) ),
	);

	return array(
		'id'                 => base64_encode( 'order:' . $order->get_id() ),
		'databaseId'         => $order->get_id(),
		'orderNumber'        => $order->get_order_number(),
		'orderKey'           => $order->get_order_key(),
		'status'             => strtoupper( str_replace( '-', '_', $order->get_status() ) ),
		'date'               => $time( $order->get_date_created() ),
		'datePaid'           => $time( $order->get_date_paid() ),
		'paymentMethod'      => $order->get_payment_method(),
		'paymentMethodTitle' => $order->get_payment_method_title(),
		'pricesIncludeTax'   => false,
		'rawShippingTotal'   => (string) array_sum( array_map( static fn( $item ) => (float) $item->get_total(), $order->get_items( 'shipping' ) ) ),
		'rawShippingTax'     => '0',
		'rawTotalTax'        => '0',
		'rawTotal'           => (string) $order->get_total(),
		'transactionId'      => $order->get_transaction_id(),
		'needsPayment'       => $order->needs_payment(),
		'billing'            => array( 'email' => $order->get_billing_email() ),
		'metaData'           => $metas( array_filter( $order->all_meta(), 'is_string' ) ),
		'shippingLines'      => array( 'nodes' => array_values( array_map( static fn( $item ) => array( 'methodTitle' => $item->get_method_title() ), $order->get_items( 'shipping' ) ) ) ),
		'lineItems'          => array( 'nodes' => array_values( array_map( $line, $order->get_items() ) ) ),
	);
}
