import {expect, test} from 'vitest';
import {clientAddressOf} from '../http/client-address';
import {isKnownHost} from './known-host';

const isKnown = (url: string, store?: string, gateway: 'hosted' | 'offline' = 'hosted') =>
  isKnownHost(new Request(url), {PUBLIC_STORE_URL: store, PAYMENT_GATEWAY: [gateway]});

test.each([
  ['https://bellyful.example/', true],
  ['http://bellyful.example:8080/', true],
  ['http://127.0.0.1:3000/', true],
  ['http://localhost:3000/', true],
  ['https://evil.example/', false],
  ['https://bellyful.example.evil.example/', false],
  ['https://203.0.113.7/', false],
])('a shop at bellyful.example answers to %s: %s', (url, answer) => {
  expect(isKnown(url, 'https://bellyful.example')).toBe(answer);
});

test.each([
  ['http://127.0.0.1:3000/', 'hosted', true],
  ['http://[::1]:3000/', 'hosted', true],
  ['http://192.168.1.7:3000/', 'hosted', false],
  ['http://192.168.1.7:3000/', 'offline', true],
  ['http://10.0.0.7:3000/', 'offline', true],
  ['http://172.17.0.2:3000/', 'offline', true],
  ['http://[fd00::7]:3000/', 'offline', true],
  ['http://203.0.113.7:3000/', 'offline', false],
  ['http://172.32.0.2:3000/', 'offline', false],
  ['http://[2001:db8::7]:3000/', 'offline', false],
  ['http://10.evil.example:3000/', 'offline', false],
  ['http://rebound.evil.example:3000/', 'offline', false],
  ['http://localhost.evil.example/', 'hosted', false],
] as const)('a shop without a public address answers to %s (%s): %s', (url, gateway, answer) => {
  expect(isKnown(url, undefined, gateway)).toBe(answer);
});

const made = new Request('https://bellyful.example/', {
  headers: {
    'CF-Connecting-IP': '203.0.113.7',
    'Oxygen-Buyer-IP': '6.6.6.6',
    'X-Forwarded-For': '7.7.7.7',
  },
});

test('on the Node host no header of a client names its address', () => {
  const env = {CLIENT_ADDRESS_HEADER: undefined};
  expect(clientAddressOf(made, env, '198.51.100.1')).toBe('198.51.100.1');
  expect(clientAddressOf(made, env, undefined)).toBe('unknown');
});

test('on Cloudflare its own header counts, whatever else a client sends, and on Oxygen Oxygen’s', () => {
  const on = (CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' | 'Oxygen-Buyer-IP') =>
    clientAddressOf(made, {CLIENT_ADDRESS_HEADER}, undefined);
  expect(on('CF-Connecting-IP')).toBe('203.0.113.7');
  expect(on('Oxygen-Buyer-IP')).toBe('6.6.6.6');
});
