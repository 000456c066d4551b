import {productsDisclaimer} from '~/content/fda-disclaimer';
import {readInput, type AgentRequest} from '../agent-request';
import {ProtocolError, ucpOf, type Answer, type Message} from '../protocol';
import {disclaimed, featuredOf, type DescribedProduct, type Variant} from './described-product';
import {passing, readBounds} from './filter-products';
import {findDescribed} from './found-products.server';
import {lookupInput, mostIds} from './requests';

interface Input {
  id: string;
  match: 'exact' | 'featured';
}

interface Found {
  product: DescribedProduct;
  variants: Map<Variant, Input[]>;
}

/** Products by ids of theirs or of their variants: each product once, with the variants that were meant. */
export async function lookUpCatalog({services, body}: AgentRequest): Promise<Answer> {
  const {commerce, siteUrl} = services;
  const {ids, filters, context} = readInput(lookupInput, body);
  if (ids.length > mostIds)
    throw new ProtocolError(400, 'request_too_large', `At most ${mostIds} ids at once.`);
  const found = new Map<string, Found>();
  const messages: Message[] = [...readBounds(filters, context).messages];
  for (const id of new Set(ids)) {
    const product = await findDescribed(commerce.products, id, {siteUrl, isComplete: false});
    const exact = product?.variants.find((variant) => variant.id === id);
    const meant =
      exact ?? (product?.id === id ? featuredOf(passing(product, filters, context)) : null);
    if (!product || (!exact && product.id !== id))
      messages.push({type: 'info', code: 'not_found', content: id});
    else if (meant && passing(product, filters, context).includes(meant))
      note(found, product, meant, {id, match: exact ? 'exact' : 'featured'});
  }
  const products = [...found.values()].map(({product, variants}) => ({
    ...product,
    variants: [...variants].map(([variant, inputs]) => ({...variant, inputs})),
  }));
  return {
    status: 200,
    body: {
      ucp: ucpOf(['dev.ucp.shopping.catalog.lookup']),
      products,
      messages: [...messages, ...(products.length > 0 ? [disclaimed(productsDisclaimer)] : [])],
    },
  };
}

/** Two ids of one product give two equal descriptions: the first is taken. */
function note(found: Map<string, Found>, product: DescribedProduct, meant: Variant, input: Input) {
  const known = found.get(product.id) ?? {product, variants: new Map<Variant, Input[]>()};
  const variant = known.product.variants.find(({id}) => id === meant.id) ?? meant;
  known.variants.set(variant, [...(known.variants.get(variant) ?? []), input]);
  found.set(product.id, known);
}
