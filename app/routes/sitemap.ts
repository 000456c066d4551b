import {siteSections} from '~/pages/site-map.server';
import type {Route} from './+types/sitemap';
import {alternatesOf, languages} from '~/content/languages';
import {inLanguage} from '~/content/language-paths';
import {languagePrefix} from '~/content/language';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** So many may stand in one file. */
const mostAddresses = 50_000;

/** Every page that search engines may index, in every language. */
export async function loader({context: {commerce, content, env, siteUrl}}: Route.LoaderArgs) {
  const sections = await siteSections({
    commerce,
    content,
    companionPath: env.PUBLIC_COMPANION_PATH,
  });
  const pages = sections.flatMap((section) => section.pages);
  const prefixes = languages.length > 0 ? languages.map(({prefix}) => prefix) : [languagePrefix];
  const urls = prefixes.flatMap((prefix) =>
    pages.map(({path, modifiedAt}) => {
      const day = modifiedAt ? `<lastmod>${escapeXml(modifiedAt.slice(0, 10))}</lastmod>` : '';
      const address = escapeXml(new URL(inLanguage(path, prefix), siteUrl).href);
      const others = alternatesOf(path, siteUrl).map(
        ([tag, href]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
      );
      return `<url><loc>${address}</loc>${day}${others.join('')}</url>`;
    }),
  );
  const more = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${urls.slice(0, mostAddresses).join('\n')}
</urlset>
`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}
