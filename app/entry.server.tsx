import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import {createPolicy, namingScripts} from '~/platform/content-security';
import {toCause} from '~/platform/log';
import {NonceContext} from '~/platform/nonce';
import {letWalletsOpen} from '~/platform/security';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  context: RouterContextProvider,
) {
  const policy = createPolicy(context.env, context.siteUrl, new URL(request.url).pathname);
  const nonce = context.isForEveryone ? undefined : policy.nonce;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routing} url={request.url} {...(nonce && {nonce})} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // What is ready goes out in its place: React would send long parts behind their "Loading..." words,
      // which only a script swaps, so that the page would jump and read empty without JavaScript.
      progressiveChunkSize: Infinity,
      onError(thrown) {
        // Who closes the tab before the page is whole is no failure.
        if (request.signal.aborted) return;
        const {pathname} = new URL(request.url);
        context.log.error('render.failed', {path: pathname, cause: toCause(thrown)});
      },
    },
  );
  if (context.isForEveryone || isbot(request.headers.get('User-Agent'))) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (policy.takesPayment) letWalletsOpen(headers);
  if (context.isForEveryone) {
    const html = await new Response(body).text();
    headers.set('Content-Security-Policy', await namingScripts(policy.header, html));
    return new Response(html, {status, headers});
  }
  headers.set('Content-Security-Policy', policy.header);
  return new Response(body, {status, headers});
}

export const handleError: HandleErrorFunction = (thrown, {request, context}) => {
  if (request.signal.aborted) return;
  const {pathname} = new URL(request.url);
  context.log.error('route.failed', {path: pathname, cause: toCause(thrown)});
};
