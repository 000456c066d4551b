import {toPlainText} from '../../to-html';
import {fine, toConfirm, type Check} from '../check';
import {factsOf, type ShopFacts} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

/** What is made by a command of its own, and what only the owner can know. */
export function listToConfirm({facts}: ShopProbe): Check[] {
  const {products, unlabeled} = factsOf(facts);
  if (!products) return [];
  const count = Object.values(products).filter(({status}) => status === 'publish').length;
  return [
    count > 0
      ? fine('Products of the pages', `${count} of them stand in the shop.`)
      : toConfirm(
          'Products of the pages',
          'None is in the shop yet: "npm run products" makes them.',
        ),
    ...(unlabeled ? [checkLabels(unlabeled)] : []),
    toConfirm('Mails', 'Does a mail of the shop arrive, and not among the spam? Order something.'),
    toConfirm('Texts', 'Are hours, prices and policies in app/content yours?'),
  ];
}

function checkLabels({count, names}: NonNullable<ShopFacts['unlabeled']>): Check {
  const name = 'Labels';
  if (count === 0) return fine(name, 'Every product that is sent names its allergens.');
  const first = names.map(toPlainText).join(', ') + (count > names.length ? ' and others' : '');
  return toConfirm(
    name,
    `${count} products name no allergens: ${first}. Their tab "Label" in the product editor has the field.`,
  );
}
