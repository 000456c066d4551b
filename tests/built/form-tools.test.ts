import {describe, expect, test} from 'vitest';
import {shopping} from '../support/plain-shopper';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({PAYMENT_GATEWAY: 'hosted'});

/** The names under which the page's forms are offered to an assistant in the browser. */
async function toolsAt(at: Pick<typeof shop, 'openBrowser'>, path: string): Promise<string[]> {
  const shopper = shopping(at.openBrowser());
  await shopper.add('/mens-multi-vitamin');
  const {document, html} = await shopper.open(path);
  // Only its shopper sends a form.
  expect(html).not.toContain('toolautosubmit');
  return [...document.querySelectorAll('form[toolname][tooldescription]')].map(
    (form) => form.getAttribute('toolname') ?? '',
  );
}

const formPages: [path: string, tool: string][] = [
  ['/products', 'search_products'],
  ['/mens-multi-vitamin', 'add_to_cart'],
  ['/wordpress-product/konjac-spaghetti', 'add_to_cart'],
  ['/cart', 'apply_discount_code'],
  ['/checkout', 'check_out'],
  ['/contact', 'write_to_shop'],
];

test.each(formPages)('the form of %s says to assistants that it is %s', async (path, tool) => {
  expect(new Set(await toolsAt(shop, path))).toEqual(new Set([tool]));
});

describe('where cards are typed on our page', () => {
  const typed = useBuiltShop({PAYMENT_GATEWAY: 'offline'});

  test('no assistant is asked for one', async () => {
    expect(await toolsAt(typed, '/checkout')).toEqual([]);
  });
});

describe('with AGENTS=off', () => {
  const closed = useBuiltShop({AGENTS: 'off', PAYMENT_GATEWAY: 'hosted'});

  test('no address is named to assistants, and none answers', async () => {
    expect((await closed.open('/llms.txt')).html).not.toMatch(/ucp|\/feeds\//);
    for (const path of ['/.well-known/ucp', '/ucp/carts/abc', '/mcp', '/feeds/products.tsv'])
      expect([path, (await closed.open(path)).status]).toEqual([path, 404]);
  });

  test('no form speaks to assistants', async () => {
    for (const [path] of formPages) {
      expect(await toolsAt(closed, path)).toEqual([]);
      expect((await closed.open(path)).html).not.toContain('toolparamdescription');
    }
  });
});
