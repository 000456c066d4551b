import type {ReactNode} from 'react';
import type {Picture} from '~adapters/commerce';
import type {Section, SectionItem} from '~adapters/content';
import type {CardItem, ProductCard} from '~/catalogue/list/to-product-card.server';
import type {TextLink} from '~/content/text';

/** A page of texts that a card leads to. */
export interface TextCardLink {
  href: string;
  title: string;
  text: string;
  picture: Picture | null;
  lang?: string | undefined;
}

/** An offer of the storefront's, under products. */
export interface ShownOffer {
  heading: string;
  text: string;
  link: TextLink;
}

interface ShownQuestion {
  id: string;
  question: string;
  answer: readonly string[];
}

/** A film without sound, and what its switch says. */
export interface ShownFilm {
  files: readonly {src: string; type: string}[];
  description: string;
  pause: string;
  play: string;
}

/** One product that is bought where it is shown. */
export interface ShownSale {
  /** Its button says `choice`, and the price. */
  item: CardItem;
  rating: ProductCard['rating'];
}

/** A section with what is shown of the shop today. */
export interface ShownSection extends Pick<
  Section,
  'kind' | 'heading' | 'text' | 'note' | 'ours' | 'theirs' | 'link' | 'more' | 'picture' | 'lines'
> {
  /** Its classes, and those of what stands around it. */
  frame: string;
  around?: string | undefined;
  items?: readonly SectionItem[];
  film?: ShownFilm | undefined;
  sale?: ShownSale | undefined;
  cards?: ProductCard[] | undefined;
  /** What its products are called, with a heading or without. */
  label?: string;
  offers?: readonly ShownOffer[] | undefined;
  questions?: readonly ShownQuestion[] | undefined;
  texts?: readonly TextCardLink[] | undefined;
  /** A statement about health may stand in it. */
  isAboutHealth?: boolean | undefined;
}

/** What a component of one kind gets. */
export interface SectionProps {
  section: ShownSection;
  /** It opens the page: its heading is the page's own. */
  isFirst?: boolean;
}

/** A page's sections in their order, and what stands below the first. */
export interface SectionsProps {
  sections: readonly ShownSection[];
  isFirst?: boolean;
  children?: ReactNode;
}
