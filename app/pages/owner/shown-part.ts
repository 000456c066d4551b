import type {TextPart} from '~adapters/content';
import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import type {ShownSection} from '~/pages/sections/section';

/** A part of a text with its products as cards. */
export type ShownPart =
  | Exclude<TextPart, {kind: 'products' | 'box' | 'question' | 'section'}>
  | {kind: 'section'; section: ShownSection}
  | {kind: 'products'; cards: ProductCard[]}
  | {kind: 'question'; id: string; question: string; plain: string; parts: ShownPart[]}
  | {kind: 'box'; className: string; parts: ShownPart[]};
