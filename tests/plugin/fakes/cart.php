<?php
/**
 * WooCommerce's cart and checkout, with its taxes by the options `tax_rates` (percent by class and state) and `base_tax_rate`
 * (in prices, else the address' own), and the shop's own shipping by the option `shipping_rates` (see offered_rates()).
 */

const WC_ABSPATH = '/woocommerce/';

function wc_prices_include_tax(): bool {
	return 'yes' === get_option( 'woocommerce_prices_include_tax' );
}
function wc_tax_enabled(): bool {
	return 'yes' === get_option( 'woocommerce_calc_taxes' );
}
/** Percent, for who is in the cart's question. */
function tax_rate( string $tax_class ): float {
	return WC()->customer->get_is_vat_exempt() ? 0.0 : rate_of_place( $tax_class );
}
function rate_of_place( string $tax_class ): float {
	$customer = WC()->customer;
	$based    = get_option( 'woocommerce_tax_based_on', 'shipping' );
	$state    = $customer->{"get_{$based}_state"}() ?: $customer->get_billing_state();

	return (float) ( get_option( 'tax_rates', array() )[ $tax_class ][ $state ] ?? 0 );
}
/** Rates of a place: whether they are charged at all, and to whom, is asked elsewhere. */
class WC_Tax {
	public static function get_shipping_tax_rates(): array {
		return array( rate_of_place( '' ) );
	}
	public static function calc_shipping_tax( float $cost, array $rates ): array {
		return array( round( $cost * $rates[0] / 100, 2 ) );
	}
}
function wc_format_coupon_code( $code ): string {
	return strtolower( $code );
}
function wc_add_number_precision( $amount ): float {
	return round( $amount * 100 );
}
function wc_get_cart_item_data_hash( $product ): string {
	return (string) $product->get_id();
}

abstract class WC_Session {
	protected $_data = array();
	public function get( $key, $default = null ) {
		return $this->_data[ $key ] ?? $default;
	}
	public function set( $key, $value ): void {
		$this->_data[ $key ] = $value;
	}
}
function wc_add_notice( $message, $kind = 'success' ): void {
	WC()->session->set( 'wc_notices', array_merge_recursive( WC()->session->get( 'wc_notices', array() ), array( $kind => array( array( 'notice' => $message ) ) ) ) );
}
function wc_get_notices( $kind ): array {
	return WC()->session->get( 'wc_notices', array() )[ $kind ] ?? array();
}
function wc_clear_notices(): void {
	WC()->session->set( 'wc_notices', null );
}

class WC_Cart {
	public array $cart_contents = array();
	private array $coupons      = array();
	private array $fees         = array();
	private array $discounts    = array();
	private array $totals       = array();

	public function __construct() {
		add_action( 'woocommerce_check_cart_items', array( $this, 'check_cart_items' ), 1 );
	}
	/** Stock, for who is at the shop's own checkout. */
	public function check_cart_items(): void {
		WC()->cart === $this && wc_add_notice( 'WooCommerce has counted the stock itself.', 'error' );
	}
	/** What its user has saved, if anybody is. */
	public function get_cart_from_session(): void {
		$saved = (array) get_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_1', true );
		$this->cart_contents = array_filter( $saved );
	}
	public function get_cart(): array {
		return $this->cart_contents;
	}
	public function set_cart_contents( array $contents ): void {
		$this->cart_contents = $contents;
	}
	public function generate_cart_id( ...$facts ): string {
		return md5( serialize( $facts ) );
	}
	public function get_cart_hash(): string {
		return md5( (string) count( $this->cart_contents ) );
	}
	public function empty_cart( $clear_persistent_cart = true ) {
		$this->cart_contents = array();
		$clear_persistent_cart && delete_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_1' );
	}
	public function set_applied_coupons( array $codes ): void {
		$this->coupons = $codes;
	}
	public function get_applied_coupons(): array {
		return $this->coupons;
	}
	public function get_coupons( $deprecated = null ) {
		return array_combine( $this->coupons, array_map( static fn( string $code ) => new WC_Coupon( $code ), $this->coupons ) );
	}
	public function get_coupon_discount_amount( string $code ): float {
		return $this->discounts[ $code ] ?? 0;
	}
	public function add_fee( $name, $amount, $is_taxable = false, $tax_class = '' ): void {
		$tax          = $is_taxable ? round( $amount * tax_rate( $tax_class ) / 100, 2 ) : 0;
		$this->fees[] = (object) array( 'name' => $name, 'amount' => $amount, 'total' => $amount, 'tax' => $tax );
	}
	public function get_fees(): array {
		return $this->fees;
	}
	public function needs_shipping() {
		return wc_shipping_enabled() && array() !== array_filter( $this->cart_contents, static fn( array $item ): bool => $item['data']->needs_shipping() );
	}
	public function show_shipping() {
		return true;
	}
	/** An extension may make several of them (option `packages`). */
	public function get_shipping_packages(): array {
		$package = array(
			'contents'    => $this->get_cart(),
			'user'        => array( 'ID' => get_current_user_id() ),
			'destination' => array( 'state' => WC()->customer->get_shipping_state() ),
		);

		return apply_filters( 'woocommerce_cart_shipping_packages', array_fill( 0, get_option( 'packages', 1 ), $package ) );
	}
	public function get_total( $context = 'view' ): float {
		return $this->totals['total'];
	}
	public function get_subtotal(): float {
		return $this->totals['subtotal'];
	}
	public function get_subtotal_tax(): float {
		return $this->totals['subtotal_tax'];
	}
	public function get_total_tax(): float {
		return $this->totals['tax'];
	}
	public function get_shipping_tax(): float {
		return $this->totals['shipping_tax'];
	}
	public function get_discount_total(): float {
		return array_sum( $this->discounts );
	}
	public function get_tax_totals(): array {
		return $this->get_total_tax() > 0 ? array( (object) array( 'label' => 'Sales tax', 'amount' => $this->get_total_tax() ) ) : array();
	}
	/** A coupon of the shop's own takes its amount off the first line. */
	private function discounts_by( WC_Coupon $coupon ): array {
		$none = array_fill_keys( array_keys( $this->cart_contents ), 0.0 );

		return 'fixed_cart' === $coupon->get_discount_type()
			? array( array_key_first( $none ) => 100 * (float) $coupon->get_amount() ) + $none
			: apply_filters( 'woocommerce_coupon_custom_discounts_array', $none, $coupon );
	}
	public function calculate_totals() {
		$this->totals = array_fill_keys( array( 'subtotal', 'subtotal_tax', 'tax', 'shipping_tax', 'total' ), 0.0 );
		if ( array() === $this->cart_contents ) {
			return;
		}
		do_action( 'woocommerce_before_calculate_totals', $this );
		$this->fees      = array();
		$this->discounts = array();
		$off             = array_fill_keys( array_keys( $this->cart_contents ), 0.0 );
		foreach ( $this->get_coupons() as $code => $coupon ) {
			foreach ( $this->discounts_by( $coupon ) as $key => $cents ) {
				$off[ $key ]             += $cents / 100;
				$this->discounts[ $code ] = ( $this->discounts[ $code ] ?? 0 ) + $cents / 100;
			}
		}
		foreach ( $this->cart_contents as $key => $item ) {
			$rate = wc_tax_enabled() ? tax_rate( (string) $item['data']->get_tax_class() ) / 100 : 0;
			$base = get_option( 'base_tax_rate', null );
			$net  = wc_prices_include_tax() ? 1 + ( null === $base ? $rate : $base / 100 ) : 1;
			$full = (float) $item['data']->get_price() * $item['quantity'];

			$lines = array(
				'line_subtotal' => $full / $net,
				'line_total'    => ( $full - $off[ $key ] ) / $net,
			);
			$this->cart_contents[ $key ] = $lines + array(
				'line_subtotal_tax' => round( $lines['line_subtotal'] * $rate, 2 ),
				'line_tax'          => round( $lines['line_total'] * $rate, 2 ),
				'line_tax_data'     => array(),
			) + $item;
			$this->totals['subtotal']     += $lines['line_subtotal'];
			$this->totals['subtotal_tax'] += $this->cart_contents[ $key ]['line_subtotal_tax'];
		}
		$sum   = fn( string $of ): float => array_sum( array_column( $this->cart_contents, $of ) );
		$rates = $this->needs_shipping() && $this->show_shipping() ? WC()->shipping()->chosen() : array();
		do_action( 'woocommerce_cart_calculate_fees', $this );
		$taxed = array_sum( array_map( static fn( $rate ): float => array_sum( $rate->get_taxes() ), $rates ) );

		$this->totals['shipping_tax'] = $taxed;
		$this->totals['tax']          = $sum( 'line_tax' ) + $taxed + array_sum( array_column( $this->fees, 'tax' ) );
		$total                        = round( $sum( 'line_total' ) + $this->totals['tax'] + array_sum( array_column( $this->fees, 'total' ) ) + array_sum( array_map( static fn( $rate ): float => (float) $rate->get_cost(), $rates ) ), 2 );
		$this->totals['total']        = apply_filters( 'woocommerce_calculated_total', $total, $this );
		do_action( 'woocommerce_after_calculate_totals', $this );
	}
}
class WC_Shipping_Rate {
	public function __construct( private string $id, private string $label, private string $cost, private array $taxes = array(), private string $method_id = '' ) {}
	public function get_label(): string {
		return $this->label;
	}
	public function get_cost(): string {
		return $this->cost;
	}
	public function set_cost( $cost ): void {
		$this->cost = (string) $cost;
	}
	public function get_taxes(): array {
		return $this->taxes;
	}
	public function get_method_id(): string {
		return $this->method_id ?: explode( ':', $this->id )[0];
	}
}
/** The rates of a package: {label, cost, tax, least, code, user, state} by id; what is given beside the first three must be so. */
function offered_rates( array $package ): array {
	$rates      = get_option( 'shipping_rates', array() );
	$is_offered = static fn( array $rate ): bool => WC()->cart->get_subtotal() + WC()->cart->get_subtotal_tax() >= ( $rate['least'] ?? 0 )
		&& ( ! isset( $rate['code'] ) || in_array( $rate['code'], WC()->cart->get_applied_coupons(), true ) )
		&& ( $rate['user'] ?? $package['user']['ID'] ) === $package['user']['ID']
		&& ( $rate['state'] ?? $package['destination']['state'] ) === $package['destination']['state'];
	$offered    = array_filter( $rates, $is_offered );

	return array_combine( array_keys( $offered ), array_map( static fn( $id, array $rate ) => new WC_Shipping_Rate( $id, $rate['label'], $rate['cost'], array( $rate['tax'] ?? '0' ) ), array_keys( $offered ), $offered ) );
}
class WC_Shipping {
	public bool $enabled   = true;
	public array $packages = array();
	public function get_packages(): array {
		return $this->packages;
	}
	/** The rates that are chosen, of all packages. */
	public function chosen(): array {
		$wished         = WC()->session->get( 'chosen_shipping_methods', array() );
		$this->packages = array_map( static fn( array $package ): array => array( 'rates' => apply_filters( 'woocommerce_package_rates', offered_rates( $package ), $package ) ) + $package, WC()->cart->get_shipping_packages() );
		$chosen         = array();
		foreach ( $this->packages as $place => $package ) {
			$id = isset( $package['rates'][ $wished[ $place ] ?? '' ] ) ? $wished[ $place ] : array_key_first( $package['rates'] );
			if ( null !== $id ) {
				$chosen[ $place ] = $id;
			}
		}
		WC()->session->set( 'chosen_shipping_methods', $chosen );

		return array_map( fn( $id, $place ) => $this->packages[ $place ]['rates'][ $id ], $chosen, array_keys( $chosen ) );
	}
}
class WC_Checkout {
	public function create_order( array $data ) {
		try {
			$cart  = WC()->cart;
			$order = new WC_Order();
			foreach ( $data as $name => $value ) {
				if ( preg_match( '/^(billing|shipping)_(?!method$)/', $name ) ) {
					$order->{"set_$name"}( $value );
				}
			}
			$order->set_created_via( 'checkout' );
			$order->set_customer_id( get_current_user_id() );
			$order->set_currency( get_woocommerce_currency() );
			$order->set_prices_include_tax( wc_prices_include_tax() );
			$order->set_customer_note( $data['order_comments'] );
			$order->set_payment_method( $data['payment_method'] );
			foreach ( array( 'discount_total', 'shipping_tax', 'total_tax' ) as $of ) {
				$order->{"set_$of"}( (string) $cart->{"get_$of"}() );
			}
			$order->set_total( number_format( $cart->get_total(), 2, '.', '' ) );
			foreach ( $cart->get_cart() as $key => $values ) {
				$order->add_item( $this->line( $order, $key, $values ) );
			}
			foreach ( $cart->get_fees() as $fee ) {
				$item = new WC_Order_Item_Fee();
				$item->set_name( $fee->name );
				$item->set_total( (string) $fee->total );
				$order->add_item( $item );
			}
			foreach ( WC()->session->get( 'chosen_shipping_methods', array() ) as $place => $id ) {
				$rate = WC()->shipping()->get_packages()[ $place ]['rates'][ $id ] ?? null;
				if ( $rate ) {
					$item = $this->shipping( $rate );
					do_action( 'woocommerce_checkout_create_order_shipping_item', $item, $place, WC()->shipping()->get_packages()[ $place ], $order );
					$order->add_item( $item );
				}
			}
			foreach ( $cart->get_coupons() as $code => $coupon ) {
				$item = new WC_Order_Item_Coupon();
				$item->set_code( $code );
				$item->set_discount( (string) $cart->get_coupon_discount_amount( $code ) );
				do_action( 'woocommerce_checkout_create_order_coupon_item', $item, $code, $coupon, $order );
				$order->add_item( $item );
			}
			do_action( 'woocommerce_checkout_create_order', $order, $data );
			$id = $order->save();
			do_action( 'woocommerce_checkout_update_order_meta', $id, $data );
			do_action( 'woocommerce_checkout_order_created', $order );

			return $id;
		} catch ( Exception $problem ) {
			return new WP_Error( 'checkout-error', $problem->getMessage() );
		}
	}
	private function line( WC_Order $order, string $key, array $values ): WC_Order_Item_Product {
		$product = $values['data'];
		$item    = new WC_Order_Item_Product();
		$item->set_name( $product->get_name() );
		$item->set_product_id( $product->get_parent_id() ?: $product->get_id() );
		$item->set_variation_id( $product->is_type( 'variation' ) ? $product->get_id() : 0 );
		$item->set_quantity( $values['quantity'] );
		$item->set_tax_class( $product->get_tax_class() );
		foreach ( array( 'subtotal', 'total' ) as $of ) {
			$item->{"set_$of"}( $values[ "line_$of" ] );
		}
		$item->set_total_tax( (string) $values['line_tax'] );
		$item->set_subtotal_tax( (string) $values['line_subtotal_tax'] );
		$chosen = array();
		foreach ( $values['variation'] as $name => $value ) {
			$chosen[ str_replace( 'attribute_', '', $name ) ] = $value;
		}
		$item->set_variation( $chosen );
		$item->set_backorder_meta();
		do_action( 'woocommerce_checkout_create_order_line_item', $item, $key, $values, $order );

		return $item;
	}
	private function shipping( WC_Shipping_Rate $rate ): WC_Order_Item_Shipping {
		$item = new WC_Order_Item_Shipping();
		$item->set_method_id( $rate->get_method_id() );
		$item->set_method_title( $rate->get_label() );
		$item->set_total( $rate->get_cost() );
		$item->set_total_tax( (string) array_sum( $rate->get_taxes() ) );

		return $item;
	}
}
/** WooCommerce's own hold, which the ledger's takes the place of. */
function wc_reserve_stock_for_order( $order ): void {
	update_option( 'reserved_twice', true );
}
add_action( 'woocommerce_checkout_order_created', 'wc_reserve_stock_for_order' );
function wc_get_logger(): object {
	return new class() {
		public function error( $said ): void {}
	};
}
