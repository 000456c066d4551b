import type {Section} from '~adapters/content';
import type {ShownSection} from './section';

/** A section before it is known what stands beside it. */
export type Unplaced = Omit<ShownSection, 'frame' | 'around'> & Pick<Section, 'ground'>;

const grounds = {sand: 'bg-sand', sage: 'bg-sage-light', honey: 'bg-honey-light'};

/** These are as wide as their words; a ground of theirs stands around them. */
const bare = new Set<Section['kind']>(['hero', 'products', 'closing']);

/**
 * A section with its classes by what stands before and after it: of its ground, and of the room above and below, which
 * stands once between two of one ground. They are the server's to choose, so that no script weighs more for it.
 */
export function placed(
  {ground, ...section}: Unplaced,
  before: Unplaced | undefined,
  after: Unplaced | undefined,
): ShownSection {
  const {kind, picture} = section;
  const hasTop = kind !== 'closing' || !before || before.ground !== ground;
  const hasBottom = after?.kind === 'closing' || after?.ground !== ground;
  const columns = picture && 'lg:grid-cols-[1fr_1.15fr] lg:gap-14';
  const colour = ground && grounds[ground];
  const isBare = bare.has(kind);
  const classes = [
    isBare ? kind !== 'closing' && 'container-page' : colour,
    kind === 'hero' ? 'grid items-center gap-10 pt-10 md:pt-14' : hasTop && 'pt-16 md:pt-24',
    hasBottom && 'pb-16 md:pb-24',
    kind === 'hero' && columns,
  ];
  return {
    ...section,
    frame: classes.filter(Boolean).join(' '),
    ...(isBare && colour && {around: colour}),
  };
}

/** What of a picture must be seen, where it is cut: `left top` (owner/blocks.css). */
export const focusClass = (focus: string) =>
  `seen-${focus.replace(/ ?center ?/, '').replace(' ', '-')}`;
