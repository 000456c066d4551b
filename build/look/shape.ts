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

/** What the storefront's own look is, and one that chooses nothing of the lists. */
export const own = {corners: 'soft', density: 'usual', letters: 'fraunces'} as const;

const isOf = <Table extends object>(table: Table, name: unknown): name is keyof Table =>
  typeof name === 'string' && Object.hasOwn(table, name);

/** What a file must have, and may have. */
export interface ChosenLook {
  colors: Colors;
  corners?: unknown;
  density?: unknown;
  letters?: unknown;
  name?: string;
}

/** A look with all that is derived from what was chosen, as the plugin publishes it. */
export function completeLook<Look extends ChosenLook>(look: Look) {
  const chosen = {
    corners: isOf(corners, look.corners) ? look.corners : own.corners,
    density: isOf(density, look.density) ? look.density : own.density,
    letters: isOf(letters, look.letters) ? look.letters : own.letters,
  };
  const [display, text] = letters[chosen.letters];
  return {
    name: '',
    line: '',
    fonts: {display: null, text: null},
    logo: null,
    icons: null,
    maskable: null,
    share: null,
    ...look,
    ...chosen,
    tones: tonesOf(look.colors),
    shape: {corners: corners[chosen.corners], density: density[chosen.density], display, text},
  };
}
