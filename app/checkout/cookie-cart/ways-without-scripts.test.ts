import {expect, test} from 'vitest';
import {waysWithoutScripts} from './ways-without-scripts';

const cod = {id: 'cod' as const, title: 'Cash on delivery', description: ''};
const ways = {online: [], later: [cod], hasOnline: true};

test('without scripts the shop’s own page is paid on, or what is paid after the order', () => {
  expect(waysWithoutScripts(ways, 'hosted')).toEqual(ways);
});

test.each(['stripe', 'offline'] as const)('fields of %s need scripts', (kind) => {
  expect(waysWithoutScripts(ways, kind)).toMatchObject({hasOnline: false, later: [cod]});
});
