import {useRouteLoaderData} from 'react-router';
import {shopName} from '~/content/brand';

interface Named {
  look?: {name?: string; line?: string};
}

/** What the owner calls the shop, and the line below it; empty for what is built in (rules: The look). */
export const useOwnName = (): {name?: string; line?: string} =>
  useRouteLoaderData<() => Named>('root')?.look ?? {};

/** The same in a text that has the built-in name in it. */
export const useNamed = (text: string): string =>
  text.replaceAll(shopName, useOwnName().name ?? shopName);
