import {execFile} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import type {ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import {promisify} from 'node:util';
import sirv from 'sirv';
import {askAsVisitor, type Question} from '../graphql/ask-as-visitor.ts';
import {isNear} from './is-near.ts';
import type {Middleware} from './open.ts';

const path = '/__graphiql';
const files = sirv('docs/node_modules', {dev: true});

let installing: Promise<unknown> | null = null;

/** Its packages come at the first visit: few developers want them. */
const install = () =>
  (installing ??= promisify(execFile)(process.execPath, ['cli/setup.mjs', 'install:docs']).finally(
    () => (installing = null),
  ));

/**
 * GraphiQL over the shop of these settings, while developing and on this machine alone. The browser asks here, and what
 * asks the shop has no more rights than its visitors.
 */
export function serveGraphiql(
  settings: () => Readonly<Record<string, string | undefined>>,
): Middleware {
  async function answer(question: Question, response: ServerResponse): Promise<void> {
    const {
      WOO_GRAPHQL_URL = '',
      WOO_USERNAME = '',
      WOO_APPLICATION_PASSWORD = '',
      PAYMENT_OFFLINE_URL,
    } = settings();
    const shop = {
      url: WOO_GRAPHQL_URL,
      // Only the mocked shop takes payments offline.
      isMocked: Boolean(PAYMENT_OFFLINE_URL),
      username: WOO_USERNAME,
      applicationPassword: WOO_APPLICATION_PASSWORD,
    };
    const told = await askAsVisitor(shop, question).catch(({message}: Error) => ({
      errors: [{message}],
    }));
    response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(told));
  }

  async function show(response: ServerResponse): Promise<void> {
    await install();
    const nonce = randomUUID();
    response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; font-src data:; img-src data:; connect-src 'self'`,
      })
      .end(toPage(nonce));
  }

  return (request, response, next) => {
    const {url = '', method, headers} = request;
    if (!/^\/__graphiql(?:[/?]|$)/.test(url) || !isNear(request)) return next();
    if (headers['sec-fetch-site'] === 'cross-site')
      return void response.writeHead(403).end('Type its address: no other site leads here.');
    const [, file] = /^\/__graphiql(\/[^?].*)/.exec(url) ?? [];
    if (file) {
      request.url = file;
      return files(request, response, () => void response.writeHead(404).end());
    }
    // A form of another site cannot send this type.
    const isQuestion =
      method === 'POST' && /^application\/json\b/i.test(headers['content-type'] ?? '');
    const answered = isQuestion
      ? json(request).then((question) => answer(question as Question, response))
      : show(response);
    answered.catch((error: Error) =>
      response.writeHead(500, {'Content-Type': 'text/plain'}).end(error.message),
    );
  };
}

const toPage = (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GraphiQL</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${path}/graphiql/dist/style.css">
<style>body{margin:0} #graphiql{height:100dvh}</style></head><body><div id="graphiql"></div>
<script src="${path}/react/umd/react.production.min.js"></script>
<script src="${path}/react-dom/umd/react-dom.production.min.js"></script>
<script src="${path}/graphiql/dist/index.umd.js"></script>
<script nonce="${nonce}">
const fetcher = async (question) =>
  (await fetch('${path}', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(question),
  })).json();
const defaultQuery = '{\\n  products(first: 9, where: {status: "publish"}) {\\n    nodes {\\n      slug\\n      name\\n    }\\n  }\\n}\\n';
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {fetcher, defaultQuery}),
);
</script></body></html>`;
