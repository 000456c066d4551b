import type {SavedAddress} from '~adapters/accounts';
import {changesOfAddresses} from './address-forms';
import {changeWishes} from './change-wishes';
import {asShopper, refuse, route} from './rest';
import type {WordPressState} from './state';

/** What the shop stores of a customer: the claim of the free sample, and the address. */
export const customerRoutes = (state: WordPressState) => [
  route(
    'post',
    '/accounts/free-sample',
    asShopper(state, ({id, emailConfirmedAt}) => {
      if (!emailConfirmedAt) return refuse('email_not_confirmed', 'Email not confirmed');
      const isNew = !state.freeSamples.has(id);
      state.freeSamples.add(id);
      return {isNew};
    }),
  ),
  route(
    'get',
    '/accounts/wishes',
    asShopper(state, ({id}) => ({ids: state.wishes.get(id) ?? []})),
  ),
  route(
    'post',
    '/accounts/wishes',
    asShopper(state, ({id}, {fields}) => {
      const ids = changeWishes(state.wishes.get(id), fields);
      state.wishes.set(id, ids);
      return {ids};
    }),
  ),
  route(
    'get',
    '/accounts/address',
    asShopper(state, ({id}) => state.addresses.get(id) ?? null),
  ),
  route(
    'put',
    '/accounts/address',
    asShopper(state, ({id}, {fields}) => {
      const address = fields as unknown as SavedAddress;
      const {country, zipCode: postcode} = address;
      const [problem] = changesOfAddresses({country, postcode}, {country, postcode});
      if (problem) return refuse(`address_${problem.field}`, problem.message);
      state.addresses.set(id, address);
      return {};
    }),
  ),
];
