import type {OfflineMethod, OrderStanding} from '~adapters/commerce';
import type {RefusalCode, ShownRefusal} from '~/cart/refusals';
import type {PricedCart} from '~/pricing/priced-cart';

export interface OrderResult {
  success: boolean;
  orderId?: number;
  orderNumber?: string;
  message?: string;
  requiresRedirect?: boolean;
  paymentUrl?: string;
  /** The payment service asks the shopper for more in this page; the order is unpaid until then. */
  clientSecret?: string;
  error?: string;
  /** Names what the error says. */
  code?: RefusalCode;
  /** What the error is about: a field of the form, a cart line's key, a code. */
  field?: string | null;
  refusals?: ShownRefusal[];
  /** The cart as it is priced now, and its unit prices by line, when the shopper saw another total. */
  pricing?: PricedCart;
  prices?: Record<string, number>;
  /** The shop counts in another currency, or by other rules, by now: the cart is shown anew in a document of its own. */
  isOutdated?: boolean;
  /** The path of the order's own page, with what proves that its reader may see it. */
  orderLink?: string;
  /** How the order stood when it was answered, and by which method of the shop it is paid later. */
  standing?: OrderStanding;
  paymentMethod?: OfflineMethod;
  /** Something of it can be downloaded once it is paid. */
  hasDownloads?: boolean;
  /** Nothing of it is sent. */
  shipsNothing?: boolean;
  /** The bank has not decided yet: the order is confirmed by mail once it has. */
  isPaymentPending?: boolean;
  /** The key belongs to another order, which stands (`orderId`, `orderNumber`): this cart needs a new one. */
  isOtherOrder?: boolean;
  /** Ordered without scripts: the server knows what it holds, and the browser's own cart is another. */
  isFromServerCart?: boolean;
  /** The shop's own checkout made it, of so many units of these lines; null while nobody says of which. */
  isHandedOver?: boolean;
  handedLines?: Record<string, number> | null;
}

export const orderNumberOf = ({orderNumber, orderId}: OrderResult) =>
  String(orderNumber ?? orderId ?? '');
