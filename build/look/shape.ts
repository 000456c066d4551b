import {tonesOf, type Colors} from './colors.ts';

/** How round corners are and how far things stand apart, by what ours are multiplied with. */
export const corners = {square: 0, soft: 1, round: 1.75};
export const density = {close: 0.9, usual: 1, roomy: 1.1};

const figtree = "Figtree, 'Figtree late', sans-serif";
const fraunces = "Fraunces, 'Fraunces late', serif";
const charter = "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif";
const palatino = "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif";
const humanist = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif";
const geometric = "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif";
const system = 'system-ui, sans-serif';

/** Headings and texts: the storefront's two, and those that browsers have, which nobody waits for. */
export const letters = {
  fraunces: [fraunces, figtree],
  figtree: [figtree, figtree],
  editorial: [fraunces, charter],
  'old-style': [palatino, figtree],
  book: [charter, charter],
  humanist: [humanist, humanist],
  geometric: [geometric, geometric],
  system: [system, system],
} as const;

const isOf = <Table extends object>(table: Table, name: unknown): name is keyof Table =>
  typeof name === 'string' && Object.hasOwn(table, name);

/** What a file must have, and may have. */
export interface ChosenLook {
  colors: Colors;
  corners?: unknown;
  density?: unknown;
  letters?: unknown;
}

/** A look with all that is derived from what was chosen, as the plugin publishes it. */
export function completeLook<Look extends ChosenLook>(look: Look) {
  const corner = isOf(corners, look.corners) ? look.corners : 'soft';
  const distance = isOf(density, look.density) ? look.density : 'usual';
  const pair = isOf(letters, look.letters) ? look.letters : 'fraunces';
  const [display, text] = letters[pair];
  return {
    logo: null,
    ...look,
    corners: corner,
    density: distance,
    letters: pair,
    tones: tonesOf(look.colors),
    shape: {corners: corners[corner], density: density[distance], display, text},
  };
}
