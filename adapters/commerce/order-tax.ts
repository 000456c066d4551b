import type {Cents} from './money';

/** The tax of an order, as the shop adds it up, to the cent. */
export interface OrderTax {
  /** All of it. */
  tax: Cents;
  /** What of it is for sending. */
  shippingTax: Cents;
  /**
   * What the order's total is above its lines and shipping as they were shown; below zero where prices include more tax
   * than is charged at this address.
   */
  added: Cents;
  /** Whether the lines were shown with tax. */
  pricesIncludeTax: boolean;
}
