import {
  templateHeader,
  type ShownShopper,
  type TemplateKind,
} from '../app/platform/page-template.ts';
import {ofProducts, tagsOf} from '../app/platform/page-tags.ts';
import type {Keepable} from './page-keeper.ts';

interface Place {
  shows: keyof ShownShopper | 'nonce';
  /** In the data of a script, where a text is escaped in another way than in markup. */
  isInScript: boolean;
}

/** One rendering of a page for a stand-in, cut where one shopper's data belong. */
export interface PageTemplate extends Keepable {
  status: number;
  /** Null: what was rendered is no such page. */
  kind: TemplateKind | null;
  /** Names and values in turn, as `writeHead` takes them, without the policy. */
  headers: string[];
  /** The policy, cut where its nonce belongs. */
  policy: string[];
  /** What stands before, between and after the places. */
  pieces: Buffer[];
  places: Place[];
}

const policyHeader = 'content-security-policy';
/** Of one visit only, or for the host alone. */
const leftOut = new Set([
  'content-length',
  'server-timing',
  'x-request-id',
  policyHeader,
  templateHeader.toLowerCase(),
]);

interface Making {
  path: string;
  madeAt: number;
  standIn: ShownShopper;
}

/** Of the worker's answer for the stand-in. */
export async function toTemplate(
  answer: Response,
  {path, madeAt, standIn}: Making,
): Promise<PageTemplate> {
  const html = await answer.text();
  // A cookie belongs to one browser: whoever makes one is rendered for each.
  const isForMany = !answer.headers.has('Set-Cookie');
  const policy = answer.headers.get(policyHeader) ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const cut = nonce && isForMany ? cutAt(html, {...standIn, nonce}) : null;
  return {
    status: answer.status,
    kind: cut && (answer.headers.get(templateHeader) as TemplateKind | null),
    headers: [...answer.headers].filter(([name]) => !leftOut.has(name)).flat(),
    policy: policy.split(nonce),
    pieces: cut?.pieces ?? [],
    places: cut?.places ?? [],
    size: Buffer.byteLength(html),
    madeAt,
    tags: new Set(ofProducts(tagsOf(html, path))),
  };
}

/** Null where one of the marks stands in a place that is not known how to fill in. */
function cutAt(html: string, marks: Record<Place['shows'], string | null>) {
  const shown = new Map(
    Object.entries(marks).flatMap(([name, mark]) =>
      mark === null ? [] : [[mark, name as Place['shows']]],
    ),
  );
  const anyMark = new RegExp([...shown.keys()].map(escapedForRegExp).join('|'), 'g');
  const pieces: Buffer[] = [];
  const places: Place[] = [];
  let end = 0;
  for (const {0: mark, index} of html.matchAll(anyMark)) {
    const shows = shown.get(mark);
    const before = html.slice(Math.max(0, index - 2), index);
    if (!shows || !/[">]$/.test(before)) return null;
    places.push({shows, isInScript: before === '\\"'});
    pieces.push(Buffer.from(html.slice(end, index)));
    end = index + mark.length;
  }
  return {pieces: [...pieces, Buffer.from(html.slice(end))], places};
}

const escapedForRegExp = (text: string) => text.replaceAll(/\W/g, '\\$&');

/** The page as it would have been rendered for this shopper. */
export function fillIn(
  {pieces, places}: PageTemplate,
  shopper: ShownShopper,
  nonce: string,
): Buffer {
  const values = {...shopper, nonce};
  return Buffer.concat(
    pieces.flatMap((piece, index) => {
      const place = places[index];
      return place ? [piece, Buffer.from(escaped(values[place.shows] ?? '', place))] : [piece];
    }),
  );
}

const escaped = (text: string, {isInScript}: Place) =>
  isInScript ? inScript(text) : text.replaceAll(/["&'<>]/g, (sign) => entities[sign] ?? sign);

/** As React writes text and attributes. */
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const withoutQuotes = (json: string) => json.slice(1, -1);

/** As React Router writes a page's data: JSON in a string of a script. */
const inScript = (text: string) =>
  withoutQuotes(JSON.stringify(withoutQuotes(JSON.stringify(text)))).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
