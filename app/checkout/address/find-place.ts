import {isUsRegion, type UsRegion} from '~/content/us-states';
import {cityPrefixes, zipExceptions, zipPrefixes, zipsOfOtherPlaces} from './zip-places';

/** Where a ZIP code lies; the city is null where its neighbours belong to several. */
export interface ZipPlace {
  state: UsRegion;
  city: string | null;
}

/** `350-352 354` as its single prefixes. */
const prefixesIn = (list: string): string[] =>
  list.split(' ').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const length = first === '' ? 0 : Number(last) - Number(first) + 1;
    return Array.from({length}, (_, index) => String(Number(first) + index).padStart(3, '0'));
  });

const byPrefix = (lists: Record<string, string>) =>
  new Map(
    Object.entries(lists).flatMap(([name, list]) => prefixesIn(list).map((one) => [one, name])),
  );

const states = byPrefix(zipPrefixes);
const cities = byPrefix(cityPrefixes);
const elsewhere = new Set(zipsOfOtherPlaces.split(' '));
/** Guam shares its prefix with countries that are none of ours. */
const isForeign = (zip: string) => zip.startsWith('969') && !/^969[123]/.test(zip);

/** The place of a ZIP code or ZIP+4, by a table of our own; null for what is no ZIP code in use. */
export function findPlace(typed: string): ZipPlace | null {
  const zip = /^(\d{5})(-\d{4})?$/.exec(typed.trim())?.[1];
  if (!zip) return null;
  const exception = zipExceptions[zip];
  if (exception) return {state: exception, city: null};
  const prefix = zip.slice(0, 3);
  const state = states.get(prefix);
  if (!state || !isUsRegion(state) || isForeign(zip)) return null;
  return {state, city: elsewhere.has(zip) ? null : (cities.get(prefix) ?? null)};
}
