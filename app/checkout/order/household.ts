import type {Address} from '~adapters/commerce';
import {toSeen} from '~/forms/address-rules';
import {toSkeleton} from './look-alikes';

/** Words that people shorten as they like, as the post writes them (USPS Publication 28). */
const shortened: Record<string, string> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  creek: 'crk',
  crossing: 'xing',
  drive: 'dr',
  expressway: 'expy',
  fort: 'ft',
  freeway: 'fwy',
  heights: 'hts',
  highway: 'hwy',
  hill: 'hl',
  lane: 'ln',
  mount: 'mt',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  route: 'rte',
  saint: 'st',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  basement: 'bsmt',
  front: 'frnt',
  lower: 'lowr',
  penthouse: 'ph',
  upper: 'uppr',
};

/** They say that a unit follows, and one address may have several of them. */
const unitWords = new Set([
  'apartment',
  'apt',
  'unit',
  'suite',
  'ste',
  'room',
  'rm',
  'number',
  'no',
  'nr',
  'floor',
  'fl',
  'building',
  'bldg',
  'space',
  'spc',
  'lot',
  'trailer',
  'trlr',
]);

/** Units with a name in the place of a number. */
const namedUnits = new Set(['bsmt', 'frnt', 'lowr', 'ph', 'rear', 'side', 'uppr']);

/**
 * One text for one household, however its address is typed: street, unit and the first five digits of the ZIP code
 * (rules: Once per customer). In a country whose ways to write one are not known here, all that stands there but letter
 * case, blanks and punctuation. For comparing alone.
 */
export function toHousehold({
  address1,
  address2,
  zipCode,
  country,
}: Pick<Address, 'address1' | 'address2' | 'zipCode' | 'country'>): string {
  if (country !== 'US') return [...[address1, address2, zipCode].map(asWritten), country].join(' ');
  const first = toWords(address1);
  const second = toWords(address2);
  // Some write the unit above the street.
  const [street, beside] = isStreet(first) || !isStreet(second) ? [first, second] : [second, first];
  // What else stands there leads nowhere: a name, a greeting, directions.
  const words = [...street, ...beside.filter(isUnit)].map(apart);
  return [...words, zipCode.replaceAll(/\D/g, '').slice(0, 5)].join(' ');
}

const asWritten = (line: string) =>
  toSkeleton(toSeen(line))
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

const isUnit = (word: string) => /\d|^\p{L}$/u.test(word) || namedUnits.has(word);

const isStreet = (words: string[]) => words.some((word) => /\d/.test(word)) && !words.every(isUnit);

function toWords(line: string): string[] {
  const words = toSkeleton(toSeen(line))
    .replaceAll(/[.'’]/g, '')
    .toLowerCase()
    .replace(/\b(?:c\/o|care of|attn|attention)\b.*$/, '')
    .replace(/\b(?:p\s*o|post office) box\b/, 'pobox')
    .replaceAll('#', ' no ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return unitLast(words)
    .filter((word) => !unitWords.has(word))
    .map((word) => shortened[word] ?? word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));
}

/** `Apt 4, 12 Orchard Lane`. */
function unitLast(words: string[]): string[] {
  const [word = '', unit, ...street] = words;
  return unit !== undefined && unitWords.has(word) && isStreet(street) ? [...street, unit] : words;
}

/** `4B` and `4-B` are one. */
const apart = (word: string) => word.replaceAll(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, ' ');
