import {checkAccess} from './checks/access';
import {checkAnswer} from './checks/answers';
import {checkCatalogue} from './checks/catalogue';
import {checkAddressAndClock} from './checks/address-and-clock';
import {checkPlugins} from './checks/plugins';
import {checkSchema} from './checks/schema';
import {checkStore} from './checks/store';
import {toConfirm, type Check} from './check';
import {factsOf} from './shop-facts';
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
    ...checkStore(probe),
    ...checkAddressAndClock(probe),
    ...listToConfirm(probe),
  ];
}

/** What only the owner can know. */
const listToConfirm = ({facts}: ShopProbe): Check[] =>
  factsOf(facts).products
    ? [
        toConfirm(
          'Mails',
          'Does a mail of the shop arrive, and not among the spam? Order something.',
        ),
        toConfirm('Texts', 'Are hours, prices and policies in app/content yours?'),
      ]
    : [];
