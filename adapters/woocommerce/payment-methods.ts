import type {PaymentMethod, PaymentMethods} from '~adapters/commerce';
import {askPlugin, lacksPlugin} from './ask-plugin';
import type {PluginClient} from './plugin-client';
import {toPlainText} from './to-html';

const keptMs = 60_000;
/** After a failure the shop is left alone for so long. */
const restMs = 5000;

/** The shop's ways of paying, as its plugin tells them. Make one for the process: it remembers them. */
export function createPaymentMethods(
  plugin: PluginClient,
  now: () => number = Date.now,
): PaymentMethods {
  let known: PaymentMethod[] | undefined;
  let freshUntil = 0;
  return {
    // Each request asks for itself: in a worker nobody may wait for the promise of another request.
    async offered() {
      if (known && now() < freshUntil) return known;
      try {
        known = await readOffered(plugin);
        freshUntil = now() + keptMs;
        return known;
      } catch (error) {
        if (!known) throw error;
        freshUntil = now() + restMs;
        return known;
      }
    },
  };
}

/** A shop without the plugin takes payments on its own page alone, and does not tell which. */
async function readOffered(plugin: PluginClient): Promise<PaymentMethod[]> {
  try {
    const request = {method: 'GET', path: '/shop'} as const;
    type Facts = {gateways?: PaymentMethod[]};
    const {gateways = []} = await askPlugin<Facts>(plugin, 'paymentMethods.offered', request);
    return gateways.map(toMethod);
  } catch (error) {
    if (lacksPlugin(error)) return [];
    throw error;
  }
}

const toMethod = ({id, title, description, instructions}: PaymentMethod): PaymentMethod => ({
  id,
  title: toPlainText(title) || id,
  description: toPlainText(description),
  instructions: instructions.split('\n').map(toPlainText).filter(Boolean).join('\n'),
});

/** A storefront that may not order offers no way of paying. */
export const createNoPaymentMethods = (): PaymentMethods => ({offered: async () => []});
