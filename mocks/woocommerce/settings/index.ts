import {GraphQLEnumType, type GraphQLResolveInfo} from 'graphql';
import {firstOf, type PageArguments} from '../connection';
import {globalId} from '../ids';
import type {Visitor} from '../visitor';
import {statesOf} from './states';
import {answerWooNuxtSettings} from './woonuxt';

function toGeneral({shop, origin, isShopManager}: Visitor) {
  return {
    title: shop.title,
    description: null,
    url: origin,
    language: 'en_US',
    timezone: 'UTC',
    dateFormat: 'F j, Y',
    timeFormat: 'g:i a',
    startOfWeek: 1,
    email: isShopManager ? 'owner@shop.example' : null,
  };
}

function answerAllSettings(_: unknown, visitor: Visitor) {
  const settings = Object.entries(toGeneral(visitor)).map(([name, value]) => [
    `generalSettings${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  return {...Object.fromEntries(settings), readingSettingsPostsPerPage: 10};
}

const toGateway = ({id, title, description}: Record<'id' | 'title' | 'description', string>) => ({
  id,
  title,
  description,
  icon: null,
});

/** Every country that the schema knows. */
function answerCountries(_: unknown, __: Visitor, {schema}: GraphQLResolveInfo) {
  const type = schema.getType('CountriesEnum');
  return type instanceof GraphQLEnumType ? type.getValues().map(({name}) => name) : [];
}

/** Every way of shipping that some zone offers. */
const toMethods = ({shop}: Visitor) =>
  [
    ...new Set(shop.zones.flatMap(({methods}) => methods.map(({id}) => id.split(':')[0] ?? ''))),
  ].map((id) => ({
    id: btoa(`shipping_method:${id}`),
    databaseId: id,
    title: id.replaceAll('_', ' '),
    description: null,
  }));

const classes = {standard: 'STANDARD', reduced: 'REDUCED_RATE', none: 'ZERO_RATE'} as const;

/** For the shop's manager; empty for others. */
function toRates({shop, isShopManager}: Visitor) {
  const rates = isShopManager ? (shop.taxes?.rates ?? []) : [];
  return rates.map(
    ({label, percent, taxClass, state, isOnShipping, isCompound = false}, index) => ({
      id: globalId('tax_rate', index + 1),
      databaseId: index + 1,
      ...placeOf(state, shop.countries.base),
      cities: ['*'],
      city: '*',
      postcodes: ['*'],
      postcode: '*',
      rate: percent.toFixed(4),
      name: label,
      priority: index + 1,
      compound: isCompound,
      shipping: isOnShipping,
      order: index,
      class: classes[taxClass],
    }),
  );
}

/** `OR` is a state of the shop's own country, `DE:` the whole of another. */
function placeOf(state: string | null, base: string) {
  const [country, region] = state?.includes(':') ? state.split(':') : [base, state];
  return {country: state === null ? null : country || null, state: region || null};
}

interface RateArguments {
  id?: string | null;
  idType?: string | null;
}

const answerRate = ({id, idType}: RateArguments, visitor: Visitor) =>
  toRates(visitor).find((rate) =>
    idType === 'DATABASE_ID' ? rate.databaseId === Number(id) : rate.id === id,
  ) ?? null;

export const settingQueries = {
  generalSettings: (_: unknown, visitor: Visitor) => toGeneral(visitor),
  allSettings: answerAllSettings,
  woonuxtSettings: answerWooNuxtSettings,
  paymentGateways: (page: PageArguments, {shop}: Visitor) =>
    firstOf(shop.paymentMethods.map(toGateway), page),
  allowedCountries: (_: unknown, {shop}: Visitor) => shop.countries.selling,
  countries: answerCountries,
  countryStates: ({country}: {country: string}) => statesOf(country),
  taxRates: (page: PageArguments, visitor: Visitor) => firstOf(toRates(visitor), page),
  taxRate: answerRate,
  shippingMethods: (page: PageArguments, visitor: Visitor) => firstOf(toMethods(visitor), page),
};
