import type {Recording} from './record-shop';
import type {Progress} from './stock-taking';

/** `products ██████░░░░ 20 of 29, pictures █░░░░░░░░░ 5 of 41` */
export const toProgressLine = ({products, pictures}: Progress): string =>
  `products ${toBar(products)}, pictures ${toBar(pictures)}`;

const barLength = 10;

/** Full only when nothing is missing. */
function toBar({stored, of}: Progress['products']): string {
  const done = of === 0 ? 0 : Math.floor((barLength * stored) / of);
  return `${'█'.repeat(done)}${'░'.repeat(barLength - done)} ${stored} of ${of}`;
}

/** The last line: what is stored, what is missing, and how to go on. */
export function toSummary(recording: Recording, folder: string, choice = folder): string {
  const {products, pictures, bytes, missingProducts, missingPictures, stopped} = recording;
  const stored = `${products.stored} products and ${pictures.stored} pictures, ${sizeOf(bytes)}, are in ${folder}`;
  const missing = [
    ...some(missingProducts, 'products'),
    ...some(missingPictures, 'pictures'),
    ...(stopped && products.of === 0 ? ['everything'] : []),
  ];
  return [
    ...(stopped ? [stopped] : []),
    `${stored}; missing: ${missing.join('; ') || 'nothing'}.`,
    missing.length > 0 || stopped
      ? 'The same command goes on from here.'
      : `To work with them: MOCK_CATALOGUE=${choice} npm start`,
  ].join(' ');
}

const namedAtMost = 5;

function some(missing: readonly (number | string)[], what: string): string[] {
  if (missing.length === 0) return [];
  const more = missing.length > namedAtMost ? ' …' : '';
  return [`${missing.length} ${what} (${missing.slice(0, namedAtMost).join(', ')}${more})`];
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
