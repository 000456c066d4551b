import {expect, test} from 'vitest';
import {keptWays} from './kept-ways';

const cod = {id: 'cod' as const, title: 'Cash on delivery', description: ''};
const ways = {online: [], later: [cod], hasOnline: true};

test('without scripts the shop’s own page is paid on, or what is paid after the order', () => {
  expect(keptWays(ways, 'hosted')).toEqual(ways);
});

test.each(['stripe', 'offline'] as const)('fields of %s need scripts', (kind) => {
  expect(keptWays(ways, kind)).toMatchObject({hasOnline: false, later: [cod]});
});
