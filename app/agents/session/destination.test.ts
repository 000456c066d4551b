import {expect, test} from 'vitest';
import type {AgentSession} from './agent-session.server';
import {readDestinations, toTypedAddress} from './destination';

const home = {id: 'home', postal_code: '97201'};
const work = {id: 'work', postal_code: '94954'};

const meant = (destinations: {id: string}[], selected?: string) =>
  readDestinations({
    methods: [{destinations, ...(selected && {selected_destination_id: selected})}],
  }).destination;

test('of several places the selected one is meant, and no other', () => {
  expect(meant([home, work], 'work')).toBe('work');
  expect(meant([home, work])).toBeNull();
  expect(meant([home, work], 'elsewhere')).toBeNull();
});

test('the only place goes without saying', () => {
  expect(meant([home])).toBe('home');
  expect(meant([])).toBeNull();
});

test.each([
  ['US', 'US'],
  ['usa', 'US'],
  ['United States', 'US'],
  ['CA', 'CA'],
])('the country that a program writes as %s is %s', (written, country) => {
  const place = {...home, address_country: written};
  const session = {buyer: {}, destinations: [place], destination: 'home'} as unknown;
  expect(toTypedAddress(session as AgentSession).country).toBe(country);
});
