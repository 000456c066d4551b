import {productsDisclaimer} from '~/content/fda-disclaimer';
import {readInput, type AgentRequest} from '../agent-request';
import {ucpOf, unrecoverable, withoutResource, type Answer} from '../protocol';
import {
  disclaimed,
  featuredOf,
  type DescribedProduct,
  type SelectedOption,
  type Variant,
} from './described-product';
import {passing, readBounds} from './filter-products';
import {findDescribed} from './found-products.server';
import {productInput} from './requests';

const capability = ['dev.ucp.shopping.catalog.lookup'] as const;

const matches = ({options}: Variant, selected: readonly SelectedOption[]) =>
  selected.every(({name, label}) =>
    options.some((one) => one.name === name && one.label === label),
  );

/** The part of a selection that has a variant: options are dropped from the end of the preferences, or of the selection. */
function relax(
  variants: readonly Variant[],
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): SelectedOption[] {
  const rankOf = ({name}: SelectedOption) => {
    const rank = preferences.indexOf(name);
    return rank === -1 ? preferences.length : rank;
  };
  const kept = selected.toSorted((one, other) => rankOf(one) - rankOf(other));
  while (kept.length > 0 && !variants.some((variant) => matches(variant, kept))) kept.pop();
  return kept;
}

/** Whether each choice exists and can be had beside what else is selected. */
const withSignals = (
  {options, variants}: DescribedProduct,
  selected: readonly SelectedOption[],
): DescribedProduct['options'] =>
  options.map(({name, values}) => ({
    name,
    values: values.map(({label}) => {
      const others = selected.filter((one) => one.name !== name);
      const left = variants.filter((variant) => matches(variant, [...others, {name, label}]));
      return {
        label,
        exists: left.length > 0,
        available: left.some(({availability}) => availability.available),
      };
    }),
  }));

/** One product in full, narrowed to a selection of its options. */
export async function getProduct({services, body}: AgentRequest): Promise<Answer> {
  const {commerce, siteUrl} = services;
  const {id, selected = [], preferences = [], filters, context} = readInput(productInput, body);
  const product = await findDescribed(commerce.products, id, {siteUrl, isComplete: true});
  const named = product?.variants.find((variant) => variant.id === id);
  const left = product ? passing(product, filters, context) : [];
  const isMeant = product?.id === id || (named && left.includes(named));
  if (!product || !isMeant || left.length === 0) {
    const message = unrecoverable('not_found', `Product not found: ${id}`);
    return withoutResource(capability, [message], `${siteUrl}/products`);
  }
  // A product without choices is its own variant; otherwise a variant's id decides the selection.
  const wanted =
    named && product.variants.length > 1
      ? named.options
      : relax(
          left,
          selected.map(({name, label}) => ({name, label})),
          preferences,
        );
  const candidates = left.filter((variant) => matches(variant, wanted));
  const featured = named && candidates.includes(named) ? named : featuredOf(candidates);
  const effective = wanted.length > 0 ? wanted : (featured?.options ?? []);
  const variants = left.filter((variant) => matches(variant, effective));
  return {
    status: 200,
    body: {
      ucp: ucpOf(capability),
      product: {
        ...product,
        options: withSignals(product, effective),
        selected: effective,
        variants: [...new Set([...(featured ? [featured] : []), ...variants])],
      },
      messages: [...readBounds(filters, context).messages, disclaimed(productsDisclaimer)],
    },
  };
}
