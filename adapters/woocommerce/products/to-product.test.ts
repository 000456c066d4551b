import {describe, expect, test} from 'vitest';
import {recorded} from '../../../tests/support/recorded';
import type {ProductNode} from './nodes';
import {toListedProduct, toProduct} from './to-product';

const konjac = () => (recorded('01d-product-konjac-full') as {product: ProductNode}).product;
const bundle = () => (recorded('01c-product-bundle-full') as {product: ProductNode}).product;
/** Recorded without the names of types. */
const asSimple = (node: object) => ({...node, __typename: 'SimpleProduct'}) as ProductNode;

const freeAndUnpriced = () => {
  const {f, u} = recorded('01t-free-vs-unpriced') as Record<'f' | 'u', ProductNode>;
  return {
    free: toProduct(asSimple({...f, slug: 'free-sample', name: 'Free Sample'})),
    unpriced: toProduct(asSimple({...u, slug: 'unpriced-item', name: 'Unpriced Item'})),
    priceless: toProduct(asSimple({...f, slug: 'gift-card', name: 'Gift Card'})),
  };
};

test('lists and pages know what its owner marked a product as', () => {
  const marked = {...konjac(), listed: [{key: '_bellyful_mark', value: 'neither'}]};
  expect([toProduct(marked).mark, toListedProduct(marked).mark]).toEqual(['neither', 'neither']);
});

test('every product that a real shop answered is read', () => {
  const nodes = ['01a-products-first10', '01b-products-after'].flatMap(
    (name) => (recorded(name) as {products: {nodes: ProductNode[]}}).products.nodes,
  );
  const read = nodes
    .map((node) => toProduct(node))
    .map(({slug, price, stockStatus, stockQuantity}) => {
      return [slug, price, stockStatus, stockQuantity];
    });
  expect(read).toEqual([
    ['hidden-item', 300, 'IN_STOCK', null],
    ['unpriced-item', null, 'IN_STOCK', null],
    ['free-sample', 0, 'IN_STOCK', null],
    ['nighttime-support', 2799, 'IN_STOCK', null],
    ['womens-daily-multi-vitamin', 2999, 'IN_STOCK', null],
    ['mens-daily-multi-vitamin', 2999, 'IN_STOCK', null],
    ['acv-gummies', 1999, 'IN_STOCK', null],
    ['konjac-mac-cheese', 799, 'IN_STOCK', 2],
    ['konjac-rice', 599, 'ON_BACKORDER', 0],
    ['konjac-fettuccine', 549, 'OUT_OF_STOCK', null],
    ['konjac-spaghetti-pasta', 449, 'IN_STOCK', 120],
    ['konjac-angel-hair-noodles', 499, 'IN_STOCK', null],
    ['bellyful-bundle', 8999, 'IN_STOCK', null],
  ]);
});

test.each([
  // As WooCommerce writes it: the last second, by the shop's clock.
  ['2027-01-31T23:59:59-08:00', true, '2027-01-31'],
  ['2027-01-31T23:59:59-08:00', false, null],
  [null, true, null],
  [undefined, true, null],
  ['until 2027-01-31', true, null],
])('a sale that ends at %s (on: %s) lasts until %s', (dateOnSaleTo, onSale, day) => {
  const {u} = recorded('01t-free-vs-unpriced') as Record<'u', ProductNode>;
  const sale = {onSale, rawPrice: '3.99', rawRegular: '4.99', rawSale: '3.99', dateOnSaleTo};
  expect(toProduct(asSimple({...u, ...sale})).saleEndsOn).toBe(day);
});

describe('a variable product', () => {
  test('costs from its cheapest variation', () => {
    const product = toProduct(konjac());
    expect(product.price).toBe(499);
    expect(product.priceRange).toEqual({from: 499, to: 4799});
    expect(toProduct({...konjac(), rawPrice: null}).price).toBe(499);
  });

  test.each([false, null])('is not sold singly where the shop says %s', (soldIndividually) => {
    const node = {...konjac(), soldIndividually} as ProductNode;
    const [variation] = toProduct(node).variations;
    expect(variation).toMatchObject({soldAs: null});
  });

  test('keeps its range when its variations did not arrive', () => {
    const product = toProduct({...konjac(), variations: null});
    expect(product.price).toBe(499);
    expect(product.priceRange).toEqual({from: 499, to: 4799});
  });

  test('is not free while its variations are unknown, nor because one of them has no price', () => {
    const unpriced = {rawPrice: null, rawRegular: null, rawSale: null};
    const alone = {...konjac(), variations: null, purchasable: true, ...unpriced};
    expect(toProduct(alone as ProductNode).price).toBeNull();
    const node = konjac();
    const [first] = ('variations' in node && node.variations?.nodes) || [];
    Object.assign(first ?? {}, {...unpriced, purchasable: false});
    expect(toProduct(node)).toMatchObject({price: 499, priceRange: {from: 499}});
  });

  test('shows a global attribute by the names of its terms, never by slugs', () => {
    const product = toProduct(konjac());
    expect(product.attributes[0]).toMatchObject({name: 'pa_pack-size', label: 'Pack Size'});
    expect(product.attributes[0]?.options.toSorted()).toEqual(['1', '12', '6']);
    expect(product.variations.map(({attributes}) => attributes)).toContainEqual([
      {name: 'Pack Size', value: '6'},
    ]);
  });

  test('lists the options in the menu order of its variations', () => {
    const node = konjac();
    if ('variations' in node) node.variations?.nodes.reverse();
    expect(toProduct(node).attributes[0]?.options).toEqual(['1', '6', '12']);
  });

  test('gives the variations of a local attribute its readable label', () => {
    const [first] = toProduct(bundle()).variations;
    expect(first?.attributes).toEqual([{name: 'Kit', value: "Men's Daily Multi-Vitamin"}]);
  });

  test('leaves an attribute open that a variation does not settle', () => {
    const node = bundle();
    const [attribute] =
      ('variations' in node && node.variations?.nodes[0]?.attributes?.nodes) || [];
    if (attribute) attribute.value = '';
    const [open, settled] = toProduct(node).variations;
    expect(open).toMatchObject({attributes: [], openChoices: [{label: 'Kit'}]});
    expect(settled?.openChoices).toEqual([]);
  });

  test('has no button for what all of its variations leave open', () => {
    const node = bundle();
    for (const {attributes} of ('variations' in node && node.variations?.nodes) || [])
      for (const attribute of attributes?.nodes ?? []) attribute.value = '';
    expect(toProduct(node).attributes).toEqual([]);
  });
});

describe('prices', () => {
  const simple = (fields: Partial<ProductNode>) => {
    const {f} = recorded('01t-free-vs-unpriced') as {f: ProductNode};
    return toProduct(asSimple({...f, slug: 'konjac-rice', name: 'Rice', ...fields}));
  };

  test('a sale price counts while the sale is on', () => {
    const prices = {rawPrice: '4.49', rawRegular: '5.99', rawSale: '4.49'};
    expect(simple({...prices, onSale: true})).toMatchObject({
      price: 449,
      regularPrice: 599,
      salePrice: 449,
      isOnSale: true,
      priceRange: {from: 449, to: 449},
    });
    expect(simple({...prices, rawPrice: '5.99', onSale: false})).toMatchObject({
      price: 599,
      salePrice: null,
      isOnSale: false,
    });
  });

  test('a regular price without a price of now is none, whatever can be bought', () => {
    const product = simple({rawPrice: null, rawRegular: '5.99', rawSale: null, onSale: true});
    expect(product).toMatchObject({price: null, isPurchasable: true});
  });

  test('a sale price of zero is no sale', () => {
    const product = simple({rawPrice: '5.99', rawRegular: '5.99', rawSale: '0', onSale: true});
    expect(product).toMatchObject({price: 599, isOnSale: false});
  });

  test('what can be bought is free where the shop gives no price, and what cannot has none', () => {
    const {free, unpriced, priceless} = freeAndUnpriced();
    expect(free).toMatchObject({price: 0, priceRange: {from: 0, to: 0}, isPurchasable: true});
    expect(unpriced).toMatchObject({price: null, priceRange: null, isPurchasable: false});
    expect(priceless).toMatchObject({price: 0, priceRange: {from: 0, to: 0}});
  });
});

describe('stock', () => {
  const stock = (fields: object) => toProduct({...konjac(), ...fields});

  test.each([
    ['counted and gone', {manageStock: 'TRUE', stockQuantity: null}, 0],
    ['counted', {manageStock: 'TRUE', stockQuantity: 3}, 3],
    ['not counted', {manageStock: null, stockQuantity: null}, null],
  ])('%s leaves %j', (_what, fields, left) => {
    expect(stock(fields).stockQuantity).toBe(left);
  });

  test('of a group is out once all of its parts are, and its variable parts are bought elsewhere', () => {
    const part = (stockStatus: string, __typename = 'SimpleProduct') => ({
      ...konjac(),
      __typename,
      stockStatus,
      purchasable: true,
    });
    const node: Record<string, unknown> = {...konjac(), __typename: 'GroupProduct'};
    delete node['stockStatus'];
    const group = (...nodes: object[]) => toProduct({...node, products: {nodes}} as never);
    expect(group(part('OUT_OF_STOCK'), part('IN_STOCK')).stockStatus).toBe('IN_STOCK');
    expect(group(part('OUT_OF_STOCK'), part('OUT_OF_STOCK')).stockStatus).toBe('OUT_OF_STOCK');
    const {parts} = group(part('IN_STOCK'), part('IN_STOCK', 'VariableProduct'));
    expect(parts.map(({isPurchasable}) => isPurchasable)).toEqual([true, false]);
  });

  test('is out when the shop does not say', () => {
    expect(stock({stockStatus: null}).stockStatus).toBe('OUT_OF_STOCK');
  });
});

describe('texts', () => {
  test('how it works is read from its meta, not from the reference that ACF keeps beside it', () => {
    expect(toProduct(bundle()).howItWorksHtml).toContain('<li>Rinse under cold water');
  });

  test.each([
    [
      'with an underscore',
      [{key: '_how_it_works', value: '<p>Chew two a day.</p>'}],
      '<p>Chew two a day.</p>',
    ],
    ['as a mere reference', [{key: '_how_it_works', value: 'field_private_reference'}], null],
    ['as a reference with blanks', [{key: 'how_it_works', value: ' field_a '}], null],
    ['empty', [{key: 'how_it_works', value: '  '}], null],
    ['unsaid', [{key: 'how_it_works', value: null}], null],
    ['absent', null, null],
  ])('how it works %s', (_what, metaData, html) => {
    expect(toProduct({...bundle(), metaData}).howItWorksHtml).toBe(html);
  });

  test('entities in names and categories are decoded', () => {
    const node = {...konjac(), name: 'Mac &amp; Cheese', slug: 'mac'};
    expect(toProduct(node).name).toBe('Mac & Cheese');
  });

  test('the description is also kept as plain text', () => {
    expect(toProduct(konjac()).descriptionText).toBe(
      'Angel hair cut. Only 5 calories per serving and 0g net carbs. Gluten-free Keto & vegan',
    );
  });
});

describe('what is not sold here', () => {
  const ofKind = (__typename: string, fields: object = {}) =>
    ({
      ...(recorded('01t-free-vs-unpriced') as {f: object}).f,
      slug: 'tea',
      name: 'Tea',
      __typename,
      purchasable: true,
      link: 'https://shop.example/product/tea/',
      ...fields,
    }) as ProductNode;

  test('leads to where it is sold', () => {
    const elsewhere = {externalUrl: 'https://maker.example/tea', buttonText: 'Buy &amp; try'};
    expect(toProduct(ofKind('ExternalProduct', elsewhere))).toMatchObject({
      kind: 'external',
      isPurchasable: false,
      external: {url: 'https://maker.example/tea', label: 'Buy & try'},
      shopUrl: 'https://shop.example/product/tea/',
    });
    for (const fields of [
      {...elsewhere, externalUrl: 'maker'},
      {externalUrl: elsewhere.externalUrl},
    ])
      expect(toProduct(ofKind('ExternalProduct', fields)).external).toBeNull();
  });

  test('is there as long as nothing says otherwise', () => {
    const {stockStatus: _none, ...node} = ofKind('SubscriptionProduct') as {stockStatus?: string};
    expect(toProduct(node as ProductNode).stockStatus).toBe('IN_STOCK');
    expect(toProduct(ofKind('SubscriptionProduct', {stockStatus: null})).stockStatus).toBe(
      'IN_STOCK',
    );
    expect(toProduct(ofKind('SubscriptionProduct', {stockStatus: 'OUT_OF_STOCK'}))).toMatchObject({
      kind: 'other',
      stockStatus: 'OUT_OF_STOCK',
      price: null,
    });
  });

  test('what is sold here leads nowhere else', () => {
    expect(toProduct(ofKind('SimpleProduct'))).toMatchObject({shopUrl: null, isPurchasable: true});
    expect(toProduct(ofKind('VariableProduct'))).toMatchObject({
      shopUrl: null,
      isPurchasable: true,
    });
    expect(toProduct(ofKind('SimpleProduct', {purchasable: null})).isPurchasable).toBe(false);
  });
});

describe('a group', () => {
  const part = (fields: object) => ({
    __typename: 'SimpleProduct',
    databaseId: 7,
    slug: 'oil',
    name: 'Oil &amp; salt',
    image: null,
    purchasable: true,
    stockStatus: 'IN_STOCK',
    rawPrice: '4.99',
    rawRegular: '4.99',
    rawSale: null,
    onSale: false,
    ...fields,
  });
  const groupOf = (...nodes: object[]) => {
    const {stockStatus: _none, ...node} = konjac() as ProductNode & {stockStatus?: string};
    return toProduct({...node, __typename: 'GroupProduct', products: {nodes}} as ProductNode);
  };

  test('is bought by its parts, and costs from the cheapest', () => {
    const group = groupOf(part({}), part({databaseId: 8, rawPrice: '3.99'}));
    expect(group).toMatchObject({
      kind: 'grouped',
      isPurchasable: false,
      price: 399,
      variations: [],
      parts: [
        {
          databaseId: 7,
          slug: 'oil',
          name: 'Oil & salt',
          image: null,
          isPurchasable: true,
          stockStatus: 'IN_STOCK',
          price: 499,
        },
        {databaseId: 8, price: 399},
      ],
    });
  });

  test('has of each part how much is in it, and what it cost before', () => {
    const listed = [
      {key: '_bellyful_net_content', value: '200 g'},
      {key: '_bellyful_lowest_prices', value: '7 4.49'},
    ];
    expect(groupOf(part({listed})).parts).toMatchObject([
      {content: {amount: 0.2, unit: 'kg'}, lowestPrices: {7: 449}},
    ]);
  });

  test('is out once all its parts are, and without any is not', () => {
    const out = part({stockStatus: 'OUT_OF_STOCK'});
    expect(groupOf(out, out).stockStatus).toBe('OUT_OF_STOCK');
    expect(groupOf(out, part({})).stockStatus).toBe('IN_STOCK');
    expect(groupOf().stockStatus).toBe('IN_STOCK');
  });

  test.each([
    [
      'of variations is chosen on its own page',
      {__typename: 'VariableProduct', onSale: true, rawSale: '3.99'},
      false,
      499,
    ],
    [
      'of variations without a price is not free',
      {__typename: 'VariableProduct', rawPrice: null, rawRegular: null},
      false,
      null,
    ],
    ['of an extension has no price', {__typename: 'SubscriptionProduct'}, false, null],
    ['that is free is free', {rawPrice: null, rawRegular: null}, true, 0],
    ['that cannot be bought cannot', {purchasable: null}, false, 499],
    ['has no name of its own address', {slug: null}, true, 499],
  ])('a part %s', (_what, fields, isPurchasable, price) => {
    expect(groupOf(part(fields)).parts).toMatchObject([
      {isPurchasable, price, slug: 'slug' in fields ? '' : 'oil'},
    ]);
  });

  test('a part of which no price and no stock are told is there, without a price', () => {
    const {rawPrice: _price, stockStatus: _stock, ...untold} = part({});
    expect(groupOf(untold).parts).toMatchObject([{price: null, stockStatus: 'IN_STOCK'}]);
  });
});

test('a product of which the shop says little is read', () => {
  const little = {
    ...konjac(),
    slug: null,
    sku: null,
    description: null,
    galleryImages: null,
    productCategories: null,
    variations: null,
    attributes: null,
    soldIndividually: null,
  };
  expect(toProduct(little as ProductNode)).toMatchObject({
    slug: '',
    sku: null,
    descriptionHtml: '',
    descriptionText: '',
    gallery: [],
    categories: [],
    attributes: [],
    variations: [],
    external: null,
    shopUrl: null,
  });
});

test('a product’s texts lead to our own pages; what it only is stands apart', () => {
  const link = '<a href="https://shop.example/cart/">x</a>';
  const ours = '<a href="/cart" rel="noopener">x</a>';
  const diet = {
    id: 'd',
    name: 'Diet',
    label: 'Diet',
    options: ['Vegan'],
    variation: false,
    visible: true,
  };
  const node = {
    ...konjac(),
    description: link,
    shortDescription: link,
    metaData: [null, {key: 'how_it_works', value: ` ${link} `}],
    attributes: {nodes: [diet]},
  };
  expect(toProduct(node as ProductNode, 'https://shop.example/')).toMatchObject({
    descriptionHtml: ours,
    traits: [{label: 'Diet', options: ['Vegan']}],
    shortDescriptionHtml: ours,
    howItWorksHtml: ours,
  });
});

test('a product has its pictures, categories and number', () => {
  const picture = (sourceUrl: string | null) => ({
    id: 'm',
    sourceUrl,
    altText: '',
    mediaDetails: null,
  });
  const node = {
    ...konjac(),
    sku: 'K-1',
    soldIndividually: true,
    galleryImages: {nodes: [picture('https://shop.example/1.png'), picture(null)]},
    productCategories: {nodes: [{id: 'c', name: 'Mac &amp; cheese', slug: null}]},
  };
  const {name, gallery, ...product} = toProduct(node);
  expect(gallery).toMatchObject([{url: 'https://shop.example/1.png', altText: name}]);
  expect(product).toMatchObject({
    sku: 'K-1',
    categories: [{id: 'c', name: 'Mac & cheese', slug: ''}],
    soldAs: {isSingle: true},
  });
  expect(product.variations[0]).toMatchObject({soldAs: {isSingle: true}});
  const listed = toListedProduct({...node, otherImage: node.galleryImages});
  expect(listed.otherPicture).toBe('https://shop.example/1.png');
  expect(listed.variations[0]).toMatchObject({soldAs: {isSingle: true}});
});

test('how it works is read from the field of that name before the one that is hidden', () => {
  const metaData = [
    {key: '_how_it_works', value: 'hidden'},
    {key: 'how_it_works', value: 'shown'},
  ];
  expect(toProduct({...bundle(), metaData}).howItWorksHtml).toBe('shown');
  const about = (value: string) => [{key: 'how_it_works', value}];
  expect(toProduct({...bundle(), metaData: about('my field_a')}).howItWorksHtml).toBe('my field_a');
  expect(toProduct({...bundle(), metaData: about('field_a b')}).howItWorksHtml).toBe('field_a b');
});

test('a list knows of a product what it is sorted, found and told by', () => {
  const listed = (fields: object) => toListedProduct({...konjac(), ...fields});
  expect(
    listed({menuOrder: 3, shortDescription: '<p>Thin.</p>', description: 'Long.'}),
  ).toMatchObject({
    slug: 'konjac-angel-hair-noodles',
    price: 499,
    menuOrder: 3,
    shortText: 'Thin.',
    descriptionStart: 'Long.',
    attributes: [{label: 'Pack Size'}],
  });
  expect(listed({menuOrder: null, shortDescription: null, description: null})).toMatchObject({
    menuOrder: 0,
    shortText: '',
    descriptionStart: '',
  });
  const label = [
    {key: '_bellyful_facts', value: 'Melatonin | 3 mg | '},
    {key: '_bellyful_ingredients', value: 'Rice flour'},
  ];
  expect(listed({listed: label}).words).toMatch(/ melatonin .*~rice ~flour /);
  expect(listed({listed: label}).isRecalled).toBeUndefined();
  const recall = {lot: '24-117', reason: 'Plastic.', offer: 'refund', recalledAt: '2026-11-28'};
  const recalls = {key: '_bellyful_recalls', value: JSON.stringify([recall])};
  expect(listed({listed: [...label, recalls]}).isRecalled).toBe(true);
});

describe('a product that its owner has translated in part', () => {
  const texts = {
    shortDescription: '<p>Thin.</p>',
    description: '<p>Long.</p>',
    metaData: [
      {key: '_how_it_works', value: '<p>Boil.</p>'},
      {key: 'how_it_works', value: 'field_6512ab90c4f1e'},
      {key: '_bellyful_ingredients', value: 'Water'},
    ],
  };
  const inSpanish = (written: object) => {
    const entry = {key: '_bellyful_es', value: JSON.stringify({name: 'Fideos', ...written})};
    return toProduct({...konjac(), ...texts, listed: [entry]}).translations?.['es'];
  };

  test('says of each text that is left that it is English', () => {
    const left = inSpanish({shortDescription: '', description: '<p>Largos.</p>', fields: {}});
    expect(left).toMatchObject({
      name: 'Fideos',
      shortDescriptionHtml: '<div lang="en"><p>Thin.</p></div>',
      descriptionHtml: '<p>Largos.</p>',
      howItWorksHtml: '<div lang="en"><p>Boil.</p></div>',
      label: {lang: 'en'},
    });
  });

  test('and of none that is translated', () => {
    const fields = {how_it_works: '<p>Hervir.</p>', _bellyful_ingredients: 'Agua'};
    const told = inSpanish({...texts, fields});
    expect(told?.howItWorksHtml).toBe('<p>Hervir.</p>');
    expect(told?.shortDescriptionHtml).toBe('<p>Thin.</p>');
    expect(told?.label).not.toHaveProperty('lang');
  });
});
