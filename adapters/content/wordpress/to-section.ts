import {z} from 'zod';
import {toPictureFiles} from '~adapters/commerce';
import {
  sectionChoices,
  sectionGrounds,
  sectionKinds,
  type Section,
  type SectionPicture,
} from '~adapters/content';

type ToHref = (href: string) => string;

const words = z.string().trim();
const line = words.optional().transform((text) => text || undefined);
const lines = words.optional().transform((text) => text?.split(/\s*\n\s*/).filter(Boolean) ?? []);

const file = z.object({url: z.string(), width: z.int().positive()});

const picture = z
  .object({
    url: z.string().regex(/^(https?:\/\/|\/pictures\/)/),
    alt: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    focus: z.string().regex(/^(left|center|right) (top|center|bottom)$/),
    files: z.array(file),
  })
  .transform(({alt, focus, files, ...rest}): SectionPicture => ({
    ...rest,
    altText: alt,
    ...toPictureFiles(rest.url, files),
    focus: focus === 'center center' ? undefined : focus,
  }));

const shared = {
  heading: words.default(''),
  ours: line,
  theirs: line,
  picture: picture.optional(),
  label: line,
  href: line,
};

const item = z.object({...shared, text: line, icon: line});

const section = z.object({
  ...shared,
  kind: z.enum(sectionKinds),
  ground: z.enum(sectionGrounds).optional(),
  text: lines,
  note: line,
  lines,
  moreLabel: line,
  moreHref: line,
  film: z
    .string()
    .regex(/^(https?:\/\/|\/video\/)/)
    .optional(),
  items: z.array(item).default([]),
  by: z.enum(sectionChoices).optional(),
  purpose: line,
  databaseIds: z.array(z.int().positive()).optional(),
  count: z.int().min(1).max(12).optional(),
  hasOffers: z.boolean().optional(),
  lacksPicture: z.boolean().optional(),
});

/** Addresses that a link may have. */
const isAddress = (href: string) => /^(\/(?!\/)|#|https?:|mailto:|tel:)/.test(href);

function toLink(label: string | undefined, href: string | undefined, toHref: ToHref) {
  const to = toHref(href ?? '');
  return label && isAddress(to) ? {label, href: to} : undefined;
}

/** The policy of a page lets files of the shop alone in, beside the storefront's own. */
const isShown = (url: string | undefined, shopUrl: string) =>
  url !== undefined && URL.parse(url, shopUrl)?.origin === new URL(shopUrl).origin;

/** A section as the plugin writes it into a page's HTML; null for what is none that this storefront knows. */
export function toSection(json: unknown, toHref: ToHref, shopUrl: string): Section | null {
  const read = section.safeParse(json);
  if (!read.success) return null;
  const {label, href, moreLabel, moreHref, items, film, ...fields} = read.data;
  const shownOf = (picture: SectionPicture | undefined) =>
    isShown(picture?.url, shopUrl) ? picture : undefined;
  const pictures = [fields, ...items].flatMap(({picture}) => picture ?? []);
  return {
    ...fields,
    picture: shownOf(fields.picture),
    film: isShown(film, shopUrl) ? film : undefined,
    lacksPicture: fields.lacksPicture ?? !pictures.every(({url}) => isShown(url, shopUrl)),
    link: toLink(label, href, toHref),
    more: toLink(moreLabel, moreHref, toHref),
    items: items.map(({label: words, href: address, ...one}) => ({
      ...one,
      picture: shownOf(one.picture),
      link: toLink(words, address, toHref),
    })),
  };
}
