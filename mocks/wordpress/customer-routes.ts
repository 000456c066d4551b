import {randomHex} from '~mocks/digest';
import type {BookedAddress} from '~adapters/accounts';
import {changesOfAddresses} from './address-forms';
import {changeCart} from './change-cart';
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
    'post',
    '/accounts/cart',
    asShopper(state, ({id}, {fields}) => {
      const cart = changeCart(state.carts.get(id), fields, state.now());
      state.carts.set(id, cart);
      return {lines: [...cart.lines.values()].flatMap(({line}) => line ?? [])};
    }),
  ),
  route(
    'get',
    '/accounts/address',
    asShopper(state, (user) => {
      const [first] = state.addresses.get(user.id) ?? [];
      if (!first) return null;
      const {id: _first, ...address} = first;
      return address;
    }),
  ),
  route(
    'put',
    '/accounts/address',
    asShopper(state, (user, {fields}) => {
      const {id, ...address} = fields as unknown as BookedAddress;
      const {country, zipCode: postcode} = address;
      const [problem] = changesOfAddresses({country, postcode}, {country, postcode});
      if (problem) return refuse(`address_${problem.field}`, problem.message);
      const book = state.addresses.get(user.id) ?? [];
      const place = book.findIndex((one) => one.id === id);
      const isFirst = id === '' || book.length === 0;
      const kept = {...address, id: isFirst ? '' : place > 0 ? id : newId()};
      state.addresses.set(
        user.id,
        isFirst
          ? [kept, ...book.slice(1)]
          : [...book.slice(0, 1), kept, ...book.slice(1).filter((one) => one.id !== id)],
      );
      return {};
    }),
  ),
  route(
    'get',
    '/accounts/addresses',
    asShopper(state, ({id}) => ({addresses: state.addresses.get(id) ?? []})),
  ),
  route(
    'post',
    '/accounts/addresses',
    asShopper(state, (user, {fields}) => {
      const book = state.addresses.get(user.id) ?? [];
      const [first] = book;
      const moved = book.find(({id}) => id === fields.id);
      const others = book.filter((one) => one !== moved);
      const prefers = fields.does === 'prefer' && moved !== undefined && moved !== first;
      const [next, ...more] = prefers
        ? [moved, ...(first ? [{...first, id: newId()}] : []), ...others.slice(1)]
        : others;
      if (moved && (prefers || fields.does === 'remove'))
        state.addresses.set(user.id, next ? [{...next, id: ''}, ...more] : []);
      return {};
    }),
  ),
];

const newId = () => randomHex(4);
