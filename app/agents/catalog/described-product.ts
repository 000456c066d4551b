import type {Message} from '../protocol';
import type {toPrice} from '../money';

type Price = ReturnType<typeof toPrice>;

interface Media {
  type: 'image';
  url: string;
  alt_text?: string;
  width?: number;
  height?: number;
}

export interface SelectedOption {
  name: string;
  label: string;
}

/** One thing that can be put into a cart. */
export interface Variant {
  id: string;
  sku?: string;
  title: string;
  description: {plain: string};
  url: string;
  price: Price;
  list_price?: Price;
  availability: {available: boolean; status: string};
  options: SelectedOption[];
  media?: Media[];
}

/** A product as the protocol describes it; it has at least one variant. */
export interface DescribedProduct {
  id: string;
  handle: string;
  title: string;
  description: {plain: string};
  url: string;
  categories: {value: string; taxonomy: 'merchant'}[];
  price_range: {min: Price; max: Price};
  media: Media[];
  options: {name: string; values: {label: string; available?: boolean; exists?: boolean}[]}[];
  variants: Variant[];
  rating?: {value: number; scale_max: 5; count: number};
}

type Description = Omit<DescribedProduct, 'options' | 'price_range'>;

/** What follows from the variants: the choices, in their order, and the range of prices. */
export function withChoices(description: Description): DescribedProduct {
  const {variants} = description;
  const choices = new Map<string, Set<string>>();
  for (const {name, label} of variants.flatMap(({options}) => options))
    choices.set(name, (choices.get(name) ?? new Set()).add(label));
  const prices = variants.map(({price}) => price).sort((one, other) => one.amount - other.amount);
  const [min] = prices;
  const max = prices.at(-1);
  if (!min || !max) throw new Error(`${description.id} has no variant`);
  return {
    ...description,
    price_range: {min, max},
    options: [...choices].map(([name, labels]) => ({
      name,
      values: [...labels].map((label) => ({label})),
    })),
  };
}

/** One of them to show for all: the first that can be had. */
export const featuredOf = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({availability}) => availability.available) ?? variants[0];

export const disclaimed = (content: string): Message => ({
  type: 'warning',
  code: 'fda_disclaimer',
  content,
  presentation: 'disclosure',
});
