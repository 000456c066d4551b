import type {Section, SectionItem, SectionPicture} from '~adapters/content';

/** As WordPress writes what stands in a block's comment: nothing in it ends the comment or is taken for a tag. */
const toAttributes = (fields: object): string =>
  JSON.stringify(fields)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);

const toPicture = (picture: SectionPicture | undefined) =>
  picture && {url: picture.url, alt: picture.altText};

function itemBlock(kind: string, {link, picture, ...item}: SectionItem): string {
  const fields = {...item, label: link?.label, href: link?.href, picture: toPicture(picture)};
  return `<!-- wp:bellyful/${kind}-item ${toAttributes(fields)} /-->`;
}

/** Sections as the plugin's blocks, for a draft that their owner begins from. */
export const toSectionBlocks = (sections: readonly Section[]): string =>
  sections
    .map(({kind, items, text, lines, link, more, picture, ...section}) => {
      const fields = {
        ...section,
        text: text.join('\n'),
        lines: lines?.join('\n'),
        label: link?.label,
        href: link?.href,
        moreLabel: more?.label,
        moreHref: more?.href,
        picture: toPicture(picture),
      };
      const block = `wp:bellyful/${kind} ${toAttributes(fields)}`;
      if (items.length === 0) return `<!-- ${block} /-->`;
      const inner = items.map((item) => itemBlock(kind, item)).join('\n');
      return `<!-- ${block} -->\n${inner}\n<!-- /wp:bellyful/${kind} -->`;
    })
    .join('\n\n');
