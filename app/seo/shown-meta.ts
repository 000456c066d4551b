import type {MetaDescriptor} from 'react-router';

/** What stands in the place of what of a head, as JSON (server/look.server.ts). */
type Renames = readonly (readonly [from: string, to: string])[];

interface Root {
  siteUrl: string;
  look?: {renames: Renames} | undefined;
}

/** The root's data first. */
export type Matches = readonly [{loaderData?: Root | undefined} | undefined, ...unknown[]];

/** A page's head in the name that the owner has given the shop (rules: The look). */
export const inOwnName = (meta: MetaDescriptor[], [root]: Matches): MetaDescriptor[] =>
  JSON.parse(
    (root?.loaderData?.look?.renames ?? []).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      JSON.stringify(meta),
    ),
  ) as MetaDescriptor[];

interface Shown {
  loaderData?: {meta: MetaDescriptor[]} | undefined;
  matches: Matches;
}

/** The head that a page's loader has made. */
export const shownMeta = ({loaderData, matches}: Shown) =>
  inOwnName(loaderData?.meta ?? [], matches);
