import type {PictureName} from './pictures';

/** A link inside the shop (`/faq`) or out of it (`https://…`). */
export interface TextLink {
  label: string;
  href: string;
  /** Of its label, where that is not the page's. */
  lang?: string;
}

/** A link of a menu, and those below it: a dropdown of the header, a column of the footer. */
export interface MenuLink extends TextLink {
  below: readonly MenuLink[];
  /** Opens the kinds of products, too. */
  hasKinds?: true;
  /** What stands beside it, quietly. */
  note?: string;
}

interface TextList {
  list: readonly string[];
}

/** A paragraph, or a bulleted list. */
export type TextBlock = string | TextList;

export interface TextSection {
  /** Anchor of the heading. */
  id: string;
  heading: string;
  blocks: readonly TextBlock[];
  picture?: PictureName;
  /** Shown after the blocks, in this order. */
  links?: readonly TextLink[];
}

/** A card: a short heading and a short text. */
export interface TextCard {
  title: string;
  text: string;
  picture?: PictureName;
}

/** Title and description of a page for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
}
