import {useRouteLoaderData} from 'react-router';
import {shopName, tagline} from '~/content/brand';

interface Root {
  look?: {name?: string; line?: string};
}

/** What the owner calls the shop, and the line below it, else as the built-in ones are shown (rules: The look). */
export const useOwnName = () => ({
  name: shopName.toLowerCase(),
  line: tagline,
  ...useRouteLoaderData<() => Root>('root')?.look,
});
