import type {Outcome} from '~adapters/commerce';
import {discountMessages} from '~/content/messages/discounts';
import {freeSampleMessages} from '~/content/messages/free-sample';
import {orderMessages} from '~/content/messages/orders';
import {selectionMessages} from '~/content/messages/selection';
import {type CheckoutMessage, checkoutMessages} from '~/content/messages/checkout';
import {shippingMessages} from '~/content/messages/shipping';
import {sayProblem, type FormProblem} from '~/forms/address-rules';

/** What a cart, a code or an order is refused with, by topic. */
const sentences = {
  order: orderMessages,
  code: discountMessages,
  choice: selectionMessages,
  sample: freeSampleMessages,
  shipping: shippingMessages,
  form: checkoutMessages,
};

type Sentences = typeof sentences;

/** `order.outOfStock`: the topic and the name of the sentence that says it. */
export type RefusalCode = {
  [Topic in keyof Sentences]: `${Topic}.${keyof Sentences[Topic] & string}`;
}[keyof Sentences];

type SentenceOf<Code extends RefusalCode> =
  Code extends `${infer Topic extends keyof Sentences}.${infer Name}`
    ? Sentences[Topic][Name & keyof Sentences[Topic]]
    : never;

type ParamsOf<Code extends RefusalCode> =
  SentenceOf<Code> extends (...params: infer Params extends (string | number)[]) => string
    ? Params
    : [];

/** Why something is refused, for whoever shows it. */
export interface CartRefusal {
  code: RefusalCode;
  /** A line's key, a field of the form or of the request; null for all of it. */
  field: string | null;
  /** What the sentence names: a product, an amount. */
  params: readonly (string | number)[];
}

export type CartOutcome<Value> = Outcome<Value, CartRefusal>;

export const toRefusal = <Code extends RefusalCode>(
  code: Code,
  field: string | null,
  ...params: ParamsOf<Code>
): CartRefusal => ({code, field, params});

export const refuse = <Code extends RefusalCode>(
  code: Code,
  field: string | null,
  ...params: ParamsOf<Code>
): {ok: false; refusals: CartRefusal[]} => ({ok: false, refusals: [{code, field, params}]});

/** A refusal with its sentence, as a page and an answer show it. */
export interface ShownRefusal extends Pick<CartRefusal, 'code' | 'field'> {
  message: string;
}

export const formRefusal = ({field, code}: FormProblem): CartRefusal => ({
  code: `form.${code}`,
  field,
  params: [],
});

export function showRefusal({code, field, params}: CartRefusal): ShownRefusal {
  const [topic = '', name = ''] = code.split('.');
  if (topic === 'form')
    return {code, field, message: sayProblem({field: field ?? '', code: name as CheckoutMessage})};
  const sentence: unknown = (sentences as Record<string, Record<string, unknown>>)[topic]?.[name];
  const message = typeof sentence === 'function' ? sentence(...params) : sentence;
  return {code, field, message: String(message)};
}
