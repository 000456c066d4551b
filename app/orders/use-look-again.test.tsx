// @vitest-environment jsdom
import {cleanup, render, screen, waitFor} from '@testing-library/react';
import {createRoutesStub} from 'react-router';
import {afterEach, expect, test, vi} from 'vitest';
import type {ShownOrder} from './shown-order';
import {useLookAgain} from './use-look-again';

const path = '/orders/12?key=k';
let answers: ({path: string; paymentTitle: string} | null)[] = [];
let asked: string[] = [];

function Page() {
  return <p>{useLookAgain<ShownOrder>(path, null)?.paymentTitle ?? 'as it was'}</p>;
}

const Stub = createRoutesStub([
  {
    path: '/orders/:number',
    Component: Page,
    loader: ({request}) => {
      asked.push(new URL(request.url).search);
      return {shown: answers.shift() ?? null};
    },
  },
]);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Somebody comes back to the page after so many seconds. */
async function comeBack(seconds: number) {
  const now = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a page that is looked at again shows the order as it is then, and keeps it without an answer', async () => {
  render(<Stub initialEntries={[path]} hydrationData={{loaderData: {'0': {shown: null}}}} />);
  await screen.findByText('as it was');
  asked = [];
  answers = [{path, paymentTitle: 'sent'}];
  await comeBack(10);
  expect(asked).toEqual([]);
  await comeBack(31);
  await waitFor(() => screen.getByText('sent'));
  expect(asked).toEqual(['?key=k']);
  await comeBack(31);
  expect(asked).toHaveLength(2);
  screen.getByText('sent');
});

test('of another order nothing is shown', async () => {
  render(<Stub initialEntries={[path]} hydrationData={{loaderData: {'0': {shown: null}}}} />);
  asked = [];
  answers = [{path: '/orders/13', paymentTitle: 'sent'}];
  await comeBack(31);
  expect(asked).toHaveLength(1);
  screen.getByText('as it was');
});
