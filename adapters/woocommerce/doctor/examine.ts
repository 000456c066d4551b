import {checkAccess} from './checks/access';
import {checkAnswer} from './checks/answers';
import {checkCatalogue} from './checks/catalogue';
import {checkMessages} from './checks/messages';
import {checkPlugins} from './checks/plugins';
import {checkSchema} from './checks/schema';
import {checkProductTypes} from './checks/product-types';
import {checkStore} from './checks/store';
import {listToConfirm} from './checks/to-confirm';
import type {Check} from './check';
import type {ShopProbe} from './shop-probe';

/** Line by line what the storefront needs of the shop (rules: The doctor). What cannot be checked yet has no line. */
export function examine(probe: ShopProbe): Check[] {
  const answer = checkAnswer(probe);
  if (!answer.ok) return [answer];
  return [
    answer,
    ...checkPlugins(probe),
    ...checkAccess(probe),
    ...checkSchema(probe),
    ...checkCatalogue(probe),
    ...checkProductTypes(probe),
    ...checkStore(probe),
    ...checkMessages(probe),
    ...listToConfirm(probe),
  ];
}
