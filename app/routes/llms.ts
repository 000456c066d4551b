import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {shopDescription} from '~/content/brand';
import {ownName} from '~/server/look.server';
import {llmsWords} from '~/content/site-map';
import {siteSections, type SiteSection} from '~/pages/site-map.server';
import {markdownPath} from '~/server/http/markdown.server';
import type {Route} from './+types/llms';
import {said} from '~/content/said.server';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Products that are named: agents pay by the word. */
const mostNamed = 300;

const moreOf = (count: number, siteUrl: string) =>
  count > mostNamed
    ? `\n- [${llmsWords.more(count - mostNamed)}](${new URL('/sitemap.xml', siteUrl).href})`
    : '';

/** The shop in plain text, for agents (llmstxt.org). */
export async function loader({context: {commerce, content, env, siteUrl}}: Route.LoaderArgs) {
  const sections = await siteSections({
    commerce,
    content,
    companionPath: env.PUBLIC_COMPANION_PATH,
  });
  const toText = ({heading, pages}: SiteSection) => {
    const lines = pages
      .slice(0, mostNamed)
      .map(
        ({path, title, description}) =>
          `- [${oneLine(title)}](${siteUrl}${markdownPath(path)})${description && `: ${oneLine(description)}`}`,
      );
    return `## ${heading}\n\n${lines.join('\n')}${moreOf(pages.length, siteUrl)}`;
  };
  const {origin} = new URL(siteUrl);
  const text = `# ${await ownName({content})}

> ${said(shopDescription)}

${llmsWords.shipping} ${llmsWords.questions} ${env.PUBLIC_SUPPORT_EMAIL}.
${fdaDisclaimer}${env.AGENTS ? `\n${llmsWords.agents} ${origin}/.well-known/ucp\n${llmsWords.mcp} ${origin}/mcp\n${llmsWords.feed} ${siteUrl}/feeds/products.tsv` : ''}

${sections.map(toText).join('\n\n')}
`;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
