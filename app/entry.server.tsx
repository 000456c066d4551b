import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import {createPolicy} from '~/platform/content-security';
import {toCause} from '~/platform/log';
import {NonceContext} from '~/platform/nonce';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  context: RouterContextProvider,
) {
  const policy = createPolicy(context.env, context.siteUrl);
  const body = await renderToReadableStream(
    <NonceContext value={policy.nonce}>
      <ServerRouter context={routing} url={request.url} nonce={policy.nonce} />
    </NonceContext>,
    {
      nonce: policy.nonce,
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
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy.header);
  return new Response(body, {status, headers});
}

export const handleError: HandleErrorFunction = (thrown, {request, context}) => {
  if (request.signal.aborted) return;
  const {pathname} = new URL(request.url);
  context.log.error('route.failed', {path: pathname, cause: toCause(thrown)});
};
