import {describe, expect, test} from 'vitest';
import {shopDescription} from '~/content/brand';
import {inShop, toCents} from '~adapters/commerce';
import {breadcrumbList, faqPage, organization, product, website} from '~/seo/structured-data';
import {faq} from '~/content/faq';
import {konjacRecipes} from '~/content/konjac-recipes';
import {recipes} from '~/content/recipes';
import {recipeData, toDuration} from '~/recipes/recipe-data';
import {reviewData} from '~/reviews/review-data';
import {setPriceFacts} from '../support/set-shop';

const siteUrl = 'https://shop.example';
const isoDuration = /^PT(?:\d+H)?(?:\d+M)?$/;

const priced = (from: number, to: number) => ({from: toCents(from), to: toCents(to)});
const facts = {
  name: 'Konjac Rice',
  description: 'Grains of konjac.',
  price: priced(499, 499),
  stockStatus: 'IN_STOCK' as const,
};
const page = {
  siteUrl,
  path: '/wordpress-product/konjac-rice',
  images: ['/pictures/rice.webp', 'https://wp.example/rice.jpg'],
};

describe('a product (developers.google.com/search/docs/appearance/structured-data/product)', () => {
  test('with one price has an offer in dollars, its stock and absolute pictures', () => {
    expect(product({...facts, sku: 'RICE-1', categories: ['Konjac']}, page)).toMatchObject({
      '@type': 'Product',
      name: 'Konjac Rice',
      sku: 'RICE-1',
      category: 'Konjac',
      url: 'https://shop.example/wordpress-product/konjac-rice',
      image: ['https://shop.example/pictures/rice.webp', 'https://wp.example/rice.jpg'],
      brand: {'@type': 'Brand', name: 'Bellyful'},
      offers: {
        '@type': 'Offer',
        price: '4.99',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'https://shop.example/wordpress-product/konjac-rice',
      },
    });
  });

  test('on sale says until when, where the shop has set an end', () => {
    const reduced = product({...facts, priceValidUntil: '2027-01-31'}, page);
    expect(reduced['offers']).toMatchObject({price: '4.99', priceValidUntil: '2027-01-31'});
    const endless = product({...facts, priceValidUntil: null}, page);
    expect(endless['offers']).not.toHaveProperty('priceValidUntil');
  });

  test('with reviews has their average and those of the page, and none that are only stated', () => {
    const review = {
      databaseId: 1,
      name: 'Ann',
      text: 'Firm.',
      stars: 5,
      writtenAt: '2026-10-04T14:00:00Z',
      isVerified: true,
      language: 'en',
    };
    const rating = {average: 4.5, count: 2};
    const reviews = [review, {...review, stars: null}];
    expect(product({...facts, opinions: reviewData(rating, reviews)}, page)).toMatchObject({
      aggregateRating: {'@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2},
      review: [
        {
          '@type': 'Review',
          author: {'@type': 'Person', name: 'Ann'},
          datePublished: '2026-10-04',
          reviewBody: 'Firm.',
          reviewRating: {'@type': 'Rating', ratingValue: 5, bestRating: 5},
        },
        {author: {name: 'Ann'}},
      ],
    });
    const without = product({...facts, opinions: reviewData(null, [])}, page);
    expect(Object.keys(without)).not.toContain('aggregateRating');
    expect(Object.keys(without)).not.toContain('review');
  });

  test('with choices names the lowest and the highest price', () => {
    const {offers} = product({...facts, price: priced(499, 4799), offerCount: 3}, page);
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '4.99',
      highPrice: '47.99',
      offerCount: 3,
    });
    expect(offers).not.toHaveProperty('price');
  });

  test.each([
    ['OUT_OF_STOCK', 'https://schema.org/OutOfStock'],
    ['ON_BACKORDER', 'https://schema.org/BackOrder'],
  ] as const)('that is %s says so', (stockStatus, availability) => {
    expect(product({...facts, stockStatus}, page)).toMatchObject({offers: {availability}});
  });

  test('is not taken back, and says what sending one of it costs and how long it takes', () => {
    const {offers} = product(facts, page);
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        merchantReturnLink: 'https://shop.example/refund',
      },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {'@type': 'MonetaryAmount', value: '4.97', currency: 'USD'},
        shippingDestination: {'@type': 'DefinedRegion', addressCountry: 'US'},
        deliveryTime: {
          handlingTime: {minValue: 1, maxValue: 2, unitCode: 'DAY'},
          transitTime: {minValue: 2, maxValue: 3, unitCode: 'DAY'},
        },
      },
    });
  });

  test('of a shop that sends elsewhere names its countries, its own first', () => {
    const countries = {base: 'DE', selling: ['AT', 'DE'], shipping: ['AT', 'DE']};
    const {offers} = inShop({countries}, () => product(facts, page));
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: {applicableCountry: ['DE', 'AT']},
      shippingDetails: {shippingDestination: [{addressCountry: 'DE'}, {addressCountry: 'AT'}]},
    });
  });

  test('that ships free by its price alone says so', () => {
    expect(product({...facts, price: priced(5000, 5000)}, page)).toMatchObject({
      offers: {shippingDetails: {shippingRate: {value: '0.00'}}},
    });
  });

  test('of which nothing is sent, and one that the shop sends by its own rules, name no shipping', () => {
    expect(product({...facts, isVirtual: true}, page).offers).not.toHaveProperty('shippingDetails');
    setPriceFacts({rules: 'shop'});
    const {offers} = product(facts, page);
    setPriceFacts({rules: 'storefront'});
    expect(offers).not.toHaveProperty('shippingDetails');
    expect(offers).toHaveProperty('hasMerchantReturnPolicy');
  });

  test('without a price offers nothing, and none claims a rating that nobody gave', () => {
    const described = product({...facts, price: null}, page);
    expect(described).not.toHaveProperty('offers');
    expect(described).not.toHaveProperty('aggregateRating');
  });
});

describe('a recipe (…/structured-data/recipe)', () => {
  test.each([...recipes, ...konjacRecipes])('$title can be read by a machine', (each) => {
    const path = `/recipes/${each.slug}`;
    const described = recipeData(each, {
      siteUrl,
      path,
      images: [`/pictures/${each.image}-960.webp`],
    });
    expect(described).toMatchObject({
      '@type': 'Recipe',
      name: each.title,
      image: [`https://shop.example/pictures/${each.image}-960.webp`],
      recipeYield: `${each.servings} servings`,
      recipeIngredient: each.ingredients,
      nutrition: {'@type': 'NutritionInformation', calories: `${each.nutrition.calories} calories`},
    });
    const {prepTime, cookTime, totalTime} = described as unknown as Record<string, string>;
    for (const time of [prepTime, cookTime, totalTime]) expect(time).toMatch(isoDuration);
    const steps = described.recipeInstructions as unknown as {
      '@type': string;
      text: string;
      url: string;
    }[];
    expect(steps.map(({text}) => text)).toEqual(each.steps);
    expect(steps[1]).toMatchObject({'@type': 'HowToStep', url: `${siteUrl}${path}#step-2`});
  });

  test.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [495, 'PT8H15M'],
  ])('%i minutes are %s', (minutes, duration) => {
    expect(toDuration(minutes)).toBe(duration);
  });
});

test('the FAQ gives every question with its whole answer (…/structured-data/faqpage)', () => {
  const {mainEntity} = faqPage(faq) as unknown as {
    mainEntity: {'@type': string; name: string; acceptedAnswer: {'@type': string; text: string}}[];
  };
  expect(mainEntity).toHaveLength(11);
  for (const [place, {question, answer}] of faq.entries())
    expect(mainEntity[place]).toEqual({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer.join(' ')},
    });
});

test('breadcrumbs count from 1 and lead to whole addresses (…/structured-data/breadcrumb)', () => {
  const crumbs = [
    {name: 'Home', path: '/'},
    {name: 'Recipes', path: '/recipes'},
  ];
  expect(breadcrumbList(siteUrl, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/'},
      {'@type': 'ListItem', position: 2, name: 'Recipes', item: 'https://shop.example/recipes'},
    ],
  });
});

test('the organization says who, where and when (…/structured-data/organization)', () => {
  const described = organization({
    siteUrl,
    email: 'help@shop.example',
    phone: '(555) 010-0199',
    description: shopDescription,
  });
  expect(described).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Bellyful',
    url: 'https://shop.example/',
    address: {'@type': 'PostalAddress', addressCountry: 'US', postalCode: '94954'},
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: '(555) 010-0199',
      hoursAvailable: [
        {dayOfWeek: expect.arrayContaining(['Monday']), opens: '09:00', closes: '20:00'},
        {dayOfWeek: ['Sunday'], opens: '10:00', closes: '18:00'},
      ],
    },
  });
  expect(described).not.toHaveProperty('sameAs');
});

test('the site describes its search to search engines', () => {
  expect(website(siteUrl)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: {urlTemplate: 'https://shop.example/products?q={search_term_string}'},
      'query-input': 'required name=search_term_string',
    },
  });
});
