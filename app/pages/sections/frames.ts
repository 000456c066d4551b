import type {Section} from '~adapters/content';

type Placed = Pick<Section, 'kind' | 'ground' | 'picture'>;

const grounds = {sand: 'bg-sand', sage: 'bg-sage-light', honey: 'bg-honey-light'};

/** These are as wide as their words; a ground of theirs stands around them. */
const bare = new Set<Section['kind']>(['hero', 'products', 'closing']);

/** No room stands twice between two sections of one ground. */
function roomOf(section: Placed, before: Placed | undefined, after: Placed | undefined) {
  const isOnSame = (other: Placed) => other.ground === section.ground;
  return {
    hasTop: section.kind !== 'closing' || !before || !isOnSame(before),
    hasBottom: after ? !isOnSame(after) || after.kind === 'closing' : !!section.ground,
  };
}

/**
 * The classes of a section by what stands before and after it: of its ground, and of the room above and below. They are
 * the server's to choose, so that no script weighs more for it.
 */
export function frameOf(section: Placed, before: Placed | undefined, after: Placed | undefined) {
  const {hasTop, hasBottom} = roomOf(section, before, after);
  const ground = section.ground && grounds[section.ground];
  const around = bare.has(section.kind) && ground ? {around: ground} : {};
  if (section.kind === 'hero') {
    const room = hasBottom ? 'pt-10 pb-16 md:pt-14 md:pb-24' : 'pt-10 md:pt-14';
    const columns = section.picture ? 'lg:grid-cols-[1fr_1.15fr] lg:gap-14' : '';
    const all = `container-page grid items-center gap-10 ${room} ${columns}`;
    return {frame: all.trim(), ...around};
  }
  const both = hasTop && hasBottom ? 'py-16 md:py-24' : null;
  const room = both ?? (hasTop ? 'pt-16 md:pt-24' : hasBottom ? 'pb-16 md:pb-24' : '');
  const own = bare.has(section.kind) ? 'container-page' : (ground ?? '');
  return {frame: `${own} ${room}`.trim(), ...around};
}

/** What of a picture must be seen, where it is cut (owner/blocks.css). */
const focuses: Record<string, string> = {
  'left top': 'seen-left-top',
  'center top': 'seen-top',
  'right top': 'seen-right-top',
  'left center': 'seen-left',
  'right center': 'seen-right',
  'left bottom': 'seen-left-bottom',
  'center bottom': 'seen-bottom',
  'right bottom': 'seen-right-bottom',
};

export const focusClass = (focus = '') => focuses[focus];
