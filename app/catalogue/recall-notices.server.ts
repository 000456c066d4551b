import type {Product} from '~adapters/commerce';
import {recallWords} from '~/content/messages/recalls';

/** What is recalled of a product, in words. */
export const recallNotices = ({recalls}: Pick<Product, 'recalls'>): string[] =>
  recalls.map(({lot, reason, offer}) => recallWords.onProduct(lot, reason, offer));
