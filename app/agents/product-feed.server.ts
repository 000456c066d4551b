import {toDecimalString} from '~adapters/commerce/money';
import {shopCountries, toCents} from '~adapters/commerce';
import {builtInProducts} from '~/pricing/built-in-products.server';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {ownName} from '~/server/look.server';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {shippingOf, shipsTo} from '~/seo/offer-terms';
import {describeProduct} from './catalog/describe.server';
import type {DescribedProduct, Variant} from './catalog/described-product';
import {fromMinorUnits} from './money';
import {speaksOfHealth} from '~/content/said.server';

const longestTitle = 150;
const longestDescription = 5000;
const mostPictures = 10;

const centsOf = ({amount}: Variant['price']) => toCents(fromMinorUnits(amount));

/** `95.00 USD`. */
const money = (price: Variant['price']) => `${toDecimalString(centsOf(price))} ${price.currency}`;

/** With the notice that the law requires for claims about a supplement: the owner's own words may always make one. */
function describe({title, description: {plain}}: DescribedProduct, isOwners: boolean) {
  if (!isOwners && !speaksOfHealth([title, plain]))
    return {description: plain.slice(0, longestDescription), warning: ''};
  const room = longestDescription - fdaDisclaimer.length - 1;
  return {description: `${plain.slice(0, room)} ${fdaDisclaimer}`, warning: fdaDisclaimer};
}

/** `US:::4.97 USD`; nothing where the shop's own rules decide, or nothing is sent. */
function shippingColumn({price}: Variant): string {
  const shipping = shippingOf(centsOf(price));
  if (shipping === null) return '';
  const amount = `${toDecimalString(shipping)} ${price.currency}`;
  return shipsTo()
    .map((country) => `${country}:::${amount}`)
    .join(',');
}

/**
 * One line of the feed by its columns' names: those of Google Merchant Center (support.google.com/merchants/answer/7052112)
 * and, where it has others for the same, of OpenAI's product feed (developers.openai.com/commerce).
 */
function toFeedLine(
  product: DescribedProduct,
  variant: Variant,
  {siteUrl, name, isOwners}: {siteUrl: string; name: string; isOwners: boolean},
): Record<string, string> {
  const pictures = [...(variant.media ?? []), ...product.media].map(({url}) => url);
  const [picture = '', ...more] = new Set(pictures);
  const title = variant.title.slice(0, longestTitle);
  const isVariant = product.variants.length > 1;
  const groupId = isVariant ? product.id : '';
  const price = money(variant.list_price ?? variant.price);
  const {description, warning} = describe(product, isOwners);
  return {
    id: variant.id,
    item_id: variant.id,
    title,
    description,
    link: variant.url,
    url: variant.url,
    image_link: picture,
    image_url: picture,
    additional_image_link: more.slice(0, mostPictures).join(','),
    additional_image_urls: more.slice(0, mostPictures).join(','),
    availability: variant.availability.status,
    price,
    sale_price: variant.list_price ? money(variant.price) : '',
    brand: name,
    condition: 'new',
    mpn: variant.sku ?? '',
    identifier_exists: variant.sku ? 'yes' : 'no',
    product_type: product.categories.map(({value}) => value).join(' > '),
    product_category: product.categories.map(({value}) => value).join(' > '),
    item_group_id: groupId,
    group_id: groupId,
    variant_dict: isVariant
      ? JSON.stringify(Object.fromEntries(variant.options.map(({name, label}) => [name, label])))
      : '',
    shipping: shippingColumn(variant),
    is_eligible_search: 'true',
    is_eligible_checkout: 'false',
    seller_name: name,
    seller_url: `${siteUrl}/`,
    store_country: shopCountries().base,
    target_countries: shipsTo().join(','),
    return_policy: `${siteUrl}/refund`,
    accepts_returns: 'false',
    warning,
  };
}

/** A line has one price: the first of those at its address. */
function variantsByAddress({variants}: DescribedProduct) {
  const first = new Map([...variants].reverse().map((variant) => [variant.url, variant]));
  return [...first.values()].reverse();
}

/** A column ends at a tab and a line at its end. */
const toCell = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that a visitor can buy, as tab-separated values for engines' and assistants' catalogs (rules: Shoppers' agents). */
export async function answerFeed(services: AppServices): Promise<Response> {
  const {commerce, siteUrl, env, clientAddress, isMoneyUnknown} = services;
  if (!env.AGENTS) return refuse(404, {});
  const wait = await secondsToWait(services, 'agent-read', {clientAddress});
  if (wait > 0) return refuse(429, {'Retry-After': String(wait)});
  const catalogue = await commerce.products.all().catch(() => null);
  // A catalog that takes products off the market for a while is worse than the one of yesterday.
  if (!catalogue || isMoneyUnknown) return refuse(503, {'Retry-After': '60'});
  const name = await ownName(services);
  const lines = [...builtInProducts(catalogue.connected), ...catalogue.products]
    .flatMap((product) => {
      const described = describeProduct(product, siteUrl);
      const facts = {siteUrl, name, isOwners: !('packages' in product)};
      return described
        ? variantsByAddress(described).map((variant) => toFeedLine(described, variant, facts))
        : [];
    })
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
  new Response(null, {status, headers});
