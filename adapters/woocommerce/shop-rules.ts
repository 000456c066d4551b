import {toCents, type ShippingQuote} from '~adapters/commerce';
import {toPlainText} from './to-html';

/** As the plugin answers it: amounts in minor units, titles with the entities of a page. */
export interface SentShipping {
  methods: {id: string; title: string; cost: number; shown: number}[];
  method: string | null;
  cost: number;
}

export const toShipping = (sent: SentShipping | null | undefined): ShippingQuote | null =>
  sent
    ? {
        methods: sent.methods.map(({id, title, cost, shown}) => ({
          id,
          title: toPlainText(title) || id,
          cost: toCents(cost),
          shown: toCents(shown),
        })),
        method: sent.method,
        cost: toCents(sent.cost),
      }
    : null;
