import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {chooseCatalogue} from './choose-catalogue';

test('without MOCK_CATALOGUE nothing is recorded', () => {
  expect(chooseCatalogue({MOCK_CATALOGUE: ''})).toEqual({notice: ''});
});

test('MOCK_CATALOGUE names a size', () => {
  expect(chooseCatalogue({MOCK_CATALOGUE: 'huge'})).toEqual({catalogue: 'huge', notice: ''});
});

test('where nothing was recorded the usual products are sold, and it is said', () => {
  const choice = chooseCatalogue({MOCK_CATALOGUE: 'recorded', DATA_DIR: '/nowhere'});
  expect(choice.recorded).toBeUndefined();
  expect(choice.notice).toContain('Nothing was recorded in /nowhere/recorded-shop');
});

test('a recording that kept no product yet is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  const facts = {url: 'https://shop.example/graphql', title: '', productIds: [1], hiddenIds: []};
  writeFileSync(path.join(folder, 'shop.json'), JSON.stringify(facts));
  expect(chooseCatalogue({MOCK_CATALOGUE: folder}).notice).toContain('Nothing was recorded');
  rmSync(folder, {recursive: true});
});
