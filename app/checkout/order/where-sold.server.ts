import type {Address, AdditionalAnswers, ListedProduct, Product} from '~adapters/commerce';
import type {ResolvedLine} from '~/cart/price/priced-order';
import {toRefusal, type CartRefusal} from '~/cart/refusals';
import type {AskedField} from '~/checkout/additional-answers';
import {isAsked} from '~/content/asked-laws.server';
import {whereSold} from '~/content/messages/where-sold';

type Place = Pick<Address, 'country' | 'state'>;

/** The shop registers no such field: the storefront reads its answer, and only the order's note of it is stored. */
export const ageAnswer = '_wc_other/bellyful/adult';

/** Asked of who has tried to order such a thing to New York; the server decides whether it must be ticked. */
export const ageField: AskedField = {
  name: ageAnswer,
  place: 'order',
  label: whereSold.isAdult,
  type: 'checkbox',
  required: null,
};

/** `US:CA`, `FR`: whether one of them is where this goes. */
export const mayNotGo = (
  {notTo = []}: Pick<ListedProduct, 'notTo'>,
  {country, state}: Place,
): boolean => notTo.includes(country) || notTo.includes(`${country}:${state}`);

/** The line's own, and those that its box holds. */
const productsOf = ({product, mix = []}: ResolvedLine): Product[] => [
  product,
  ...mix.map(({part}) => part.product),
];

/** Whether New York has the parcel handed to an adult. */
export const needsAdult = (lines: readonly ResolvedLine[], {country, state}: Place): boolean =>
  country === 'US' &&
  state === 'NY' &&
  isAsked('adults-only') &&
  lines.some((line) => productsOf(line).some(({isForAdults}) => isForAdults));

/** Why these lines cannot be ordered to this address. */
export function refuseWhereSold(
  lines: readonly ResolvedLine[],
  place: Place,
  answers: AdditionalAnswers = {},
): CartRefusal[] {
  const forbidden = lines.flatMap((line) =>
    productsOf(line).some((product) => mayNotGo(product, place))
      ? [toRefusal('order.refused', line.id, whereSold.notTo(line.name))]
      : [],
  );
  const asksAge = needsAdult(lines, place) && !answers[ageAnswer];
  return asksAge
    ? [...forbidden, toRefusal('order.answerMissing', ageAnswer, whereSold.confirmAge)]
    : forbidden;
}
