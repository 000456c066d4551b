import {GraphQLEnumType, type GraphQLResolveInfo} from 'graphql';
import {firstOf, type PageArguments} from '../connection';
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

export const settingQueries = {
  generalSettings: (_: unknown, visitor: Visitor) => toGeneral(visitor),
  allSettings: answerAllSettings,
  woonuxtSettings: answerWooNuxtSettings,
  paymentGateways: (page: PageArguments, {shop}: Visitor) =>
    firstOf(shop.paymentMethods.map(toGateway), page),
  allowedCountries: (_: unknown, {shop}: Visitor) => shop.countries.selling,
  countries: answerCountries,
  countryStates: ({country}: {country: string}) => statesOf(country),
  shippingMethods: (page: PageArguments, visitor: Visitor) => firstOf(toMethods(visitor), page),
};
