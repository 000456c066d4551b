import {isbot} from 'isbot';
import {renderToReadableStream} from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerInstrumentation,
} from 'react-router';
import {factsOf} from '~/route-facts';
import {createPolicy, namingScripts} from '~/server/http/content-security';
import {markdownPath} from '~/server/http/markdown.server';
import {toCause} from '~/server/telemetry/log';
import {inSpan, tracer} from '~/server/telemetry/open-telemetry.server';
import {NonceContext} from '~/server/http/nonce';
import {letWalletsOpen} from '~/server/http/security';
import {lookOf} from '~/server/look.server';
import {firstFilesOf, toHeader} from '~/ui/first-files';
import {inLanguage, withoutLanguage} from '~/content/language-paths';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  context: RouterContextProvider,
) {
  const began = performance.now();
  const span = tracer().startSpan('html');
  const {pathname} = new URL(request.url);
  const policy = createPolicy(context.env, context.siteUrl, pathname);
  const nonce = context.isPublic ? undefined : policy.nonce;
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
        // A tab that is closed before the page is complete is no failure.
        if (request.signal.aborted) return;
        context.log.error('render.failed', {route: context.route, cause: toCause(thrown)});
      },
    },
  );
  const mayWait = context.isPublic || isbot(request.headers.get('User-Agent'));
  const isComplete = await (mayWait ? body.allReady.then(() => true) : isCompleteSoon(body));
  span.end();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const {look} = await lookOf(context);
  headers.set('Link', toHeader(firstFilesOf(look)));
  if (!factsOf(pathname).isPersonal)
    headers.append(
      'Link',
      `<${inLanguage(markdownPath(withoutLanguage(pathname)))}>; rel="alternate"; type="text/markdown"`,
    );
  if (policy.reportsTo) headers.set('Reporting-Endpoints', policy.reportsTo);
  headers.append('Server-Timing', `render;dur=${Math.round(performance.now() - began)}`);
  if (policy.takesPayment) letWalletsOpen(headers);
  if (context.isPublic) {
    const html = await new Response(body).text();
    headers.set('Content-Security-Policy', await namingScripts(policy.header, html));
    return new Response(html, {status, headers});
  }
  headers.set('Content-Security-Policy', policy.header);
  return new Response(isComplete ? await new Response(body).bytes() : body, {status, headers});
}

const soonMs = 10;

/** Mostly everything is there already: such a page goes out in one piece, which is compressed in one go. */
const isCompleteSoon = ({allReady}: {allReady: Promise<void>}): Promise<boolean> =>
  Promise.race([
    allReady.then(() => true),
    new Promise<boolean>((go) => setTimeout(() => go(false), soonMs)),
  ]);

export const handleError: HandleErrorFunction = (thrown, {request, context}) => {
  if (request.signal.aborted) return;
  context.log.error('route.failed', {route: context.route, cause: toCause(thrown)});
};

/** A span for each loader and action. */
export const instrumentations: ServerInstrumentation[] = [
  {
    route: (route) =>
      route.instrument({
        loader: async (run) => void (await inSpan(`loader ${route.id}`, {}, run)),
        action: async (run) => void (await inSpan(`action ${route.id}`, {}, run)),
      }),
  },
];
