import {expect, test} from 'vitest';
import {aProduct, aShop, aVariation} from '../../../tests/support/shop';
import type {AgentRequest} from '../agent-request';
import {describeProduct} from './describe.server';
import {getProduct} from './product.server';

const siteUrl = 'https://store.example';
const noodles = aProduct(7, 499, {variations: [aVariation(71, 499), aVariation(72, 2000)]});
const [single, pack] = describeProduct(noodles, siteUrl)?.variants ?? [];

const ask = (id = '', filters = {}) =>
  getProduct({
    services: {commerce: aShop({products: [noodles]}), siteUrl},
    body: {id, filters},
  } as unknown as AgentRequest);

test('a variant is found by its id only where it passes what is asked for', async () => {
  const cheap = {price: {max: 1000}};
  const found = await ask(single?.id, cheap);
  expect(found.body).toMatchObject({product: {variants: [{id: single?.id}]}});
  const missed = await ask(pack?.id, cheap);
  expect(missed.body).toMatchObject({messages: [{code: 'not_found'}]});
});
