import type {PaymentMethod, PaymentMethods} from '~adapters/commerce';
import {KeptFact} from './kept-fact';
import type {PluginClient} from './plugin-client';
import {toPlainText} from './to-html';

/** The shop's ways of paying, as its plugin tells them. Make one for the process: it remembers them. */
export function createPaymentMethods(
  plugin: PluginClient,
  now: () => number = Date.now,
): PaymentMethods {
  const methods = new KeptFact<{gateways?: PaymentMethod[]}, PaymentMethod[]>({
    plugin,
    operation: 'paymentMethods.offered',
    toValue: ({gateways = []}) => gateways.map(toMethod),
    // Such a shop takes payments on its own page alone, and does not tell which.
    withoutPlugin: [],
    now,
  });
  return {offered: (waitUntil) => methods.look(waitUntil)};
}

const toMethod = ({id, title, description, instructions}: PaymentMethod): PaymentMethod => ({
  id,
  title: toPlainText(title) || id,
  description: toPlainText(description),
  instructions: instructions.split('\n').map(toPlainText).filter(Boolean).join('\n'),
});

/** A storefront that may not order offers no way of paying. */
export const createNoPaymentMethods = (): PaymentMethods => ({offered: async () => []});
