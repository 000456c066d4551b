// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {flyTimes, flyToCart} from './fly-to-cart';

let wantsStillness = false;
let isInSight = true;
let moves: [frames: Keyframe[], durationMs: number][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: wantsStillness}));
  // jsdom lays out and moves nothing.
  Object.assign(Element.prototype, {
    getBoundingClientRect: () => new DOMRect(0, isInSight ? 10 : -100, 50, 50),
    animate(...move: (typeof moves)[number]) {
      moves.push(move);
      return {cancel: () => {}};
    },
  });
  document.body.innerHTML =
    '<div id="one"><img src="/one.webp"></div><div id="two"><img src="/two.webp"></div><a id="cart-button"></a>';
});

afterEach(() => {
  wantsStillness = false;
  isInSight = true;
  moves = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fly = (from: string, to = 'cart-button') =>
  flyToCart(document.getElementById(from), document.getElementById(to));
const flying = () =>
  [...document.querySelectorAll<HTMLImageElement>('#flight img')].map(
    ({src}) => new URL(src).pathname,
  );

test('the flight starts after 10 ms, moves after 50 ms and is gone after 5 s', () => {
  expect(flyTimes).toEqual({startMs: 10, moveMs: 50, goneMs: 5_000});
  fly('one');
  const [[frames, ms] = [[], 0]] = moves;
  expect(frames.map(({offset, opacity}) => [Math.round(Number(offset) * ms), opacity])).toEqual([
    [0, 0],
    [10, 0.9],
    [60, 0.9],
    [660, 0],
    [ms, 0],
  ]);
  vi.advanceTimersByTime(4_999);
  expect(flying()).toEqual(['/one.webp']);
  vi.advanceTimersByTime(1);
  expect(flying()).toEqual([]);
});

test('a flight is reset by the next one', () => {
  fly('one');
  vi.advanceTimersByTime(4_000);
  fly('two');
  expect(flying()).toEqual(['/two.webp']);
  vi.advanceTimersByTime(4_999);
  expect(flying()).toEqual(['/two.webp']);
  vi.advanceTimersByTime(1);
  expect(flying()).toEqual([]);
});

test('nothing flies while it is unknown where the cart button is', () => {
  fly('one', 'nowhere');
  expect(flying()).toEqual([]);
});

test('nothing flies for those who prefer reduced motion', () => {
  wantsStillness = true;
  fly('one');
  expect(flying()).toEqual([]);
});

test('nothing flies from where the picture is out of sight', () => {
  isInSight = false;
  fly('one');
  expect(flying()).toEqual([]);
});
