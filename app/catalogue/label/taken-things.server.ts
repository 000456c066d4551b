/** What is taken, by its product: a key or `product-23`, and the servings a day that somebody chose. */
export interface TakenThing {
  product: string | number;
  name: string;
  /** Null: as the label says. */
  perDay: number | null;
}
