// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {createRoutesStub} from 'react-router';
import {afterEach, expect, test} from 'vitest';
import {arrivalLabels} from '~/content/labels/controls';
import {useArrival} from './use-arrival';

const hour = 3_600_000;

/** What a page says whose days count from an hour ago until `until`, of an order of now or of `orderedAt`. */
async function said(until: number, orderedAt?: number) {
  const Page = () => <p>{useArrival(orderedAt) ?? 'nothing'}</p>;
  const Stub = createRoutesStub([{id: 'root', path: '/', Component: Page}]);
  const arrival = {days: 'Dec 2 to Dec 4', since: Date.now() - hour, until};
  render(<Stub initialEntries={['/']} hydrationData={{loaderData: {root: {arrival}}}} />);
  return (await screen.findByText(/./)).textContent;
}

afterEach(cleanup);

test.each<[string, number, number | undefined, string]>([
  [
    'an order of now arrives on the days that the server has counted',
    hour,
    undefined,
    'Dec 2 to Dec 4',
  ],
  ['one that was placed since then, too', hour, 0, 'Dec 2 to Dec 4'],
  ['one that was placed before counts from another day', hour, -2 * hour, 'nothing'],
  ['a page older than its day says how many days it takes', -1, undefined, arrivalLabels.days],
  ['and nothing of an order that was placed', -1, 0, 'nothing'],
])('%s', async (_, until, orderedAt, words) => {
  const now = Date.now();
  expect(await said(now + until, orderedAt === undefined ? undefined : now + orderedAt)).toBe(
    words,
  );
});
