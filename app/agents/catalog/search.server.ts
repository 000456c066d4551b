import {toCents} from '~adapters/commerce';
import {readIndex} from '~/catalogue/list/catalogue-index.server';
import {longestQuery, wholeList} from '~/catalogue/list/list-choice';
import {findProducts} from '~/catalogue/list/search-index.server';
import {productsDisclaimer} from '~/content/fda-disclaimer';
import {productId} from '~/pricing/line-ids';
import {isSampleOfCatalogue} from '~/pricing/product-kind';
import {readInput, type AgentRequest} from '../agent-request';
import {fromMinorUnits} from '../money';
import {ProtocolError, ucpOf, type Answer} from '../protocol';
import {disclaimed} from './described-product';
import {isOfCategories, readBounds} from './filter-products';
import {findDescribed} from './found-products.server';
import {searchInput} from './requests';

const usualPage = 10;
const largestPage = 50;

const toBound = (units: number | null) => (units === null ? null : toCents(fromMinorUnits(units)));

/** The search of the list, with its spelling mistakes forgiven, its order and its filters. */
export async function searchCatalog({services, body}: AgentRequest): Promise<Answer> {
  const {commerce, siteUrl} = services;
  const {query = '', filters, context, pagination = {}} = readInput(searchInput, body);
  const isEmpty = query.trim() === '' && Object.keys(filters ?? {}).length === 0;
  if (isEmpty)
    throw new ProtocolError(400, 'invalid_request', 'A search needs a query or a filter.');
  const {minimum, maximum, messages} = readBounds(filters, context);
  const index = await readIndex(commerce.products);
  const found = findProducts(index, {
    ...wholeList,
    query: query.trim().slice(0, longestQuery),
    minimum: toBound(minimum),
    maximum: toBound(maximum),
  });
  const sold = found.filter(
    ({name, priceRange, categories}) =>
      priceRange !== null &&
      !isSampleOfCatalogue({name, slug: '', price: priceRange.to}) &&
      isOfCategories(
        categories.flatMap((one) => [one.name, one.slug]),
        filters,
      ),
  );
  const start = Number(pagination.cursor ?? 0);
  const end = start + Math.min(pagination.limit ?? usualPage, largestPage);
  const described = await Promise.all(
    sold
      .slice(start, end)
      .map((entry) =>
        findDescribed(commerce.products, productId(entry), {siteUrl, isComplete: false}),
      ),
  );
  const products = described.filter((product) => product !== null);
  const hasMore = end < sold.length;
  return {
    status: 200,
    body: {
      ucp: ucpOf(['dev.ucp.shopping.catalog.search']),
      products,
      pagination: {
        ...(hasMore && {cursor: String(end)}),
        has_next_page: hasMore,
        total_count: sold.length,
      },
      messages: [
        ...messages,
        ...(index.problem === null
          ? []
          : [{type: 'warning', code: 'incomplete', content: 'Part of the catalog is missing.'}]),
        ...(products.length > 0 ? [disclaimed(productsDisclaimer)] : []),
      ],
    },
  };
}
