import {expect, onTestFinished, test} from 'vitest';
import {toCents, type OrderLine, type Product} from '~adapters/commerce';
import {staticNames} from '~/content/static-names';
import {anOrder} from '../../tests/support/orders';
import {aProduct, aShop, aVariation} from '../../tests/support/shop';
import {findRepeatable} from './order-again.server';

const aLine = (name: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  name,
  productId: null,
  variationId: null,
  sku: null,
  quantity: 1,
  subtotal: toCents(1000),
  discounted: toCents(1000),
  total: toCents(1000),
  attributes: [],
  ...changes,
});

const repeat = (line: OrderLine, products: Product[] = []) =>
  findRepeatable(aShop({products}).products, anOrder({lines: [line]}));

test('a catalogue product is ordered again at what it costs today', async () => {
  const line = aLine('Spaghetti', {productId: 130, quantity: 4});
  const {lines, missing} = await repeat(line, [aProduct(130, 449)]);
  expect(lines).toMatchObject([{item: {id: 'wp-130', price: 449, quantity: 4}}]);
  expect(missing).toEqual([]);
});

test('what it costs today is asked of the shop: pages may still show what it cost a minute ago', async () => {
  const [today, shown] = [
    aShop({products: [aProduct(130, 499)]}),
    aShop({products: [aProduct(130, 449)]}),
  ];
  const catalogue = {
    ...shown.products,
    findFresh: (ids: Iterable<number>) => today.products.findFresh(ids),
  };
  const order = anOrder({lines: [aLine('Spaghetti', {productId: 130})]});
  const {lines} = await findRepeatable(catalogue, order);
  expect(lines).toMatchObject([{item: {price: 499}}]);
});

test('a variation is found again, and one that is gone is missing', async () => {
  const pasta = aProduct(130, 449, {variations: [aVariation(131, 449)]});
  const line = aLine('Pasta (6)', {productId: 130, variationId: 131});
  expect((await repeat(line, [pasta])).lines).toMatchObject([{item: {id: 'wp-130-var-131'}}]);
  const gone = {...line, variationId: 132};
  const shut = {...pasta, isPurchasable: false};
  for (const [one, product] of [
    [gone, pasta],
    [line, shut],
  ] as const)
    expect(await repeat(one, [product])).toEqual({lines: [], missing: ['Pasta (6)']});
});

test.each([
  ['is out of stock', {stockStatus: 'OUT_OF_STOCK'}],
  ['is not sold now', {isPurchasable: false}],
  ['has no price', {price: null}],
  ['is sold out by count', {stockQuantity: 0}],
  ['is a free sample', {price: toCents(0), slug: 'free-sample'}],
] as const)('a product that %s is missing', async (_why, changes) => {
  const line = aLine('Rice', {productId: 7});
  expect(await repeat(line, [aProduct(7, 449, changes)])).toEqual({lines: [], missing: ['Rice']});
});

test('a product that the shop no longer has is missing', async () => {
  expect(await repeat(aLine('Rice', {productId: 7}))).toEqual({lines: [], missing: ['Rice']});
});

test('no more is ordered again than the shop has left', async () => {
  const line = aLine('Rice', {productId: 7, quantity: 6});
  const {lines} = await repeat(line, [aProduct(7, 449, {stockQuantity: 2})]);
  expect(lines).toMatchObject([{item: {quantity: 2}}]);
});

test('a package with a built-in price is known by its name', async () => {
  const line = aLine('Pain-Free Weight Loss Capsules (3 bottles)', {quantity: 2});
  const {lines} = await repeat(line);
  expect(lines).toMatchObject([
    {item: {id: 'pain-free-weight-loss-3', price: 17_700, quantity: 2}},
  ]);
});

test('a product of the shop that has a package’s name is that product', async () => {
  const line = aLine('Pain-Free Weight Loss Capsules (3 bottles)', {productId: 7});
  expect((await repeat(line, [aProduct(7, 449)])).lines).toMatchObject([{item: {id: 'wp-7'}}]);
  const attributes = [{name: 'Bottles', value: '3'}];
  const {lines} = await repeat({...line, attributes}, [aProduct(7, 449)]);
  expect(lines).toMatchObject([{item: {id: 'pain-free-weight-loss-3'}}]);
});

test('a mixed package keeps its mix', async () => {
  const name = 'Nighttime Support (2 bottles: With melatonin, Melatonin-free)';
  const {lines} = await repeat(aLine(name));
  expect(lines).toMatchObject([
    {item: {id: 'nighttime-support-2:melatonin-free+with-melatonin', name}},
  ]);
});

test('a package that was ordered in another language is known by its article number, and its mix by the shop’s own words', async () => {
  const ordered = aLine('Nighttime Support (2 frascos: Con melatonina, Sin melatonina)', {
    sku: 'NIGHT-2',
    attributes: [{name: 'Mix', value: 'With melatonin, Melatonin-free'}],
  });
  expect((await repeat(ordered)).lines).toMatchObject([
    {item: {id: 'nighttime-support-2:melatonin-free+with-melatonin'}},
  ]);
  staticNames['With melatonin'] = 'Mit Melatonin';
  onTestFinished(() => void delete staticNames['With melatonin']);
  const attributes = [{name: 'Mix', value: 'Mit Melatonin, Melatonin-free'}];
  expect((await repeat({...ordered, attributes})).lines).toMatchObject([
    {item: {id: 'nighttime-support-2:melatonin-free+with-melatonin'}},
  ]);
  const other = aLine('Cápsulas (3 frascos)', {sku: 'PFWL-3'});
  expect((await repeat(other)).lines).toMatchObject([{item: {id: 'pain-free-weight-loss-3'}}]);
  const gone = aLine('Pain-Free Weight Loss Capsules (3 bottles)', {sku: 'OTHER'});
  expect((await repeat(gone)).lines).toEqual([]);
});

test('the free sample is not ordered again: it is one per customer', async () => {
  const name = 'Free Sample: Pain-Free Weight Loss Capsules';
  expect(await repeat(aLine(name))).toEqual({lines: [], missing: [name]});
});

test('the bundle comes with the noodle sample chosen then, and is missing without one', async () => {
  const bundle = aProduct(23, 8999, {slug: 'bellyful-bundle'});
  const attributes = [{name: 'Free noodle sample', value: 'Fettuccine'}];
  const line = aLine('Bundle', {productId: 23, attributes});
  expect((await repeat(line, [bundle])).lines).toMatchObject([
    {item: {konjacNoodleType: 'Fettuccine'}},
  ]);
  expect((await repeat({...line, attributes: []}, [bundle])).missing).toEqual(['Bundle']);
});

test('what was chosen of a variation that takes any is chosen again, as long as it is offered', async () => {
  const openChoices = [
    {key: 'pa_color', label: 'Color', options: [{value: 'leaf-green', name: 'Leaf Green'}]},
  ];
  const apron = aProduct(410, 2400, {variations: [aVariation(412, 2400, {openChoices})]});
  const written = (value: string) =>
    aLine('Apron', {
      productId: 410,
      variationId: 412,
      attributes: [{name: 'pa_color', value}],
    });
  const {lines} = await repeat(written('leaf-green'), [apron]);
  expect(lines).toMatchObject([{item: {id: 'wp-410-var-412?pa_color=leaf-green'}}]);
  expect(await repeat(written('red'), [apron])).toEqual({lines: [], missing: ['Apron']});
});

test('what is sold individually is one again', async () => {
  const hour = aProduct(418, 4500, {soldAs: {isSingle: true}});
  const line = aLine('Hour', {productId: 418, quantity: 3});
  expect((await repeat(line, [hour])).lines).toMatchObject([{item: {quantity: 1}}]);
});
