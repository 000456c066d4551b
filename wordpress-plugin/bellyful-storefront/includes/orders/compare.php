<?php
/** What has changed in the shop since the storefront showed the total. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Product;
use function Bellyful\Storefront\Cart\describe_fees;
use function Bellyful\Storefront\Cart\describe_shipping;
use function Bellyful\Storefront\Cart\describe_tax;
use function Bellyful\Storefront\Connect\is_connected;
use function Bellyful\Storefront\Connect\is_for_sale;
use function Bellyful\Storefront\Connect\product_of;
use function Bellyful\Storefront\Connect\units_of as price_of;
use function Bellyful\Storefront\Money\to_units;
use function Bellyful\Storefront\sells_by_own_rules;
use function Bellyful\Storefront\Shop\forbidden;
use function Bellyful\Storefront\Shop\gateways;

defined( 'ABSPATH' ) || exit;

/** Everything that has changed, the total's currency, prices and codes. */
function changes_since( array $asked ): array {
	$currency = array(
		'currency' => get_woocommerce_currency(),
		'decimals' => wc_get_price_decimals(),
	);
	$sent     = line_sent_otherwise( $asked );
	$is_same  = $asked['expected']['currency'] === $currency['currency'] && $asked['expected']['decimals'] === $currency['decimals'];

	return array_values(
		array_filter(
			array(
				$is_same ? null : array( 'kind' => 'currency' ) + $currency,
				change_of_rules( $asked['shipping'] ),
				change_of_place( $asked ),
				...array_map( __NAMESPACE__ . '\change_of_price', $asked['lines'] ),
				...array_map( __NAMESPACE__ . '\change_of_box', $asked['lines'] ),
				$sent ? now_sold( $sent, $sent['price'] ) : null,
				...array_map( __NAMESPACE__ . '\change_of_code', $asked['codes'] ),
			)
		)
	);
}

/**
 * Whether the order is of a page that sells by the shop's own rules: {method, total}, the method null where nothing is
 * sent. By the storefront's it is {title, total}, null where nothing is sent.
 */
function is_by_shop( ?array $shipping ): bool {
	return null !== $shipping && array_key_exists( 'method', $shipping );
}

/** Whether anything of the order is sent. */
function is_shipped( ?array $shipping ): bool {
	return null !== $shipping && ( ! is_by_shop( $shipping ) || null !== $shipping['method'] );
}

/** The shop sells by other rules than the storefront knew. */
function change_of_rules( ?array $shipping ): ?array {
	return is_by_shop( $shipping ) === sells_by_own_rules() ? null : array( 'kind' => 'rules' );
}

/** The shop does not sell, or send, to where this is ordered for. */
function change_of_place( array $asked ): ?array {
	$refused = forbidden( $asked['billing']['country'], is_shipped( $asked['shipping'] ) ? $asked['shippingAddress']['country'] : null );

	return null === $refused ? null : array(
		'kind'    => 'place',
		'address' => $refused,
	);
}

/** The product's present price, where it is another, or cannot be bought; null where the shop does not set it. */
function change_of_price( array $line ): ?array {
	if ( null === $line['price'] ) {
		return null;
	}
	$product = wc_get_product( $line['variationId'] ?? $line['productId'] ?? 0 );
	$price   = $product && is_for_sale( $product ) ? price_of( $product ) : null;

	return $price === $line['price'] && is_sold_so( $product, $line ) ? null : now_sold( $line, $price );
}

/** The same of the pack in whose place a line of its buyer's own mix stands. */
function change_of_box( array $line ): ?array {
	return isset( $line['box'] ) ? change_of_price( $line['box'] + array( 'quantity' => 1 ) ) : null;
}

/** How a line is sold now, its price null when it cannot be bought: the storefront looks at its product anew. */
function now_sold( array $line, ?int $price ): array {
	return array(
		'kind'        => 'price',
		'productId'   => $line['productId'],
		'variationId' => $line['variationId'],
		'price'       => $price,
	);
}

/** A code whose rules are no longer those that it was judged by; its version is null where it was judged by none. */
function change_of_code( array $code ): ?array {
	$is_same = null === $code['version'] || version_of( rules_of( $code['code'] ) ) === $code['version'];

	return $is_same ? null : array(
		'kind' => 'code',
		'code' => $code['code'],
	);
}

/** A way of paying that is switched off, or (without a method) a pay page that visitors cannot reach. */
function changes_of_payment( array $asked ): array {
	$method = $asked['payment']['method'];
	if ( in_array( $method, OFFLINE_METHODS, true ) && ! find_gateway( $method ) ) {
		return array( array( 'kind' => 'method' ) );
	}
	$is_shut = 'yes' === get_option( 'woocommerce_coming_soon' ) || array() === gateways();

	return '' === $method && $asked['expected']['total'] > 0 && $is_shut ? array( array( 'kind' => 'closed' ) ) : array();
}

/** What WooCommerce adds up otherwise than the shopper saw it: the way it is sent, fees, and the total. */
function changes_of_cart( array $asked ): array {
	$fees   = describe_fees( $asked );
	$method = $asked['payment']['method'];
	if ( in_array( $method, OFFLINE_METHODS, true ) && ! isset( WC()->payment_gateways()->get_available_payment_gateways()[ $method ] ) ) {
		return array( array( 'kind' => 'method' ) );
	}
	if ( is_by_shop( $asked['shipping'] ) && is_sent_otherwise( $asked['shipping'], describe_shipping() ) ) {
		return array( array( 'kind' => 'shipping' ) );
	}
	// By their order: a name is shown without its markup.
	if ( array_column( $fees, 'amount' ) !== array_column( $asked['fees'], 'amount' ) ) {
		return array(
			array(
				'kind' => 'fees',
				'fees' => $fees,
			),
		);
	}
	$shown = array_sum( array_column( $asked['lines'], 'total' ) ) + ( $asked['shipping']['total'] ?? 0 ) + array_sum( array_column( $fees, 'amount' ) );

	return to_units( WC()->cart->get_total( 'edit' ) ) === $asked['expected']['total'] ? array() : array( array( 'kind' => 'tax' ) + describe_tax( WC()->cart, $shown ) );
}

/** Whether the shop sends it otherwise than wanted, {method, total}, or for another price. */
function is_sent_otherwise( array $wanted, ?array $sent ): bool {
	return null === $sent
		? null !== $wanted['method'] || 0 !== $wanted['total']
		: null === $sent['method'] || $sent['method'] !== $wanted['method'] || $sent['cost'] !== $wanted['total'];
}

/** A line with the shop's own product behind an article number, so that the shop's reports and stock know it. */
function connect_line( array $line ): array {
	$product = null === $line['productId'] && null !== $line['sku'] ? product_of( $line['sku'] ) : null;
	if ( ! $product || ! is_connected( $product ) || ! in_array( $product->get_status(), array( 'publish', 'private' ), true ) ) {
		return $line;
	}
	$parent_id = $product->get_parent_id();

	return array(
		'productId'   => $parent_id ? $parent_id : $product->get_id(),
		'variationId' => $parent_id ? $product->get_id() : null,
		'shopPrice'   => price_of( $product ),
	) + $line;
}

/** Lines whose product has another price now, or cannot be bought (null): {sku, price} each, for one unit in minor units. */
function differing_lines( array $lines ): array {
	$differs = static fn( array $line ): bool => array_key_exists( 'shopPrice', $line )
		&& ( null === $line['shopPrice'] || $line['shopPrice'] * $line['quantity'] !== $line['subtotal'] );

	return array_map(
		static fn( array $line ): array => array(
			'sku'   => $line['sku'],
			'price' => $line['shopPrice'],
		),
		array_values( array_filter( $lines, $differs ) )
	);
}
