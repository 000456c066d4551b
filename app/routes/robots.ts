import type {Route} from './+types/robots';

/** Pages that say `noindex` stay open to crawlers: one that may not read them cannot see it. */
export function loader({context: {siteUrl}}: Route.LoaderArgs) {
  return new Response(
    `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${siteUrl}/sitemap.xml
`,
    {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}
