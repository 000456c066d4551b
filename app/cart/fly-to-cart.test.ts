// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useOverlayStore} from '~/ui/overlay-store';
import {flyTimes, flyToCart} from './fly-to-cart';

let wantsStillness = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: wantsStillness}));
  document.body.innerHTML = '<div id="picture"></div><a id="cart-button"></a>';
});

afterEach(() => {
  wantsStillness = false;
  useOverlayStore.setState({flight: null});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = () => document.getElementById('picture');
const cartButton = () => document.getElementById('cart-button');
const flight = () => useOverlayStore.getState().flight;

test('the flight starts after 10 ms, moves after 50 ms and is gone after 5 s', () => {
  expect(flyTimes).toEqual({startMs: 10, moveMs: 50, goneMs: 5_000});
});

test('a flight is reset at once and starts after 10 ms', () => {
  flyToCart('/one.webp', picture(), cartButton());
  vi.advanceTimersByTime(10);
  expect(flight()?.image).toBe('/one.webp');
  flyToCart('/two.webp', picture(), cartButton());
  expect(flight()).toBeNull();
  vi.advanceTimersByTime(9);
  expect(flight()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(flight()?.image).toBe('/two.webp');
});

test('nothing flies while it is unknown where the cart button is', () => {
  flyToCart('/one.webp', picture(), null);
  vi.advanceTimersByTime(100);
  expect(flight()).toBeNull();
});

test('nothing flies for those who prefer reduced motion', () => {
  wantsStillness = true;
  flyToCart('/one.webp', picture(), cartButton());
  vi.advanceTimersByTime(100);
  expect(flight()).toBeNull();
});
