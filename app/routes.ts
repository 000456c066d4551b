import {hydrogenRoutes} from '@shopify/hydrogen';
import {index, route, type RouteConfig} from '@react-router/dev/routes';

/** The site map: every address of the shop, one line each. */
export default hydrogenRoutes([
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('*', 'routes/page-not-found.tsx'),
]) satisfies RouteConfig;
