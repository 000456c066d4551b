import {afterEach, aroundEach, beforeEach, expect, vi, type MockInstance} from 'vitest';
import {inShop} from '~adapters/commerce/price-facts';

// What a test's shop has set ends with the test.
aroundEach((runTest) => inShop({}, runTest));

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    (await import('@testing-library/react')).cleanup();
    // Test files share a document: what one leaves there, another would read.
    document.body.replaceChildren();
  }
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
