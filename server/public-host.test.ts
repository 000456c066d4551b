import {expect, test} from 'vitest';
import {arePublic, isPublicHost} from './public-host.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.100.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00::1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::a00:1]',
  '[2002:a00:1::]',
  '[2001:db8::1]',
  '[ff02::1]',
  'localhost',
  'no-such-host.invalid',
])('%s is not on the internet', async (hostname) => {
  expect(await isPublicHost(hostname)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '[2606:4700::1111]'])('%s is', async (hostname) => {
  expect(await isPublicHost(hostname)).toBe(true);
});

test('a name that leads into the shop’s own network, too, is not', () => {
  expect(arePublic(['1.1.1.1', '2606:4700::1111'])).toBe(true);
  expect(arePublic(['1.1.1.1', '10.0.0.1'])).toBe(false);
  expect(arePublic([])).toBe(false);
});
