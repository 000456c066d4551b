import {afterAll, beforeAll} from 'vitest';
import {startOwnShop} from './own-shop';
import {openPlainBrowser} from './plain-browser';

/** The built shop for one file of tests, and a browser without scripts that looks at it. */
export function useBuiltShop(settings: Record<string, string> = {}) {
  let shop: Awaited<ReturnType<typeof startOwnShop>> | undefined;
  beforeAll(async () => {
    shop = await startOwnShop(settings);
  });
  afterAll(() => shop?.close());
  const running = () => {
    if (!shop) throw new Error('The shop is not open yet');
    return shop;
  };
  return {
    url: () => running().url,
    mockUrl: () => running().mockUrl,
    control: () => running().control,
    log: () => running().log(),
    openBrowser: () => openPlainBrowser(running().url),
    open: (path: string) => openPlainBrowser(running().url).open(path),
  };
}
