import type {ReactNode} from 'react';
import {renderToReadableStream} from 'react-dom/server';
import {colors, shopName} from '~/content/brand';
import {isRightToLeft, languageTag} from '~/content/language';
import {inLanguage} from '~/content/language-paths';

const style = `body{max-width:38rem;margin:10vh auto;padding:0 1.5rem;background:${colors.cream};color:${colors.ink};
font:1.125rem/1.6 Figtree,sans-serif}h1{line-height:1.2}button{padding:.75rem 2rem;margin:0 1rem 1rem 0;border:0;
border-radius:99rem;background:${colors.leaf};color:#fff;font:inherit;cursor:pointer}a{color:${colors.leaf}}
header a{font:600 1.5rem Fraunces,Georgia,serif;text-decoration:none}li,p{overflow-wrap:anywhere}address{white-space:pre-line;font-style:normal}`;

/** Only the page's own styles, and no frames; a page adds its own `form-action`. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A page of its own beside the site: without scripts, not indexed, not cached. */
export async function answerPlainPage(
  title: string,
  content: ReactNode,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const page = await renderToReadableStream(
    <html lang={languageTag} dir={isRightToLeft ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <header>
          <a href={inLanguage('/')}>{shopName}</a>
        </header>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy,
      ...headers,
    },
  });
}
