import {fine, toConfirm, wrong, type Check} from '../check';
import {fieldsOf, jsonOf, problemsOf} from '../reply';
import type {ShopProbe} from '../shop-probe';

const name = 'Catalogue';

/** What a visitor sees of the list of products. */
export function checkCatalogue({catalogue}: ShopProbe): Check[] {
  const problems = problemsOf(catalogue);
  // The line about the plugins says it.
  if (problems.some((problem) => /Cannot query field "products"/.test(problem))) return [];
  const [problem] = problems;
  if (problem !== undefined) return [wrong(name, explain(problem))];
  const products = fieldsOf(fieldsOf(jsonOf(catalogue)['data'])['products']);
  const nodes = Array.isArray(products['nodes']) ? products['nodes'] : [];
  const hasMore = fieldsOf(products['pageInfo'])['hasNextPage'] === true;
  return [describe(nodes.length, hasMore)];
}

/** Ten are asked for. */
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

function explain(problem: string) {
  if (/Internal server error/i.test(problem))
    return {
      message: 'The shop breaks while it lists its products (internal server error).',
      fix: 'Read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) and switch off the plugin that it names.',
    };
  if (/authenticated|logged in|not authorized|capabilit/i.test(problem))
    return {
      message: 'The shop shows its products to signed-in users only.',
      fix: 'Switch off "Restrict Endpoint to Authenticated Users" under GraphQL, Settings.',
    };
  if (/depth|complexity/i.test(problem))
    return {
      message: 'The shop limits how deep a question may go, and the list goes deeper.',
      fix: 'Allow a query depth of 15 under GraphQL, Settings.',
    };
  return {
    message: `The shop does not list its products: ${problem.slice(0, 200)}`,
    fix: 'Bring WPGraphQL and WPGraphQL for WooCommerce up to date.',
  };
}
