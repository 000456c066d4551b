import {siteSections} from '~/pages/site-map.server';
import type {Route} from './+types/sitemap';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Every page that search engines may index. */
export async function loader({context: {commerce, content, env, siteUrl}}: Route.LoaderArgs) {
  const sections = await siteSections({
    commerce,
    content,
    companionPath: env.PUBLIC_COMPANION_PATH,
  });
  const urls = sections
    .flatMap(({pages}) => pages)
    .map(({path, modifiedAt}) => {
      const day = modifiedAt ? `<lastmod>${escapeXml(modifiedAt.slice(0, 10))}</lastmod>` : '';
      return `<url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${day}</url>`;
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
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
