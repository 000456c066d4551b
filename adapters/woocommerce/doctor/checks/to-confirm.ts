import {toConfirm, type Check} from '../check';
import {factsOf} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

/** What only the owner can know. */
export const listToConfirm = ({facts}: ShopProbe): Check[] =>
  factsOf(facts).products
    ? [
        toConfirm(
          'Mails',
          'Does a mail of the shop arrive, and not among the spam? Order something.',
        ),
        toConfirm('Texts', 'Are hours, prices and policies in app/content yours?'),
      ]
    : [];
