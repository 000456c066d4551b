import {fine, toConfirm, wrong, type Check} from '../check';
import type {BrokenProduct} from '~adapters/commerce';
import {fieldsOf, jsonOf, knowsProducts, problemsOf} from '../reply';
import {explainProblem} from '../explain-problem';
import type {ShopProbe} from '../shop-probe';

const name = 'Catalogue';

/** What a visitor sees of the list of products. */
export function checkCatalogue({catalogue, broken}: ShopProbe): Check[] {
  // The line about the plugins says it.
  if (!knowsProducts(catalogue)) return [];
  if (broken.length > 0) return [wrong(name, leftOut(broken))];
  const [problem] = problemsOf(catalogue);
  if (problem !== undefined) return [wrong(name, explainProblem(problem) ?? noList(problem))];
  const products = fieldsOf(fieldsOf(jsonOf(catalogue)['data'])['products']);
  const nodes = Array.isArray(products['nodes']) ? products['nodes'] : [];
  const hasMore = fieldsOf(products['pageInfo'])['hasNextPage'] === true;
  return [describe(nodes.length, hasMore)];
}

/** Ten are requested. */
const pageSize = 10;

function describe(count: number, hasMore: boolean): Check {
  if (hasMore && count < pageSize)
    return wrong(name, {
      message: `The list has gaps: a page of ${pageSize} holds ${count}, and more follow. Drafts take the places of products.`,
      fix: 'Bring WPGraphQL for WooCommerce up to date, and switch off plugins that hide products from visitors.',
    });
  if (count === 0)
    return toConfirm(
      name,
      'Visitors see no product of the shop, only what pages sell from code. Publish products with the catalogue visibility "Shop and search results", if there are to be any.',
    );
  return fine(
    name,
    hasMore ? `Visitors see ${count} products and more.` : `Visitors see ${count}.`,
  );
}

/** The log names all of them. */
const mostNamed = 20;

function leftOut(broken: BrokenProduct[]) {
  const named = broken
    .slice(0, mostNamed)
    .map(({databaseId, name: title, reason}) => `${databaseId} ${title ?? ''} (${reason})`);
  const products = broken.length === 1 ? 'a product' : `${broken.length} products`;
  return {
    message: `The shop breaks at ${products}, and the storefront leaves out: ${named.join(', ')}.`,
    fix: 'Save it again in WordPress. If that does not help, read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) for the plugin that breaks, or take the product out of the catalogue.',
  };
}

const noList = (problem: string) => ({
  message: `The shop does not list its products: ${problem.slice(0, 200)}`,
  fix: 'Bring WPGraphQL and WPGraphQL for WooCommerce up to date.',
});
