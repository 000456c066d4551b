/** One of WooCommerce's additional checkout fields, or its order note (rules: What the shop asks at checkout). */
export interface AdditionalField {
  /** `namespace/name`; of the note `order_comments`. */
  id: string;
  label: string;
  /** `address`: asked for both addresses. */
  location: 'contact' | 'address' | 'order';
  type: 'text' | 'textarea' | 'select' | 'checkbox';
  /** What is said where it is empty; null where it may be, or the shop alone decides by its conditions. */
  required: string | null;
  /** Of a select. */
  options: {value: string; label: string}[];
  maxLength: number;
}

/** By the names of the order's entries, `_wc_other/namespace/name`; the note is named alike. A ticked box is `1`. */
export type AdditionalAnswers = Record<string, string>;

export const answerName = (
  {id}: Pick<AdditionalField, 'id'>,
  group: 'shipping' | 'billing' | 'other',
): string => `_wc_${group}/${id}`;
