import type {PaymentMethod, PaymentMethods} from '~adapters/commerce';
import type {ShopSettings} from './shop-settings';
import {toPlainText} from './to-html';

/** The shop's ways of paying; without the plugin it takes payments on its own page alone, and names none. */
export const createPaymentMethods = (settings: ShopSettings): PaymentMethods => ({
  offered: async (waitUntil) => ((await settings.read(waitUntil)).gateways ?? []).map(toMethod),
});

const toMethod = ({id, title, description, instructions}: PaymentMethod): PaymentMethod => ({
  id,
  title: toPlainText(title) || id,
  description: toPlainText(description),
  instructions: instructions.split('\n').map(toPlainText).filter(Boolean).join('\n'),
});
