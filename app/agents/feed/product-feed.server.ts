import {builtInProducts} from '~/pricing/built-in-products.server';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {describeProduct} from '../catalog/describe.server';
import type {DescribedProduct} from '../catalog/described-product';
import {toFeedLine} from './feed-line.server';

export const feedPath = '/feeds/products.tsv';

/** A line has one price: the first of those at its address. */
function variantsByAddress({variants}: DescribedProduct) {
  const first = new Map([...variants].reverse().map((variant) => [variant.url, variant]));
  return [...first.values()].reverse();
}

/** A column ends at a tab and a line at its end. */
const toCell = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Everything that a visitor can buy, as a file of tab-separated values for search engines' and assistants' catalogs
 * (rules: Shoppers' agents).
 */
export async function answerFeed(services: AppServices): Promise<Response> {
  const {commerce, siteUrl, env, clientAddress, isMoneyUnknown} = services;
  if (!env.AGENTS) return refuse(404, {});
  const wait = await secondsToWait(services, 'agent-read', {clientAddress});
  if (wait > 0) return refuse(429, {'Retry-After': String(wait)});
  const {products, problem, soldOut} = await commerce.products.all();
  // A catalog that takes products off the market for a while is worse than the one of yesterday.
  if (problem !== null || isMoneyUnknown) return refuse(503, {'Retry-After': '60'});
  const described = [...builtInProducts(soldOut), ...products]
    .map((product) => describeProduct(product, siteUrl))
    .filter((product) => product !== null);
  const lines = described
    .flatMap((product) =>
      variantsByAddress(product).map((variant) => toFeedLine(product, variant, siteUrl)),
    )
    // Catalogs take no line without a picture.
    .filter(({image_link}) => image_link !== '');
  const [first] = lines;
  const rows = lines.map((line) => Object.values(line).map(toCell).join('\t'));
  const text = [...(first ? [Object.keys(first).join('\t')] : []), ...rows, ''].join('\n');
  return new Response(text, {
    headers: {
      'Content-Type': 'text/tab-separated-values; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

const refuse = (status: number, headers: Record<string, string>) =>
  new Response(null, {status, headers: {...headers, 'Cache-Control': 'no-store'}});
