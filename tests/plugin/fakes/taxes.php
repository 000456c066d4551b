<?php
/**
 * WooCommerce's taxes, by the options `tax_rates` (percent by class and state), and the shop's own shipping, by the option
 * `shipping_rates` (see offered_rates()).
 */

const WC_ABSPATH = '/woocommerce/';

function wc_prices_include_tax(): bool {
	return 'yes' === get_option( 'woocommerce_prices_include_tax' );
}
function wc_tax_enabled(): bool {
	return 'yes' === get_option( 'woocommerce_calc_taxes' );
}
function tax_rate( string $tax_class, WC_Order $order ): float {
	$based = get_option( 'woocommerce_tax_based_on', 'shipping' );
	$state = $order->{"get_{$based}_state"}() ?: $order->get_billing_state();

	return 'yes' === get_user_meta( $order->get_customer_id(), 'is_vat_exempt', true ) ? 0.0 : (float) ( get_option( 'tax_rates', array() )[ $tax_class ][ $state ] ?? 0 );
}
function wc_get_price_excluding_tax( $product, $given ): float {
	$rate = wc_prices_include_tax() ? tax_rate( $product->get_tax_class(), $given['order'] ) : 0.0;

	return (float) $given['price'] * $given['qty'] / ( 1 + $rate / 100 );
}
function wc_format_coupon_code( $code ): string {
	return strtolower( $code );
}

abstract class WC_Session {}
class WC_Cart {
	private array $facts = array();
	public function __call( string $name, array $arguments ) {
		list( $verb, $fact ) = explode( '_', $name, 2 );
		if ( 'set' === $verb ) {
			$this->facts[ $fact ] = $arguments[0];
		}

		return $this->facts[ $fact ] ?? null;
	}
	/** Of what its session holds: nothing. */
	public function calculate_totals() {
		$this->facts['subtotal'] = 0;
	}
	public function needs_shipping(): bool {
		return array() !== array_filter( $this->get_cart(), static fn( array $line ): bool => $line['data']->needs_shipping() );
	}
	/** An extension may make several of them (option `packages`). */
	public function get_shipping_packages(): array {
		$package = array(
			'contents'    => $this->get_cart(),
			'user'        => array( 'ID' => 0 ),
			'destination' => array( 'state' => WC()->customer->get_shipping_state() ),
		);

		return array_fill( 0, get_option( 'packages', 1 ), $package );
	}
}
class WC_Shipping_Rate {
	public function __construct( private string $label, private string $cost, private array $taxes ) {}
	public function get_label(): string {
		return $this->label;
	}
	public function get_cost(): string {
		return $this->cost;
	}
	public function get_taxes(): array {
		return $this->taxes;
	}
}
/** The rates of a package: {label, cost, tax, least, code, user, state} by id; what is given beside the first three must be so. */
function offered_rates( array $package ): array {
	$is_offered = static fn( array $rate ): bool => WC()->cart->get_subtotal() + WC()->cart->get_subtotal_tax() >= ( $rate['least'] ?? 0 )
		&& ( ! isset( $rate['code'] ) || in_array( $rate['code'], WC()->cart->get_applied_coupons(), true ) )
		&& ( $rate['user'] ?? $package['user']['ID'] ) === $package['user']['ID']
		&& ( $rate['state'] ?? $package['destination']['state'] ) === $package['destination']['state'];

	return array_map( static fn( array $rate ) => new WC_Shipping_Rate( $rate['label'], $rate['cost'], array( $rate['tax'] ?? '0' ) ), array_filter( get_option( 'shipping_rates', array() ), $is_offered ) );
}
/** What `WC()->shipping()` and `WC()->checkout()` are. */
class Shipping_Fake {
	public array $packages = array();
	public function calculate_shipping( array $packages ): array {
		return array_map( static fn( array $package ): array => array( 'rates' => apply_filters( 'woocommerce_package_rates', offered_rates( $package ), $package ) ) + $package, $packages );
	}
	public function create_order_shipping_lines( WC_Order $order, array $methods, array $packages ): void {
		$rate = $packages[0]['rates'][ $methods[0] ];
		$line = new WC_Order_Item_Shipping();
		$line->set_method_id( $methods[0] );
		$line->set_method_title( $rate->get_label() );
		$line->set_total( $rate->get_cost() );
		$order->add_item( $line );
	}
}
function wc_get_chosen_shipping_method_for_package( $key, array $package ) {
	return get_option( 'proposed', array_key_first( $package['rates'] ) );
}
