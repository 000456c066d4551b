/**
 * A page for all shoppers, rendered once with a stand-in where one shopper's own data belong (rules: Pages kept for
 * everyone). This is how the worker tells its host what it has made.
 */

/** All that such a page may show of its shopper. */
export interface ShownShopper {
  id: string;
  email: string;
  /** ISO 8601; null while the address is unconfirmed. */
  emailConfirmedAt: string | null;
}

/** Never sent to browsers. */
export const templateHeader = 'X-Template';

/**
 * `own`: the page asked for more of the shopper than whom it greets, so that it has to be rendered for him. `lacking`:
 * the shop left something open; it may be shown, but not kept.
 */
export type TemplateKind = 'whole' | 'lacking' | 'own';
