import type {Picture, SafeHtml, Words} from '~adapters/commerce';

/** A published page or article, without its text. */
interface Entry {
  databaseId: number;
  /** Where it stands in the storefront: `/our-story`, `/journal/why-konjac`. */
  path: string;
  title: string;
  /** ISO 8601. */
  modifiedAt: string;
  /** The language of its texts, where that is not the page's. */
  lang?: string;
}

export type PageEntry = Entry;

export interface ArticleEntry extends Entry {
  /** A sentence or two, as plain text. */
  excerpt: string;
  /** ISO 8601. */
  publishedAt: string;
  author: string | null;
  picture: Picture | null;
  /** Its text is a page's, as a translation's is. */
  isPage?: boolean;
}

/** A link of a menu; those below it are a dropdown of the header, a column of the footer. */
export interface MenuLink {
  label: string;
  href: string;
  below: readonly MenuLink[];
  /** The language of its words, where that is not the page's. */
  lang?: string;
}

/** Null where the owner has made none. */
interface Menus {
  header: MenuLink[] | null;
  footer: MenuLink[] | null;
}

/** A line above the header. */
export interface Announcement {
  id: number;
  text: string;
  href: string | null;
  /** Milliseconds since 1970. */
  from: number;
  until: number | null;
  /** By the codes of languages. */
  translations: Readonly<Record<string, string>>;
  lang?: string;
}

/** What of a recipe is told in words. */
interface RecipeTexts {
  title: string;
  description: string;
  ingredients: string[];
  steps: string[];
  keyIngredients: string[];
}

/** A recipe as the owner fills it in; times in minutes. */
export interface OwnersRecipe extends RecipeTexts {
  id: number;
  slug: string;
  /** By the codes of languages. */
  translations: Readonly<Record<string, RecipeTexts>>;
  lang?: string;
  isKonjac: boolean;
  /** One of the storefront's kinds of recipes. */
  kind: string;
  prepMinutes: number;
  cookMinutes: number | null;
  restMinutes: number | null;
  servings: number;
  /** Packs of the shop's own products that it takes. */
  products: {slug: string; packs: number}[];
  calories: number;
  proteinGrams: number;
  netCarbGrams: number;
  picture: Picture | null;
}

/** How the owner has the storefront look (rules: The look). */
export interface Look {
  /** What the shop is called, and the line below it; empty where they are the built-in ones. */
  name: string;
  line: string;
  /** Of each appearance, by the names of `app/content/brand.css`, as `#rrggbb`. */
  tones: Record<'light' | 'dark', Readonly<Record<string, string>>>;
  /** By what our corners and distances are multiplied, and the families of headings and texts. */
  shape: {corners: number; density: number; display: string; text: string};
  /** As a `data:` address; how wide it is for its height; where mails find it, if they can show it. */
  logo: {src: string; ratio: number; file?: string | null | undefined} | null;
  /** Addresses of own WOFF2 files, in the place of these families. */
  fonts: {display: string | null; text: string | null};
  /** Addresses of the mark, 32, 180, 192 and 512 pixels wide. */
  icons: {tab: string; touch: string; app: string; large: string} | null;
  /** Pictures that are made of it, where the shop can: with room around it for phones, and for social networks. */
  maskable: string | null;
  share: string | null;
}

export interface PublishedContent {
  pages: PageEntry[];
  /** Newest first. */
  articles: ArticleEntry[];
  menus: Menus;
  announcements: Announcement[];
  recipes: OwnersRecipe[];
  /** Null where it is the built-in one. */
  look: Look | null;
  /** In further languages, by their codes: menus, and what the catalogue's words are called. */
  translations: Readonly<Record<string, Menus & {words: Words}>>;
}

export const nothingPublished: PublishedContent = {
  pages: [],
  articles: [],
  menus: {header: null, footer: null},
  announcements: [],
  recipes: [],
  look: null,
  translations: {},
};

/** What stands below products: those of all of them, of a category or of one. */
export const belowProductsPath = '/below-products';

/** Whether a page of the owner's is one of these, in any language. */
export const isBelowProducts = (path: string) => `${path}/`.includes(`${belowProductsPath}/`);

/** While WordPress does not answer, nothing is published. */
export const publishedOrNothing = ({published}: Pick<Content, 'published'>) =>
  published().catch(() => nothingPublished);

/** What a section is, by the component that shows it (rules: Sections). */
export const sectionKinds = [
  'hero',
  'steps',
  'products',
  'comparison',
  'claim',
  'scenarios',
  'closing',
  'offers',
  'quotes',
  'seals',
  'questions',
  'recipes',
  'journal',
] as const;

export const sectionGrounds = ['sand', 'sage', 'honey'] as const;

/** Of these products a section shows those that the shop names (`chosen`) or that the storefront finds. */
export const sectionChoices = ['chosen', 'start', 'purpose'] as const;

interface SectionLink {
  label: string;
  href: string;
}

/** A picture, and what of it stays to be seen where it is cut: `left top`, `center bottom`. */
export type SectionPicture = Picture & {focus?: string | undefined};

/** A card, a row, a quote, a seal: one of those that a section lists. */
export interface SectionItem {
  heading: string;
  text?: string | undefined;
  /** What stands under the section's two names. */
  ours?: string | undefined;
  theirs?: string | undefined;
  /** Of the storefront's own: `badge-usa`. */
  icon?: string | undefined;
  picture?: SectionPicture | undefined;
  link?: SectionLink | undefined;
}

/** A part of a page with words and a place of its own; each kind shows the fields that it has. */
export interface Section {
  kind: (typeof sectionKinds)[number];
  ground?: (typeof sectionGrounds)[number] | undefined;
  heading: string;
  text: readonly string[];
  note?: string | undefined;
  lines?: readonly string[] | undefined;
  ours?: string | undefined;
  theirs?: string | undefined;
  link?: SectionLink | undefined;
  more?: SectionLink | undefined;
  picture?: SectionPicture | undefined;
  /** Silent, over the picture: its file's address. */
  film?: string | undefined;
  items: readonly SectionItem[];
  by?: (typeof sectionChoices)[number] | undefined;
  /** What they are for, in words that shoppers look for. */
  purpose?: string | undefined;
  databaseIds?: readonly number[] | undefined;
  /** How many it shows at most. */
  count?: number | undefined;
  hasOffers?: boolean | undefined;
  /** One was chosen that the shop has no more, or that is another site's. */
  lacksPicture?: boolean | undefined;
}

/**
 * A piece of a text that is shown in order: HTML, products as cards, a video of a service, a question whose answer is
 * folded away (a details block), a section, or a box of such pieces.
 */
export type TextPart =
  | {kind: 'section'; section: Section}
  | {kind: 'html'; html: SafeHtml}
  | {kind: 'products'; databaseIds: number[]}
  | {kind: 'video'; service: 'YouTube' | 'Vimeo'; id: string; title: string}
  | {kind: 'question'; id: string; question: string; plain: string; parts: TextPart[]}
  | {kind: 'box'; className: string; parts: TextPart[]};

export interface Text {
  parts: TextPart[];
  /** All of it, as plain text. */
  plain: string;
  /** What could not be shown, in words for its owner. */
  omitted: string[];
}

/** What an SEO plugin has search engines and social networks read; null where it says nothing. */
export interface Seo {
  /** As it is, with the shop's name or without. */
  title: string | null;
  description: string | null;
  /** A path, or the address of another site. */
  canonical: string | null;
  shareTitle: string | null;
  shareDescription: string | null;
  image: string | null;
  /** From search engines. */
  isHidden: boolean;
}

export interface OwnersPage extends PageEntry {
  text: Text;
  /** Null without such a plugin. */
  seo: Seo | null;
  picture: Picture | null;
}

export interface Article extends ArticleEntry {
  text: Text;
  seo: Seo | null;
}

/** What the owner has saved and not published, as it would be shown. */
export type Draft = {
  path: string;
  /** Whether visitors see an earlier one. */
  isPublished: boolean;
  /** ISO 8601. */
  savedAt: string;
} & (
  | {kind: 'page'; page: OwnersPage}
  | {kind: 'article'; article: Article}
  | {kind: 'recipe'; recipe: OwnersRecipe}
  | {kind: 'announcement'; announcement: Announcement}
);

/**
 * What the owner writes in WordPress (rules: The owner's pages). What is not published is null, failures throw a
 * CommerceError; callers show the built-in texts then.
 */
export interface Content {
  published(): Promise<PublishedContent>;
  page(path: string): Promise<OwnersPage | null>;
  article(path: string): Promise<Article | null>;
  /** One that is stored; asks nobody. */
  known(entry: PageEntry): OwnersPage | Article | null;
  /** By the token of a preview's address; null for one that is over. Never from a cache. */
  draft(token: string): Promise<Draft | null>;
}

/** A recipe as its owner would type it. */
type DraftFields = Omit<
  OwnersRecipe,
  'id' | 'slug' | 'title' | 'description' | 'picture' | 'products' | 'translations' | 'lang'
> & {
  /** `2 konjac-spaghetti`. */
  products: string[];
};

/** A text that the storefront shows, for its owner to begin from. */
export interface NewDraft {
  type: 'page' | 'recipe';
  slug: string;
  title: string;
  /** Core blocks, as WordPress stores them. */
  content: string;
  excerpt: string;
  /** Of a recipe what is not said above. */
  fields: DraftFields | null;
}

export interface NewMenu {
  location: 'bellyful-header' | 'bellyful-footer';
  name: string;
  items: readonly MenuLink[];
}

/** What stood there before, in the order of what was wanted; null: nothing did, and it was made. */
export interface DraftReport {
  drafts: (string | null)[];
  menus: ('shown' | 'not shown' | null)[];
}

/** Makes drafts of what is missing in WordPress; what exists stays, and nothing that is made is public. */
export interface ContentDrafts {
  make(drafts: readonly NewDraft[], menus: readonly NewMenu[]): Promise<DraftReport>;
}
