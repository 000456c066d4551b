import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  OnlineStore,
  Product as ProductData,
  PropertyValue,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type {Cents, ProductLabel, StockStatus} from '~adapters/commerce';
import {shopCurrency} from '~adapters/commerce/price-facts';
import {toDecimalString} from '~adapters/commerce/money';
import type {FaqEntry} from '~/content/faq';
import {shopName} from '~/content/brand';
import {labelProperties} from './label-properties';
import {oneOrAll, returnPolicy, shippingDetails, shippingOf, shipsTo} from './offer-terms';
import {businessAddress, businessHours, socialProfiles} from '~/content/settings';
import {languageTag} from '~/content/language';

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

interface Contact {
  siteUrl: string;
  email: string;
  phone: string;
  /** What it sells. */
  description: string;
}

/** Who runs the shop, for knowledge panels: name, logo, address and opening hours. */
export function organization({siteUrl, ...shop}: Contact): Exclude<OnlineStore, string> {
  const {email, phone, description} = shop;
  return {
    '@type': 'OnlineStore',
    '@id': organizationId(siteUrl),
    name: shopName,
    url: `${siteUrl}/`,
    logo: new URL('/apple-touch-icon.png', siteUrl).href,
    ...(description && {description}),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: businessAddress.street,
      addressLocality: businessAddress.city,
      addressRegion: businessAddress.state,
      postalCode: businessAddress.postalCode,
      addressCountry: businessAddress.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      areaServed: oneOrAll(shipsTo()),
      availableLanguage: 'English',
      hoursAvailable: businessHours.map(({daysOfWeek, opens, closes}) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOfWeek,
        opens,
        closes,
      })),
    },
    hasMerchantReturnPolicy: returnPolicy(siteUrl),
    ...(socialProfiles.length > 0 ? {sameAs: socialProfiles} : {}),
  };
}

/** The site and its search, which is the product list's. */
export function website(siteUrl: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}/products?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: shopName,
    url: `${siteUrl}/`,
    inLanguage: languageTag,
    publisher: {'@id': organizationId(siteUrl)},
    potentialAction: search,
  };
}

interface DescribedArticle {
  title: string;
  description: string;
  path: string;
  author: string | null;
  publishedAt: string;
  modifiedAt: string;
}

export const article = (
  {title, description, path, author, publishedAt, modifiedAt}: DescribedArticle,
  siteUrl: string,
  image: string | undefined,
): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  mainEntityOfPage: siteUrl + path,
  datePublished: publishedAt,
  dateModified: modifiedAt,
  publisher: {'@id': organizationId(siteUrl)},
  ...(author ? {author: {'@type': 'Person', name: author}} : {}),
  ...(image ? {image} : {}),
});

/** The same way up as the visible breadcrumbs. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly {name: string; path: string}[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

export function faqPage(entries: readonly Pick<FaqEntry, 'question' | 'answer'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer.join(' ')},
    })),
  };
}

export interface PagePlace {
  siteUrl: string;
  path: string;
  /** Paths or addresses of its pictures. */
  images: readonly string[];
}

export const absolutePictures = ({siteUrl, images}: PagePlace) =>
  images.map((image) => new URL(image, `${siteUrl}/`).href);

export interface ProductFacts {
  name: string;
  description: string;
  sku?: string | null;
  categories?: readonly string[];
  /** Equal ends for one price; null leaves the offer out, since a product without a price cannot be bought. */
  price: {from: Cents; to: Cents} | null;
  stockStatus: StockStatus;
  /** The last day of this price (`2027-01-31`). */
  priceValidUntil?: string | null;
  /** Nothing is sent for it. */
  isVirtual?: boolean;
  /** How many choices lie between the two prices. */
  offerCount?: number;
  /** What its buyers say. */
  opinions?: Omit<Partial<ProductData>, '@type'>;
  label?: ProductLabel | null;
}

const availability = {
  IN_STOCK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  ON_BACKORDER: 'https://schema.org/BackOrder',
} as const satisfies Record<StockStatus, string>;

function offerOf(facts: ProductFacts, {siteUrl, path}: PagePlace): Pick<ProductData, 'offers'> {
  const {price, stockStatus, offerCount, isVirtual, priceValidUntil} = facts;
  if (!price) return {};
  const shipping = isVirtual ? null : shippingOf(price.from);
  const common = {
    priceCurrency: shopCurrency().code,
    availability: availability[stockStatus],
    itemCondition: 'https://schema.org/NewCondition' as const,
    ...(priceValidUntil && {priceValidUntil}),
    url: siteUrl + path,
    seller: {'@id': organizationId(siteUrl), '@type': 'OnlineStore' as const, name: shopName},
    hasMerchantReturnPolicy: returnPolicy(siteUrl),
    ...(shipping !== null && {shippingDetails: shippingDetails(shipping)}),
  };
  if (price.from === price.to)
    return {offers: {'@type': 'Offer', price: toDecimalString(price.from), ...common}};
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: toDecimalString(price.from),
      highPrice: toDecimalString(price.to),
      ...(offerCount ? {offerCount} : {}),
      ...common,
    },
  };
}

const propertiesOf = (label: ProductLabel): PropertyValue[] =>
  labelProperties(label).map((property) => ({'@type': 'PropertyValue', ...property}));

/** A product with what it costs and whether it can be had, of the catalogue or with a built-in price. */
export function product(facts: ProductFacts, page: PagePlace): ProductData {
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    url: page.siteUrl + page.path,
    image: absolutePictures(page),
    brand: {'@type': 'Brand', name: shopName},
    ...(facts.sku ? {sku: facts.sku} : {}),
    ...(facts.categories?.length ? {category: facts.categories.join(' > ')} : {}),
    ...(facts.label ? {additionalProperty: propertiesOf(facts.label)} : {}),
    ...facts.opinions,
    ...offerOf(facts, page),
  };
}
