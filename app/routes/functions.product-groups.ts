import {productGroups} from '~/catalogue/list/product-groups.server';
import type {Route} from './+types/functions.product-groups';

/** What the header's PRODUCTS opens. */
export const loader = async ({context}: Route.LoaderArgs) => ({
  groups: await productGroups(context.commerce.products),
});
