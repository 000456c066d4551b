import {fine, wrong, type Check} from '../check';
import {problemsOf} from '../reply';
import {factsOf} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

const name = 'Types of products';

/** What WooGraphQL says of a product of an extension while its setting is off. */
const breaksList = /"([^"]+)" product type is not supported/;

/** Whether the storefront sells all that the shop does (rules: Types of products). */
export function checkProductTypes({catalogue, facts}: ShopProbe): Check[] {
  const broken = problemsOf(catalogue).map((problem) => breaksList.exec(problem)?.[1])[0];
  if (broken)
    return [
      wrong(name, {
        message: `A product of the type "${broken}" breaks the list of products.`,
        fix: 'Activate the plugin "Bellyful Storefront", or switch on "Enable Unsupported types" under GraphQL, Settings, WooGraphQL.',
      }),
    ];
  const {unsoldTypes} = factsOf(facts);
  if (!unsoldTypes) return [];
  if (unsoldTypes.length === 0) return [fine(name, 'The storefront sells all of them.')];
  const counted = unsoldTypes.map(({label, count}) => `${label} (${count})`).join(', ');
  return [
    wrong(name, {
      message: `Not sold by the storefront: ${counted}. It lists them without a price.`,
      fix: 'Its pages lead to the shop’s own, so keep these open to visitors; or sell them as simple or variable products; or hide them from the catalog.',
    }),
  ];
}
