/**
 * What the shop asks at checkout beside an address (rules: What the shop asks at checkout): one of WooCommerce's additional
 * checkout fields, or its order note.
 */
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

/** Answers by the names under which WooCommerce stores them; a ticked box is `1`. */
export type AdditionalAnswers = Record<string, string>;

const noteId = 'order_comments';

/** `_wc_other/namespace/name`: the entry of the order that holds the answer. */
export const answerName = (
  {id}: Pick<AdditionalField, 'id'>,
  group: 'shipping' | 'billing' | 'other',
): string => (id === noteId ? id : `_wc_${group}/${id}`);

export const isAnswerName = (name: string): boolean =>
  name === noteId || /^_wc_(?:shipping|billing|other)\/./.test(name);

const ofShipping = '_wc_shipping/';
const ofBilling = '_wc_billing/';

/** With those about the first address for the second one, too. */
export const withSameBilling = (answers: AdditionalAnswers): AdditionalAnswers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => !name.startsWith(ofBilling))
      .flatMap(([name, answer]) =>
        name.startsWith(ofShipping)
          ? [
              [name, answer],
              [name.replace(ofShipping, ofBilling), answer],
            ]
          : [[name, answer]],
      ),
  );

/** Where an answer about the second address was given: at the first one's field, where that has the same. */
export function givenAt(name: string, answers: AdditionalAnswers): string {
  const first = name.replace(ofBilling, ofShipping);
  return answers[first] === answers[name] ? first : name;
}
