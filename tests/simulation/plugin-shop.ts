import {toPhp} from '../support/php';
import type {openPluginShop} from '../support/plugin-shop';

export type PluginShop = Awaited<ReturnType<typeof openPluginShop>>;

/** An order as the plugin's database has it. */
export interface OrderRow {
  id: number;
  status: string;
  isReduced: boolean;
  isPaid: boolean;
  email: string;
  reference: string;
  codes: string[];
  units: number;
  total: number;
  back: number;
}

export interface Rows {
  orders: OrderRow[];
  stock: number;
  mails: {recipient: string; subject: string; headers: string}[];
  /** Mails that wait for the owner. */
  failed: number;
  waiting: number;
  held: number;
}

export const rice = 23;
export const stockAtFirst = 4;

/** A shop of the plugin's on its first day: little of one product, a code for one, and one for each. */
export async function openFirstDay(shop: PluginShop, day: string): Promise<void> {
  shop.forget();
  const entries = {
    _price: '10.00',
    _regular_price: '10.00',
    _manage_stock: 'yes',
    _stock: stockAtFirst,
    _stock_status: 'instock',
  };
  await shop.addProducts([{databaseId: rice, name: 'Konjac Rice', entries}]);
  const code = {_discount_type: 'fixed_cart', _amount: '5'};
  await shop.addCoupon('ONCE', {...code, _usage_limit: 1});
  await shop.addCoupon('EACH', {...code, _usage_limit_per_user: 1});
  await shop.onDay(day);
}

export const readRows = (shop: PluginShop) =>
  shop.run<Rows>(`global $wpdb;
    $orders = array_map( static function ( array $row ): array {
      $order = new WC_Order( (int) $row['id'] );
      return array(
        'id' => $order->get_id(), 'status' => $order->get_status(), 'isReduced' => (bool) $row['stock_reduced'],
        'isPaid' => null !== $order->get_date_paid(), 'email' => $order->get_billing_email(),
        'reference' => $order->get_meta( '_bellyful_attempt' ), 'codes' => $order->get_coupon_codes(),
        'units' => array_sum( array_map( static fn( $item ) => ${rice} === $item->get_product_id() ? $item->get_quantity() : 0, $order->get_items() ) ),
        'total' => (int) round( 100 * $order->get_total() ),
        'back' => (int) round( 100 * ( $order->get_total() - $order->get_remaining_refund_amount() ) ),
      );
    }, $wpdb->get_results( "SELECT * FROM wp_wc_orders WHERE status <> ''" ) );
    $count = static fn( string $of ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM wp_bellyful_$of" );
    echo json_encode( array(
      'orders' => $orders,
      'stock' => (int) get_post_meta( ${rice}, '_stock', true ),
      'mails' => $wpdb->get_results( 'SELECT recipient, subject, headers FROM wp_mails' ),
      'failed' => Bellyful\\Storefront\\Mail\\outbox_facts()['failed'],
      'waiting' => $count( 'outbox WHERE handed_at = 0' ),
      'held' => $count( "holds WHERE product_key LIKE 'product:%' AND ends_at > " . Bellyful\\Storefront\\Ledger\\now() ),
    ) );`);

export const refuseMails = (shop: PluginShop, whose: string) =>
  shop.run(`update_option( 'refused', ${toPhp(whose)} ); echo 1;`);
