// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {useConsentStore, useCookieBannerStore} from './consent-store';

const key = 'cookie-consent-storage';
const consent = () => useConsentStore.getState();
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

let warn = vi.spyOn(console, 'warn');

/** A visit after one that left this text. */
async function visitAfter(text: string | null) {
  if (text !== null) localStorage.setItem(key, text);
  await useConsentStore.persist.rehydrate();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useConsentStore.setState({consentStatus: 'unknown'});
  useCookieBannerStore.setState({isClosed: false, isRequested: false});
  localStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

describe('the choice about cookies', () => {
  test.each(['accepted', 'declined'] as const)('%s is remembered', async (consentStatus) => {
    await visitAfter(null);
    if (consentStatus === 'accepted') consent().accept();
    else consent().decline();
    expect(stored()).toEqual({state: {consentStatus}, version: 1});
    await visitAfter(null);
    expect(consent().consentStatus).toBe(consentStatus);
    expect(warn).not.toHaveBeenCalled();
  });

  test('asked for again is forgotten, and the banner shows', async () => {
    await visitAfter(null);
    consent().accept();
    consent().reset();
    expect(stored()).toEqual({state: {consentStatus: 'unknown'}, version: 1});
    expect(useCookieBannerStore.getState()).toMatchObject({isRequested: true, isClosed: false});
    await visitAfter(null);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['accepted', 'unknown'],
    ['declined', 'declined'],
  ])('%s of before the banner spoke of orders counts as %s', async (consentStatus, now) => {
    await visitAfter(JSON.stringify({state: {consentStatus}, version: 0}));
    expect(consent().consentStatus).toBe(now);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['{"state":{"cons', '42', '{"state":{"consentStatus":"maybe"},"version":0}'])(
    'is asked for anew after %s was stored, which is only logged',
    async (text) => {
      await visitAfter(text);
      expect(consent().consentStatus).toBe('unknown');
      expect(warn).toHaveBeenCalledWith('The stored cookie choice could not be read.');
    },
  );
});

test('a banner closed without a choice stays away for the session', async () => {
  await visitAfter(null);
  useCookieBannerStore.getState().close();
  expect(stored()).toBeNull();
  useCookieBannerStore.setState({isClosed: false});
  await visitAfter(null);
  expect(useCookieBannerStore.getState().isClosed).toBe(true);
});
