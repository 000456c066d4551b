import {LoadingCache, partOf} from '~adapters/cache';
import {anyForm, type AddressForm, type AddressForms} from '~adapters/commerce';
import {requestPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';

const operation = 'shop.address-form';
const minute = 60_000;

/** The forms as long as settings are cached; in each language its own. Make them once for the process. */
export function createAddressForms(plugin: PluginClient) {
  const cache = new LoadingCache<AddressForm>({
    lifetime: {maxAge: minute, staleWhileRevalidate: 24 * 60 * minute},
    staleIfError: 24 * 60 * minute,
    backoff: 5000,
    firstBackoff: 5000,
    loadTimeout: 10_000,
    maxSize: 4_000_000,
    sizeOf: (form) => JSON.stringify(form).length * 2,
  });
  const load = (country: string) => async () => {
    const request = {
      method: 'GET',
      path: `/shop/address-forms/${country}`,
      isForPage: true,
    } as const;
    const value = await requestPlugin<Omit<AddressForm, 'country'>>(plugin, operation, request);
    return {value: {...value, country}, state: 'complete' as const};
  };
  return {
    invalidate: () => cache.invalidate('all'),
    part: partOf(cache),
    /** `waitUntil` is the request's that asks. */
    in: (language: string, waitUntil: (work: Promise<unknown>) => void): AddressForms => ({
      async read(country) {
        const key = `${language}:${country}`;
        try {
          return (await cache.read(key, load(country), {waitUntil})).value;
        } catch {
          return anyForm(country);
        }
      },
      known: (country) => cache.peek(`${language}:${country}`),
    }),
  };
}
