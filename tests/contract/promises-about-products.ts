import {freshProduct} from '../support/shop';
import {describe, expect, test} from 'vitest';
import type {Commerce, Product} from '~adapters/commerce';

/** What a shop promises about its products, whatever it sells. */
export function promisesAboutProducts(commerce: () => Commerce, all: () => Product[]): void {
  describe('a shop keeps its promises about products', () => {
    test('all products are there once, with a slug and a name', async () => {
      const catalogue = await commerce().products.all();
      expect(catalogue.products.length).toBeGreaterThan(0);
      expect(new Set(catalogue.products.map(({slug}) => slug)).size).toBe(
        catalogue.products.length,
      );
      for (const {slug, name} of catalogue.products) expect(slug && name).not.toBe('');
    });

    test('each is listed under its own id, and what is not there is left out', async () => {
      const ids = all().map(({databaseId}) => databaseId);
      const listed = await commerce().products.listed([...ids, 999_999_999]);
      expect(listed.map(({databaseId}) => databaseId).toSorted()).toEqual(ids.toSorted());
      expect(await commerce().products.listed([])).toEqual([]);
    });

    test('each is found by its slug in any letter case', async () => {
      for (const {slug, databaseId} of all().slice(0, 3)) {
        const found = await commerce().products.find(slug.toUpperCase());
        expect(found?.databaseId).toBe(databaseId);
      }
    });

    test('each is found fresh by its id', async () => {
      const [first] = all();
      expect(await freshProduct(commerce(), first?.databaseId ?? 0)).toEqual(first);
    });

    test('what is not there is null', async () => {
      expect(await commerce().products.find('')).toBeNull();
      expect(await commerce().products.find('there-is-no-such-product')).toBeNull();
      expect(await freshProduct(commerce(), 999_999_999)).toBeNull();
    });

    test('nothing is free but what the shop sells so', () => {
      // A group costs from its cheapest part, which may be free.
      const sold = all().filter(({kind}) => kind !== 'grouped');
      for (const product of sold.filter(({price}) => price === 0))
        expect(product).toMatchObject({isPurchasable: true, variations: []});
    });

    test('a variable product costs from its cheapest variation', () => {
      for (const {price, priceRange, variations} of all().filter(hasVariations)) {
        const prices = variations.flatMap((variation) => variation.price ?? []);
        if (prices.length === 0) continue;
        expect(price).toBe(Math.min(...prices));
        expect(priceRange).toEqual({from: Math.min(...prices), to: Math.max(...prices)});
      }
    });

    test('variations speak of the options that their product offers', () => {
      for (const {attributes, variations} of all().filter(hasVariations)) {
        for (const {name, value} of variations.flatMap((variation) => variation.attributes)) {
          expect(attributes.find(({label}) => label === name)?.options).toContain(value);
        }
      }
    });

    test('no text of the shop can run in the page', () => {
      const html = all().map(
        (product) =>
          product.descriptionHtml + product.shortDescriptionHtml + product.howItWorksHtml,
      );
      expect(html.join('')).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:/i);
    });
  });
}

const hasVariations = ({variations}: Product) => variations.length > 0;
