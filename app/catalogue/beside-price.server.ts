import {formatCents, priceFacts, toCents, type Cents} from '~adapters/commerce';
import {
  timesContent,
  toNetContent,
  type ListedProduct,
  type ProductPart,
  type Variation,
} from '~adapters/commerce';
import {isAsked} from '~/content/asked-laws.server';
import {inLanguage} from '~/content/language-paths';
import {priceTaxLabels} from '~/content/labels/controls';
import {priceLawWords as words} from '~/content/labels/price-law';
import {withdrawalWords} from '~/content/withdrawal';
import {unitsIn} from '~/pricing/box-mix';

type Sold = Pick<
  ListedProduct,
  | 'content'
  | 'databaseId'
  | 'isOnSale'
  | 'lowestPrices'
  | 'noWithdrawal'
  | 'price'
  | 'regularPrice'
  | 'soldAs'
> & {variations: Choice[]};
type Choice = Pick<Variation, 'attributes' | 'content' | 'databaseId' | 'price'> &
  Partial<Pick<Variation, 'isOnSale' | 'regularPrice'>>;

/** Its own, a size that is chosen by its weight, else as many units as the choice names. */
function contentOf({content}: Sold, choice: Choice | null) {
  if (!choice) return content;
  const [own] = choice.attributes.flatMap(
    ({value, ownValue = value}) => toNetContent(ownValue) ?? [],
  );
  return choice.content ?? own ?? (content && timesContent(content, unitsIn(choice)));
}

/** Of a kilogram or a liter; what weighs less than 10 g, and what weighs just that much, needs none. */
function unitPrice(sold: Sold, choice: Choice | null) {
  const content = contentOf(sold, choice);
  const {price} = choice ?? sold;
  if (!content || !price || content.amount < 0.01 || content.amount === 1) return null;
  return {each: toCents(Math.round(price / content.amount)), unit: words.units[content.unit]};
}

function unitWords(sold: Sold, choice: Choice | null): string {
  const choices = choice || sold.variations.length === 0 ? [choice] : sold.variations;
  const all = choices.flatMap((one) => unitPrice(sold, one) ?? []);
  const [first] = all.toSorted((one, other) => one.each - other.each);
  if (!first) return '';
  const isOnly = all.every(({each}) => each === first.each);
  return `${isOnly ? '' : `${words.from} `}${words.perUnit(formatCents(first.each), first.unit)}`;
}

function lowestWords({lowestPrices, ...sold}: Sold, choice: Choice | null): string {
  const {databaseId, isOnSale, price, regularPrice} = choice ?? sold;
  const lowest: Cents | undefined = lowestPrices?.[databaseId];
  const isStruck = isOnSale && price && regularPrice && regularPrice > price;
  return isStruck && lowest ? words.lowest(formatCents(lowest)) : '';
}

/** For a text between tags. */
export const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function shippingWords({soldAs}: Sold, says: readonly string[]): string {
  const link = `<a class="relative z-10 underline" href="${inLanguage('/shipping')}">${words.shipping}</a>`;
  return [...says, ...(soldAs?.isVirtual ? [] : [`${words.plus} ${link}`])].join(', ');
}

/** What a country's law asks to stand beside a price, as HTML of our own words; empty where none asks for anything. */
export function besidePrice(sold: Sold, choice: Choice | null = null, saysTax = false): string {
  const {priceTax, saysTax: isShownOtherwise} = priceFacts();
  const taxWords = saysTax && priceTax ? [asHtml(priceTaxLabels[priceTax] ?? priceTax)] : [];
  const lines = [
    isAsked('unit-price') ? unitWords(sold, choice) : '',
    isAsked('lowest-price') ? lowestWords(sold, choice) : '',
    isAsked('price-words')
      ? shippingWords(sold, taxWords)
      : isShownOtherwise
        ? taxWords.join('')
        : '',
    isAsked('withdrawal') && sold.noWithdrawal && !saysTax
      ? withdrawalWords.exceptions[sold.noWithdrawal]
      : '',
  ];
  return lines.filter(Boolean).join('<br>');
}

/** The same of a product and of each of its choices, by their ids, and of its parts; those with nothing to say are left out. */
export function besidePrices({
  parts = [],
  ...sold
}: Sold & {id: string; variations: (Choice & {id: string})[]; parts?: ProductPart[]}) {
  const all = [
    ...[null, ...sold.variations].map(
      (choice) => [(choice ?? sold).id, besidePrice(sold, choice)] as const,
    ),
    ...parts.map(
      (part) => [part.databaseId, besidePrice({...part, variations: []}, null, true)] as const,
    ),
  ];
  return Object.fromEntries<string>(all.filter(([, html]) => html));
}
