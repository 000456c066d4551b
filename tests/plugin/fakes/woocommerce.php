<?php
/** WooCommerce as far as the storefront's orders rest on it: products, codes, orders and their statuses. */

use Automattic\WooCommerce\Admin\Features\Fulfillments\Fulfillment;

class WC_DateTime extends DateTime {
	public static function at( ?int $seconds ): ?self {
		return null === $seconds ? null : new self( '@' . $seconds );
	}
	public function date( string $format ): string {
		return $this->format( $format );
	}
}

/** Properties by `get_…` and `set_…`; what was set is in get_data() once it is saved. */
abstract class WC_Data {
	protected int $id        = 0;
	protected array $data    = array();
	protected array $changes = array();
	protected array $meta    = array();

	public function __call( string $name, array $arguments ) {
		$property = substr( $name, 4 );
		if ( ! array_key_exists( $property, $this->data ) ) {
			throw new BadMethodCallException( static::class . "::$name" );
		}
		if ( str_starts_with( $name, 'set_' ) ) {
			$this->changes[ $property ] = $arguments[0];

			return $this;
		}

		return $this->changes[ $property ] ?? $this->data[ $property ];
	}
	public function get_id(): int {
		return $this->id;
	}
	public function set_id( int $id ): void {
		$this->id = $id;
	}
	public function get_data(): array {
		return array( 'id' => $this->id ) + $this->data;
	}
	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}
	public function all_meta(): array {
		return $this->meta;
	}
	public function update_meta_data( $key, $value ): void {
		$this->meta[ $key ] = $value;
	}
	public function add_meta_data( $key, $value ): void {
		$this->meta[ $key ] = $value;
	}
	public function delete_meta_data( $key ): void {
		unset( $this->meta[ $key ] );
	}
	public function save_meta_data(): void {
		$this->save();
	}
	public function save() {
		$this->data    = array_merge( $this->data, $this->changes );
		$this->changes = array();

		return $this->id;
	}
	public function __serialize(): array {
		return array( $this->id, array_merge( $this->data, $this->changes ), $this->meta );
	}
	public function __unserialize( array $stored ): void {
		list( $this->id, $this->data, $this->meta ) = $stored;
	}
}

/** A post with its entries. */
abstract class PostData extends WC_Data {
	public function __construct( $post = 0 ) {
		$found    = is_numeric( $post ) && $post > 0 ? get_post( (int) $post ) : null;
		$this->id = $found->ID ?? 0;
		foreach ( array_keys( $this->data ) as $name ) {
			$stored = $this->id ? get_post_meta( $this->id, "_$name", true ) : '';
			if ( 'date_expires' === $name && '' !== $stored ) {
				$this->data[ $name ] = WC_DateTime::at( (int) $stored );
			} elseif ( '' !== $stored ) {
				$this->data[ $name ] = is_int( $this->data[ $name ] ) ? (int) $stored : ( is_bool( $this->data[ $name ] ) ? 'yes' === $stored : $stored );
			}
		}
		$this->data['name']   = $found->post_title ?? '';
		$this->data['slug']   = $found->post_name ?? '';
		$this->data['status'] = $found->post_status ?? 'publish';
		$this->data['parent_id'] = $found->post_parent ?? 0;
	}
	public function get_meta( $key ) {
		return get_post_meta( $this->id, $key, true );
	}
	public function delete_meta_data( $key ): void {
		$this->meta[ $key ] = '';
	}
	public function save() {
		if ( 0 === $this->id ) {
			return $this->insert();
		}
		$statuses = array_intersect_key( $this->changes, array( 'stock_status' => '' ) );
		foreach ( $this->meta + ( $statuses ? array( '_stock_status' => $statuses['stock_status'] ) : array() ) as $key => $value ) {
			update_post_meta( $this->id, $key, $value );
		}
		do_action( 'woocommerce_update_product', $this->id, $this );

		return parent::save();
	}
	private function insert(): int {
		$data     = array( ...$this->data, ...$this->changes );
		$row      = array(
			'post_type'   => static::POST_TYPE,
			'post_title'  => $data['code'] ?? $data['name'],
			'post_name'   => sanitize_title( $data['code'] ?? $data['name'] ),
			'post_status' => $data['status'],
		);
		$this->id = save_post( $row + array_filter( array( 'post_content' => $data['description'] ?? '' ) ) );
		foreach ( array_diff_key( $this->changes, array_flip( array( 'name', 'code', 'status', 'description' ) ) ) as $name => $value ) {
			update_post_meta( $this->id, "_$name", is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : $value );
		}
		if ( 'hidden' === ( $data['visibility'] ?? '' ) ) {
			$GLOBALS['wpdb']->pdo->exec( "INSERT INTO wp_term_relationships VALUES ($this->id, 1)" );
		}

		return parent::save();
	}
	public function get_data_store(): object {
		return new class() {
			public function get_tentative_usage_count() {
				return 0;
			}
		};
	}
}

class WC_Product extends PostData {
	const POST_TYPE       = 'product';
	protected array $data = array(
		'description'  => '',
		'sku'          => '',
		'price'        => '',
		'manage_stock' => 'no',
		'stock_status' => 'instock',
		'backorders'   => 'no',
		'virtual'      => 'no',
		'visibility'   => 'visible',
		'sold_individually' => 'no',
		'tax_class'    => '',
		'name'         => '',
		'slug'         => '',
		'status'       => 'publish',
		'parent_id'    => 0,
	);

	/** An extension's, by the entry `type`. */
	public function get_type(): string {
		return get_post_meta( $this->id, 'type', true ) ?: 'simple';
	}
	/** What needs its page's form has the entry `form`. */
	public function supports( $feature ): bool {
		return '' === (string) get_post_meta( $this->id, 'form', true );
	}
	public function set_regular_price( $price ): void {
		$this->changes['price'] = $price;
	}
	/** With six decimals. */
	public function set_price( $price ): void {
		$this->changes['price'] = number_format( (float) $price, 6, '.', '' );
	}
	public function set_catalog_visibility( $visibility ): void {
		$this->changes['visibility'] = $visibility;
	}
	public function get_stock_kind(): string {
		return $this->is_type( 'variation' ) ? 'variation' : 'product';
	}
	public function get_rating_counts(): array {
		$given = array_map( static fn( $review ) => get_comment_meta( $review->comment_ID, 'rating', true ), get_comments( array( 'post_id' => $this->id, 'type' => 'review', 'status' => 'approve' ) ) );

		return array_count_values( array_filter( $given ) );
	}
	public function is_type( $type ): bool {
		return in_array( $this->get_type(), (array) $type, true );
	}
	public function managing_stock(): bool {
		return 'yes' === $this->data['manage_stock'];
	}
	public function get_catalog_visibility(): string {
		return $this->data['visibility'];
	}
	public function get_stock_quantity(): ?int {
		return $this->managing_stock() ? (int) get_post_meta( $this->id, '_stock', true ) : null;
	}
	public function get_stock_managed_by_id(): int {
		return $this->id;
	}
	public function backorders_allowed(): bool {
		return 'no' !== $this->data['backorders'];
	}
	public function is_in_stock(): bool {
		return 'outofstock' !== $this->data['stock_status'];
	}
	public function is_sold_individually(): bool {
		return 'yes' === $this->data['sold_individually'];
	}
	public function needs_shipping(): bool {
		return 'yes' !== $this->data['virtual'];
	}
	public function is_purchasable(): bool {
		return apply_filters( 'woocommerce_is_purchasable', $this->id > 0 && 'publish' === $this->data['status'] && '' !== $this->data['price'], $this );
	}
}
class WC_Product_Simple extends WC_Product {}
/** A variation of a product, with its own stock, or with its product's where it counts none. */
class WC_Product_Variation extends WC_Product {
	public function get_type(): string {
		return 'variation';
	}
	public function get_slug(): string {
		return get_post( $this->get_parent_id() )->post_name;
	}
	public function get_sku( $context = 'view' ): string {
		$own = $this->data['sku'];

		return '' === $own && 'view' === $context ? wc_get_product( $this->get_parent_id() )->get_sku() : $own;
	}
	public function managing_stock(): bool {
		return parent::managing_stock() || wc_get_product( $this->get_parent_id() )->managing_stock();
	}
	public function get_stock_managed_by_id(): int {
		return parent::managing_stock() ? $this->id : $this->get_parent_id();
	}
	public function is_in_stock(): bool {
		return $this->get_stock_managed_by_id() === $this->id || ! $this->managing_stock() ? parent::is_in_stock() : wc_get_product( $this->get_parent_id() )->is_in_stock();
	}
	public function get_variation_attributes( $with_prefix = true ): array {
		return array();
	}
}
function wc_get_product( $id ) {
	return match ( get_post_type( (int) $id ) ) {
		'product'           => new WC_Product_Simple( $id ),
		'product_variation' => new WC_Product_Variation( $id ),
		default             => false,
	};
}
function wc_get_checkout_url(): string {
	return 'https://shop.example/checkout/';
}
function wc_get_product_id_by_sku( $sku ) {
	$found = $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT post_id FROM wp_postmeta WHERE meta_key = '_sku' AND meta_value = %s", $sku ) );

	return (int) $found;
}

class WC_Coupon extends PostData {
	const POST_TYPE                       = 'shop_coupon';
	const E_WC_COUPON_USAGE_LIMIT_REACHED = 106;
	protected array $data                 = array(
		'code'                        => '',
		'discount_type'               => 'fixed_cart',
		'amount'                      => '0',
		'date_expires'                => null,
		'minimum_amount'              => '',
		'maximum_amount'              => '',
		'usage_limit'                 => 0,
		'usage_limit_per_user'        => 0,
		'usage_count'                 => 0,
		'limit_usage_to_x_items'      => null,
		'email_restrictions'          => array(),
		'product_ids'                 => array(),
		'excluded_product_ids'        => array(),
		'product_categories'          => array(),
		'excluded_product_categories' => array(),
		'exclude_sale_items'          => false,
		'individual_use'              => false,
		'free_shipping'               => false,
	);

	public function __construct( $code = '' ) {
		parent::__construct( is_int( $code ) ? $code : wc_get_coupon_id_by_code( $code ) );
		$this->data['code'] = is_int( $code ) ? $this->data['name'] : strtolower( $code );
	}
	public function read_manual_coupon( $code, array $facts ): void {
		$this->data = array( 'code' => $code ) + $facts + $this->data;
	}
	public function get_used_by(): array {
		return get_post_meta( $this->id, '_used_by' );
	}
	public function get_short_info(): string {
		return (string) json_encode( array( $this->id, $this->data['code'] ) );
	}
	public function get_coupon_error(): string {
		return 'Usage limit reached.';
	}
	public function increase_usage_count( $used_by = '' ): void {
		update_post_meta( $this->id, '_usage_count', (int) get_post_meta( $this->id, '_usage_count', true ) + 1 );
		'' === $used_by || add_post_meta( $this->id, '_used_by', $used_by );
	}
	public function decrease_usage_count( $used_by = '' ): void {
		update_post_meta( $this->id, '_usage_count', max( 0, (int) get_post_meta( $this->id, '_usage_count', true ) - 1 ) );
		$row = $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT meta_id FROM wp_postmeta WHERE post_id = %d AND meta_key = '_used_by' AND meta_value = %s LIMIT 1", $this->id, $used_by ) );
		$row && delete_metadata_by_mid( 'post', (int) $row );
	}
}
function wc_format_decimal( $number, $decimals ) {
	return number_format( $number, $decimals, '.', '' );
}
function wc_get_coupon_id_by_code( $code ) {
	return (int) $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT ID FROM wp_posts WHERE post_type = 'shop_coupon' AND post_title = %s COLLATE NOCASE", $code ) );
}

/** A line of an order, which is stored with it. */
abstract class WC_Order_Item extends WC_Data {
	public ?WC_Order $order = null;
	public function __construct() {}
	public function save() {
		parent::save();
		$this->order?->save();

		return $this->id;
	}
}
class WC_Data_Exception extends Exception {}
class WC_Order_Item_Product extends WC_Order_Item {
	protected array $data = array(
		'name'         => '',
		'product_id'   => 0,
		'variation_id' => 0,
		'quantity'     => 1,
		'subtotal'     => '0',
		'subtotal_tax' => '0',
		'total'        => '0',
		'total_tax'    => '0',
		'tax_class'    => '',
		'variation'    => array(),
	);
	public function set_product_id( $id ): void {
		if ( $id > 0 && 'product' !== get_post_type( $id ) ) {
			throw new WC_Data_Exception( 'Invalid product ID' );
		}
		parent::__call( 'set_product_id', array( $id ) );
	}
	public function get_product() {
		return wc_get_product( $this->get_variation_id() ?: $this->get_product_id() );
	}
	public function set_backorder_meta(): void {
		$product = $this->get_product();
		if ( ! $product ) {
			return;
		}
		$lacking = $this->get_quantity() - max( 0, (int) $product->get_stock_quantity() );
		if ( 'notify' === $product->get_backorders() && $lacking > 0 ) {
			$this->update_meta_data( 'Backordered', $lacking );
		}
	}
}
class WC_Order_Item_Shipping extends WC_Order_Item {
	protected array $data = array(
		'name'         => '',
		'method_title' => '',
		'method_id'    => '',
		'total'        => '0',
		'total_tax'    => '0',
		'tax_class'    => '',
	);
}
class WC_Order_Item_Coupon extends WC_Order_Item {
	protected array $data = array(
		'code'         => '',
		'discount'     => '0',
		'discount_tax' => '0',
	);
	public function set_code( $code ): void {
		$this->changes['code'] = mb_strtolower( trim( $code ) );
	}
}
class WC_Order_Item_Fee extends WC_Order_Item {
	protected array $data = array(
		'name'      => '',
		'total'     => '0',
		'total_tax' => '0',
	);
}

const ITEM_TYPES = array(
	'line_item' => WC_Order_Item_Product::class,
	'fee'       => WC_Order_Item_Fee::class,
	'shipping'  => WC_Order_Item_Shipping::class,
	'coupon'    => WC_Order_Item_Coupon::class,
);

class WC_Order extends WC_Data {
	protected array $data = array(
		'status'               => 'pending',
		'currency'             => 'USD',
		'prices_include_tax'   => false,
		'total'                => '0',
		'total_tax'            => '0',
		'shipping_tax'         => '0',
		'discount_total'       => '0',
		'discount_tax'         => '0',
		'customer_id'          => 0,
		'customer_ip_address'  => '',
		'customer_user_agent'  => '',
		'payment_method'       => '',
		'payment_method_title' => '',
		'transaction_id'       => '',
		'created_via'          => '',
		'order_key'            => '',
		'date_created'         => null,
		'date_paid'            => null,
		'date_completed'       => null,
		'customer_note'        => '',
		'billing'              => array(),
		'shipping'             => array(),
		'refunds'              => array(),
	);
	private array $items        = array();
	private array $read_meta    = array();
	protected $status_transition = false;

	public function __construct( $id = 0 ) {
		if ( ! $id ) {
			return;
		}
		$content = $GLOBALS['wpdb']->get_var( 'SELECT content FROM wp_wc_orders WHERE id = ' . (int) $id );
		if ( null === $content ) {
			throw new RuntimeException( 'Invalid order.' );
		}
		list( $this->data, $this->meta, $this->items ) = unserialize( base64_decode( $content ) );
		$this->read_meta = $this->meta;
		$this->id        = (int) $id;
		array_walk( $this->items, fn( WC_Order_Item $item ) => $item->order = $this );
	}
	public function __call( string $name, array $arguments ) {
		if ( preg_match( '/^([gs]et)_(billing|shipping)_(\w+)$/', $name, $parts ) && 'tax' !== $parts[3] ) {
			$address = parent::__call( "get_$parts[2]", array() );
			if ( 'get' === $parts[1] ) {
				return $address[ $parts[3] ] ?? '';
			}

			return parent::__call( "set_$parts[2]", array( array( $parts[3] => $arguments[0] ) + $address ) );
		}
		if ( str_starts_with( $name, 'get_date_' ) ) {
			return WC_DateTime::at( parent::__call( $name, array() ) );
		}

		return parent::__call( $name, $arguments );
	}
	public function set_address( array $address, string $kind ): void {
		parent::__call( "set_$kind", array( $address ) );
	}
	public function get_address( string $kind ): array {
		return parent::__call( "get_$kind", array() );
	}
	public function has_shipping_address(): bool {
		return '' !== $this->get_shipping_address_1();
	}
	public function add_item( WC_Order_Item $item ): void {
		$this->items[] = $item;
	}
	public function get_items( $types = 'line_item' ): array {
		$classes = array_intersect_key( ITEM_TYPES, array_flip( (array) $types ) );
		$found   = array();
		foreach ( $this->items as $place => $item ) {
			if ( in_array( $item::class, $classes, true ) ) {
				$found[ $item->get_id() ?: "new $place" ] = $item;
			}
		}

		return $found;
	}
	public function get_coupon_codes(): array {
		return array_values( array_map( static fn( $item ) => $item->get_code(), $this->get_items( 'coupon' ) ) );
	}
	public function get_order_number(): string {
		return (string) $this->id;
	}
	public function get_edit_order_url(): string {
		return "https://shop.example/wp-admin/admin.php?page=wc-orders&action=edit&id=$this->id";
	}
	public function get_checkout_payment_url(): string {
		return "https://shop.example/checkout/order-pay/$this->id/?pay_for_order=true&key={$this->get_order_key()}";
	}
	public function has_downloadable_item(): bool {
		return array() !== $this->get_downloadable_items();
	}
	public function get_downloadable_items(): array {
		return apply_filters( 'woocommerce_order_get_downloadable_items', array(), $this );
	}
	public function has_status( $statuses ): bool {
		return in_array( $this->get_status(), (array) $statuses, true );
	}
	public function needs_payment(): bool {
		return apply_filters( 'woocommerce_order_needs_payment', $this->has_status( array( 'pending', 'failed' ) ) && (float) $this->get_total() > 0, $this );
	}
	/** Stored at once, whatever else of the order is not saved. */
	public function add_order_note( $note, $is_for_customer = 0 ): void {
		$row = array( 'comment_post_ID' => $this->id, 'comment_content' => $note, 'comment_approved' => clock(), 'comment_type' => 'order_note', 'user_id' => (int) $is_for_customer );
		insert_comment( $row );
	}
	public function get_refunds(): array {
		return array_map( static fn( array $refund ) => new WC_Order_Refund( $refund ), parent::__call( 'get_refunds', array() ) );
	}
	public function get_remaining_refund_amount(): string {
		return (string) ( (float) $this->get_total() - array_sum( array_column( parent::__call( 'get_refunds', array() ), 'amount' ) ) );
	}
	public function get_qty_refunded_for_item( $item_id ): int {
		return -array_sum( array_map( static fn( array $refund ): int => $refund['items'][ $item_id ] ?? 0, parent::__call( 'get_refunds', array() ) ) );
	}
	public function delete( $is_for_good = false ): bool {
		do_action( $is_for_good ? 'woocommerce_before_delete_order' : 'woocommerce_before_trash_order', $this->id, $this );
		$GLOBALS['wpdb']->query( 'DELETE FROM wp_wc_orders WHERE id = ' . $this->id );
		$GLOBALS['wpdb']->query( 'DELETE FROM wp_wc_orders_meta WHERE order_id = ' . $this->id );

		return true;
	}
	/** What is counted once for an order stands beside it, and is written at once. */
	public function get_data_store(): object {
		return new class() {
			public function get_stock_reduced( $id ): bool {
				return (bool) $GLOBALS['wpdb']->get_var( 'SELECT stock_reduced FROM wp_wc_orders WHERE id = ' . (int) $id );
			}
			public function get_recorded_coupon_usage_counts( $order ): bool {
				return (bool) $GLOBALS['wpdb']->get_var( 'SELECT codes_counted FROM wp_wc_orders WHERE id = ' . (int) $order->get_id() );
			}
			public function set( string $what, int $id, bool $is_so ): void {
				$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( "UPDATE wp_wc_orders SET $what = %d WHERE id = %d", (int) $is_so, $id ) );
			}
		};
	}
	/** What has no product of the shop is done once it is paid; a gateway for later says otherwise. */
	private function paid_status(): string {
		$has_work = array() !== array_filter( $this->get_items(), static fn( $item ) => (bool) $item->get_product() );

		return apply_filters( 'woocommerce_payment_complete_order_status', $has_work ? 'processing' : 'completed', $this->id, $this );
	}
	public function set_status( $status, $note = '' ): void {
		$before = $this->get_status();
		if ( $before === $status ) {
			return;
		}
		$this->changes['status'] = $status;
		$this->status_transition = array( $this->status_transition[0] ?? $before, $status, $note );
		$is_paid                 = $this->paid_status() === $status;
		if ( $is_paid && ! $this->get_date_paid() ) {
			$this->set_date_paid( clock() );
		}
		if ( 'completed' === $status ) {
			$this->set_date_completed( clock() );
		}
	}
	public function update_status( $status, $note = '' ): bool {
		$this->set_status( $status, $note );
		$this->save();

		return true;
	}
	/** What a plugin breaks is noted there. */
	public function payment_complete( $transaction_id = '' ): bool {
		try {
			do_action( 'woocommerce_pre_payment_complete', $this->id, $transaction_id );
		} catch ( Exception $problem ) {
			return false;
		}
		if ( $this->has_status( array( 'on-hold', 'pending', 'failed', 'cancelled' ) ) ) {
			'' === $transaction_id || $this->set_transaction_id( $transaction_id );
			$this->get_date_paid() || $this->set_date_paid( clock() );
			$this->set_status( $this->paid_status() );
			$this->save();
			wc_maybe_reduce_stock_levels( $this->id );
			do_action( 'woocommerce_payment_complete', $this->id );
		}

		return true;
	}
	/** What others have written since it was read stays. */
	private function write_changes_only(): void {
		if ( null === $GLOBALS['wpdb']->get_var( "SELECT content FROM wp_wc_orders WHERE id = $this->id" ) ) {
			return;
		}
		$stored          = new self( $this->id );
		$changed         = array_filter( $this->meta, fn( $value, $key ) => ( $this->read_meta[ $key ] ?? null ) !== $value, ARRAY_FILTER_USE_BOTH );
		$this->data      = $stored->data;
		$this->meta      = array_merge( array_diff_key( $stored->meta, array_diff_key( $this->read_meta, $this->meta ) ), $changed );
		$this->read_meta = $this->meta;
	}
	public function save() {
		do_action( 'woocommerce_before_order_object_save', $this, null );
		if ( ! $this->id ) {
			$this->changes += array( 'order_key' => 'wc_order_' . bin2hex( random_bytes( 6 ) ) );
			$this->changes['date_created'] = clock();
			$GLOBALS['wpdb']->query( 'INSERT INTO wp_wc_orders (status) VALUES (\'\')' );
			$this->id = (int) $GLOBALS['wpdb']->pdo->lastInsertId();
		}
		$this->write_changes_only();
		// As wc_delete_shop_order_transients() does.
		update_option( '_transient_orders-transient-version', (string) clock() );
		try {
			foreach ( $this->items as $item ) {
				do_action( 'woocommerce_before_order_item_object_save', $item );
				if ( ! $item->get_id() ) {
					$GLOBALS['wpdb']->query( 'INSERT INTO wp_wc_items DEFAULT VALUES' );
					$item->set_id( (int) $GLOBALS['wpdb']->pdo->lastInsertId() );
				}
			}
		} catch ( Exception $problem ) {
			$this->add_order_note( 'Error saving order.' ); // And the lines after it are not saved.
		}
		parent::save();
		$content = base64_encode( serialize( array( $this->data, $this->meta, array_values( $this->items ) ) ) );
		$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( 'UPDATE wp_wc_orders SET status = %s, billing_email = %s, content = %s WHERE id = %d', $this->get_status(), strtolower( $this->get_billing_email() ), $content, $this->id ) );
		$GLOBALS['wpdb']->query( 'DELETE FROM wp_wc_orders_meta WHERE order_id = ' . $this->id );
		foreach ( array_filter( $this->meta, 'is_scalar' ) as $key => $value ) {
			$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( 'INSERT INTO wp_wc_orders_meta VALUES (%d, %s, %s)', $this->id, $key, $value ) );
		}
		do_action( 'woocommerce_update_order', $this->id, $this );
		do_action( 'woocommerce_after_order_object_save', $this, null );
		if ( $this->status_transition ) {
			list( $from, $to, $note ) = $this->status_transition;
			$this->status_transition  = false;
			'' === $note || $this->add_order_note( $note );
			do_action( "woocommerce_order_status_$to", $this->id, $this );
			do_action( "woocommerce_order_status_{$from}_to_$to", $this->id, $this );
			do_action( 'woocommerce_order_status_changed', $this->id, $from, $to, $this );
		}

		return $this->id;
	}
}
class WC_Order_Refund {
	public function __construct( private array $refund ) {}
	public function get_amount(): string {
		return (string) $this->refund['amount'];
	}
	/** Below zero; 0 until WooCommerce has finished it. */
	public function get_total(): string {
		return (string) ( $this->refund['total'] ?? -$this->refund['amount'] );
	}
	public function get_meta( $key ) {
		return $this->refund['meta'][ $key ] ?? '';
	}
	public function update_meta_data( $key, $value ): void {
		$this->refund['meta'][ $key ] = $value;
	}
	public function get_reason(): string {
		return $this->refund['reason'];
	}
	public function get_date_created(): WC_DateTime {
		return WC_DateTime::at( $this->refund['created'] );
	}
	/** Its lines count below zero. */
	public function get_items(): array {
		$items = array();
		foreach ( $this->refund['lines'] as $id => $line ) {
			$item = new WC_Order_Item_Product();
			$item->set_quantity( -$line['qty'] );
			$item->set_total( -$line['refund_total'] );
			$item->update_meta_data( '_refunded_item_id', $id );
			$items[] = $item;
		}

		return $items;
	}
	public function stored(): array {
		return $this->refund;
	}
}
/** Fulfilments of orders, where the feature is on. */
class WC_Data_Store {
	public static function load( $of ): object {
		return new class() {
			public function get_zones(): array {
				return array_map( static fn( int $id ) => (object) array( 'zone_id' => $id ), array_filter( array_keys( WC_Shipping_Zone::all() ) ) );
			}
			public function read_fulfillments( $type, $id ): array {
				$all = array_filter( Fulfillment::all(), static fn( array $one ): bool => $one['order'] === (int) $id && null === $one['deleted'] );
				ksort( $all );

				return array_values( array_map( static fn( array $one ) => new Fulfillment( $one['id'] ), $all ) );
			}
		};
	}
}
function wc_get_order( $id ) {
	try {
		return $id instanceof WC_Order ? $id : new WC_Order( (int) $id ?: -1 );
	} catch ( RuntimeException $problem ) {
		return false;
	}
}
function wc_get_orders( array $wanted ): array {
	$ids    = array_column( $GLOBALS['wpdb']->get_results( 'SELECT id FROM wp_wc_orders ORDER BY id' ), 'id' );
	$orders = array_map( static fn( $id ) => new WC_Order( $id ), $ids );
	$fits   = static function ( WC_Order $order ) use ( $wanted ): bool {
		$by   = $wanted['customer'] ?? ( isset( $wanted['billing_email'] ) ? array( $wanted['billing_email'] ) : null );
		$made = $order->get_date_created()->getTimestamp();
		preg_match( '/^(\D*)(\d+)$/', $wanted['date_created'] ?? '>0', $when );

		return ( ! isset( $wanted['date_paid'] ) || $order->get_date_paid() )
			&& ( ! isset( $wanted['status'] ) || $order->has_status( $wanted['status'] ) )
			&& ( ! isset( $wanted['created_via'] ) || $order->get_created_via() === $wanted['created_via'] )
			&& ( '<' === $when[1] ? $made < $when[2] : $made >= $when[2] )
			&& ( null === $by || in_array( strtolower( $order->get_billing_email() ), array_map( 'strtolower', array_filter( $by, 'is_string' ) ), true ) || in_array( $order->get_customer_id(), array_filter( $by, 'is_int' ), true ) );
	};
	$found = array_slice( array_values( array_filter( $orders, $fits ) ), 0, ( $wanted['limit'] ?? 10 ) > 0 ? $wanted['limit'] ?? 10 : null );

	return 'ids' === ( $wanted['return'] ?? '' ) ? array_map( static fn( $order ) => $order->get_id(), $found ) : $found;
}
function wc_create_refund( array $given ) {
	$order  = new WC_Order( $given['order_id'] );
	$lines  = $given['line_items'] ?? array();
	$items  = ( $given['items'] ?? array() ) + array_column( array_map( static fn( $id, $line ) => array( $id, $line['qty'] ), array_keys( $lines ), $lines ), 1, 0 );
	$refund = new WC_Order_Refund( array( 'amount' => (float) $given['amount'], 'items' => $items, 'lines' => $lines, 'reason' => $given['reason'] ?? '', 'created' => clock() ) );
	if ( (float) $given['amount'] > (float) $order->get_remaining_refund_amount() ) {
		return new WP_Error( 'error', 'Invalid refund amount.' );
	}
	try {
		do_action( 'woocommerce_create_refund', $refund, $given );
	} catch ( Exception $problem ) {
		return new WP_Error( 'error', $problem->getMessage() );
	}
	$order = new WC_Order( $given['order_id'] );
	$order->set_refunds( array_map( static fn( $one ) => $one->stored(), array( ...$order->get_refunds(), $refund ) ) );
	$order->save();
	do_action( 'woocommerce_order_refunded', $order->get_id(), 0 );
	if ( (float) $order->get_remaining_refund_amount() <= 0 ) {
		$order->update_status( 'refunded' );
	}

	return $refund;
}

/** As staff write it, and as an order takes it. */
function set_stock( $product_id, int $left ): void {
	$status = $left > 0 ? 'instock' : 'outofstock';
	$before = get_post_meta( $product_id, '_stock_status', true );
	update_post_meta( $product_id, '_stock', $left );
	update_post_meta( $product_id, '_stock_status', $status );
	$product = wc_get_product( $product_id );
	do_action( "woocommerce_{$product->get_stock_kind()}_set_stock", $product );
	if ( $before !== $status ) {
		do_action( "woocommerce_{$product->get_stock_kind()}_set_stock_status", $product_id, $status, $product );
	}
}
/** Stock falls once, and rises once, for an order. */
function wc_update_product_stock( $product, $units, $operation ): void {
	$counted_by = $product->get_stock_managed_by_id();
	set_stock( $counted_by, (int) get_post_meta( $counted_by, '_stock', true ) + ( 'decrease' === $operation ? -1 : 1 ) * $units );
}
function change_stock( $order_id, bool $is_reduced ): void {
	$order = wc_get_order( $order_id );
	if ( ! $order || $order->get_data_store()->get_stock_reduced( $order_id ) === $is_reduced ) {
		return;
	}
	foreach ( $order->get_items() as $item ) {
		$product = $item->get_product();
		if ( $product && $product->managing_stock() ) {
			$counted_by = $product->get_stock_managed_by_id();
			set_stock( $counted_by, (int) get_post_meta( $counted_by, '_stock', true ) + ( $is_reduced ? -1 : 1 ) * $item->get_quantity() );
		}
	}
	$order->get_data_store()->set( 'stock_reduced', $order->get_id(), $is_reduced );
}
function wc_maybe_reduce_stock_levels( $order_id ): void {
	apply_filters( 'woocommerce_payment_complete_reduce_order_stock', true, $order_id ) && change_stock( $order_id, true );
}
function wc_maybe_increase_stock_levels( $order_id ): void {
	change_stock( $order_id, false );
}
/** Codes are counted once, and given back once, by the status that an order has. */
function wc_update_coupon_usage_counts( $order_id ): void {
	$order = wc_get_order( $order_id );
	if ( ! $order ) {
		return;
	}
	$adds  = ! $order->has_status( apply_filters( 'woocommerce_update_coupon_usage_invalid_statuses', array( 'cancelled', 'trash', 'failed', 'refunded' ) ) );
	if ( $order->get_data_store()->get_recorded_coupon_usage_counts( $order ) === $adds || array() === $order->get_coupon_codes() ) {
		return;
	}
	foreach ( $order->get_coupon_codes() as $code ) {
		$coupon = new WC_Coupon( $code );
		$user   = $order->get_customer_id() ?: $order->get_billing_email();
		$adds ? $coupon->increase_usage_count( (string) $user ) : $coupon->decrease_usage_count( (string) $user );
	}
	$order->get_data_store()->set( 'codes_counted', $order->get_id(), $adds );
}
foreach ( array( 'completed', 'processing', 'on-hold' ) as $placed ) {
	add_action( "woocommerce_order_status_$placed", 'wc_maybe_reduce_stock_levels' );
}
foreach ( array( 'pending', 'completed', 'processing', 'on-hold', 'cancelled' ) as $counted ) {
	add_action( "woocommerce_order_status_$counted", 'wc_update_coupon_usage_counts' );
}
foreach ( array( 'cancelled', 'pending' ) as $fallen ) {
	add_action( "woocommerce_order_status_$fallen", 'wc_maybe_increase_stock_levels' );
}

/** What is paid later: cash on delivery, a transfer, a cheque. */
class WC_Payment_Gateway {
	public string $enabled = 'no';
	public function __construct( public string $id, private string $title, private string $status ) {
		$this->enabled = in_array( $id, get_option( 'gateways', array( 'cod' ) ), true ) ? 'yes' : 'no';
	}
	public function get_title(): string {
		return $this->title;
	}
	public function get_description(): string {
		return get_option( "description of $this->id", '' );
	}
	public function get_option( $name ): string {
		return get_option( "woocommerce_{$this->id}_settings", array() )[ $name ] ?? '';
	}
	public function process_payment( $order_id ): array {
		if ( get_option( 'gateway_fails' ) ) {
			return array( 'result' => 'failure' );
		}
		( new WC_Order( $order_id ) )->update_status( $this->status );
		WC()->cart->empty_cart();

		return array( 'result' => 'success' );
	}
}
add_filter( 'woocommerce_payment_complete_order_status', static fn( $status, $id, $order ) => $order && 'cod' === $order->get_payment_method() ? 'completed' : $status, 10, 3 );
function wc_shipping_enabled(): bool {
	return 'disabled' !== get_option( 'woocommerce_ship_to_countries' );
}
function wc_get_container(): object {
	return Automattic\WooCommerce\Blocks\Package::container();
}
function WC(): object {
	static $shop = null;

	return $shop ??= new class() {
		public ?WC_Session $session   = null;
		public ?WC_Customer $customer = null;
		public ?WC_Cart $cart         = null;
		public object $countries;
		public function plugin_path(): string {
			is_dir( '/woocommerce/i18n' ) || mkdir( '/woocommerce/i18n', 0777, true );
			copy( '/fakes/locale-info.php', '/woocommerce/i18n/locale-info.php' );

			return '/woocommerce';
		}
		public function __construct() {
			$this->countries = new class() {
				public function get_countries(): array {
					return array( 'CA' => 'Canada', 'GU' => 'Guam', 'US' => 'United States (US)', 'VI' => 'Virgin Islands (US)' );
				}
				public function get_base_country(): string {
					return strtok( get_option( 'woocommerce_default_country', 'US:CA' ), ':' );
				}
				public function get_allowed_countries(): array {
					return $this->of( 'sells to' );
				}
				public function get_european_union_countries(): array {
					return array( 'DE', 'FR' );
				}
				public function get_shipping_countries(): array {
					return $this->of( 'ships to' );
				}
				public function get_address_fields( $country, $type ): array {
					$labels = array( 'first_name' => 'First name', 'last_name' => 'Last name', 'country' => 'Country / Region', 'address_1' => 'Street address', 'address_2' => 'Apartment, suite, unit, etc.', 'city' => 'Town / City', 'state' => 'Province', 'postcode' => 'Postal code', 'phone' => 'Phone' );
					$fields = array();
					foreach ( $labels as $name => $label ) {
						$fields[ $type . $name ] = array( 'label' => $label, 'required' => ! in_array( $name, array( 'address_2', 'phone' ), true ) );
					}

					return $fields;
				}
				public function get_states( $country ): array|false {
					return 'CA' === $country ? array( 'ON' => 'Ontario', 'QC' => 'Quebec' ) : false;
				}
				public function get_address_formats(): array {
					return array( 'default' => "{name}\n{address_1}\n{city}\n{country}", 'CA' => "{name}\n{address_1}\n{city} {state_code} {postcode}\n{country}" );
				}
				/** All, unless the option names some. */
				private function of( string $option ): array {
					$codes = get_option( $option, array() ) ?: array( 'CA', 'US', 'PR', 'VI', 'GU', 'AS', 'MP' );
					return array_combine( $codes, $codes );
				}
			};
		}
		public function shipping(): WC_Shipping {
			static $shipping = new WC_Shipping();

			return $shipping;
		}
		public function checkout(): WC_Checkout {
			return new WC_Checkout();
		}
		public function payment_gateways(): object {
			return new class() {
				public function payment_gateways(): array {
					return array(
						'cod'  => new WC_Payment_Gateway( 'cod', 'Cash on delivery', 'processing' ),
						'bacs' => new WC_Payment_Gateway( 'bacs', 'Direct bank transfer', 'on-hold' ),
					);
				}
				public function get_available_payment_gateways(): array {
					return apply_filters( 'woocommerce_available_payment_gateways', array_filter( $this->payment_gateways(), static fn( $gateway ): bool => 'yes' === $gateway->enabled ) );
				}
			};
		}
		public function mailer(): object {
			return new class() {
				/** By `wp_mail`, which asks the plugins for a text beside the HTML, and tells them of a refusal (option `refused`: an address, or anything else for all). */
				public function send( $to, $subject, $html, $headers = '' ) {
					$mailer = new PHPMailer\PHPMailer\PHPMailer();
					do_action( 'phpmailer_init', $mailer );
					$refused = (string) get_option( 'refused', '' );
					if ( '' !== $refused && ( ! str_contains( $refused, '@' ) || $refused === $to ) ) {
						do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'Mailbox full.' ) );

						return false;
					}
					$GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_mails (recipient, subject, text, headers) VALUES (?, ?, ?, ?)' )->execute( array( $to, $subject, $mailer->AltBody . html_entity_decode( $html ), $headers . "Message-ID: $mailer->MessageID\r\n" ) );

					return true;
				}
			};
		}
	};
}
function wc_delete_order_note( $id ): bool {
	return (bool) $GLOBALS['wpdb']->query( "DELETE FROM wp_comments WHERE comment_ID = $id" );
}
function wc_get_order_notes( array $asked ): array {
	$notes = $GLOBALS['wpdb']->get_results( $GLOBALS['wpdb']->prepare( "SELECT * FROM wp_comments WHERE comment_type = 'order_note' AND comment_post_ID = %d AND user_id = %d ORDER BY comment_ID DESC", $asked['order_id'], 'customer' === ( $asked['type'] ?? '' ) ? 1 : 0 ) );

	return array_map( static fn( array $note ) => (object) array( 'id' => (int) $note['comment_ID'], 'content' => $note['comment_content'], 'date_created' => WC_DateTime::at( (int) $note['comment_approved'] ) ), $notes );
}
function wc_get_is_paid_statuses(): array {
	return array( 'processing', 'completed' );
}
function wc_load_cart(): void {}
function wc_clean( $value ) {
	return is_array( $value ) ? array_map( 'wc_clean', $value ) : sanitize_text_field( $value );
}
function wc_strtolower( $text ) {
	return mb_strtolower( $text );
}
function wc_sanitize_textarea( $value ) {
	return implode( "\n", array_map( 'sanitize_text_field', explode( "\n", $value ) ) );
}
function get_woocommerce_currency() {
	return get_option( 'woocommerce_currency', 'USD' );
}
function get_woocommerce_currency_symbols() {
	return array( 'USD' => '&#36;', 'EUR' => '&euro;', 'JPY' => '&yen;' );
}
function get_woocommerce_currency_symbol() {
	return apply_filters( 'woocommerce_currency_symbol', get_woocommerce_currency_symbols()[ get_woocommerce_currency() ] ?? '', get_woocommerce_currency() );
}
function get_woocommerce_price_format() {
	return array( 'left' => '%1$s%2$s', 'right' => '%2$s%1$s', 'left_space' => '%1$s&nbsp;%2$s', 'right_space' => '%2$s&nbsp;%1$s' )[ get_option( 'woocommerce_currency_pos', 'left' ) ];
}
function wc_get_price_thousand_separator() {
	return get_option( 'woocommerce_price_thousand_sep', ',' );
}
function wc_get_price_decimal_separator() {
	return get_option( 'woocommerce_price_decimal_sep', '.' );
}
function wc_get_price_decimals() {
	return (int) get_option( 'woocommerce_price_num_decimals', 2 );
}
function wc_get_order_statuses() {
	return array_fill_keys( array( 'wc-pending', 'wc-processing', 'wc-on-hold', 'wc-completed', 'wc-cancelled', 'wc-refunded', 'wc-failed' ), '' );
}

/** Reviews are comments; who has bought is who has a paid order, by account or address. */
class WC_Comments {
	public static function clear_transients( $product_id ): void {}
}
function wc_strtoupper( $text ) {
	return mb_strtoupper( $text ?? '' );
}
function wc_format_postcode( $postcode, $country ): string {
	$plain = strtoupper( preg_replace( '/[\s\-]/', '', trim( $postcode ) ) );

	return 'CA' === $country ? substr_replace( $plain, ' ', -3, 0 ) : $plain;
}
class WC_Validation {
	public static function is_postcode( $postcode, $country ): bool {
		return 'CA' !== $country || 1 === preg_match( '/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/', $postcode );
	}
	public static function is_phone( $phone, $country = null ): bool {
		return '' === trim( preg_replace( '/[\s\#0-9_\-\+\/\(\)\.]/', '', $phone ) );
	}
}
function wc_reviews_enabled(): bool {
	return 'yes' === get_option( 'woocommerce_enable_reviews', 'yes' );
}
function wc_review_ratings_enabled(): bool {
	return 'yes' === get_option( 'woocommerce_enable_review_rating', 'yes' );
}
function wc_review_ratings_required(): bool {
	return 'yes' === get_option( 'woocommerce_review_rating_required', 'yes' );
}
function wc_review_is_from_verified_owner( $comment_id ): bool {
	return '1' === (string) get_comment_meta( $comment_id, 'verified', true );
}
function wc_customer_bought_product( $email, $customer_id, $product_id ): bool {
	$customers = array_filter( array( $email, (int) $customer_id ) );
	$orders    = wc_get_orders( array( 'customer' => array_values( $customers ), 'status' => wc_get_is_paid_statuses(), 'limit' => -1 ) );
	$ids       = static fn( WC_Order $order ): array => array_map( static fn( $item ) => $item->get_product_id(), $order->get_items() );

	return in_array( (int) $product_id, array_merge( array(), ...array_map( 'array_values', array_map( $ids, $orders ) ) ), true );
}
