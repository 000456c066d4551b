/** Who wants to know that something sold out is back. */
interface StockRequest {
  email: string;
  productId: number;
  /** Null: the product itself. */
  variationId: number | null;
  /** The address is proven to be the shopper's, so no mail to confirm it is sent. */
  isConfirmed: boolean;
  /** The page to which the mail to confirm leads; the token is added to it. */
  returnUrl: string;
}

/** Mails about what is back in stock (rules: Back in stock). Failures throw a CommerceError. */
export interface StockNotices {
  /** Says nothing about the address or the product, whatever is known of them. */
  request(request: StockRequest): Promise<void>;
  /** With the token of a mailed link; false when it is no longer good. */
  confirm(token: string): Promise<boolean>;
}
