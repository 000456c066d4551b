import {BrandsPage} from '~/pages/brands/BrandsPage';
import {brandsPage} from '~/pages/brands/brands-page.server';
import type {Route} from './+types/keto-brands';

export const loader = ({context}: Route.LoaderArgs) => brandsPage(context);

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function KetoBrands({loaderData}: Route.ComponentProps) {
  return <BrandsPage page={loaderData} />;
}
