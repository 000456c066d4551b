import {use, type ContextType} from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import {beginScripts} from './begin-scripts';

const handOff = (context: string) =>
  `window.__reactRouterContext = ${context};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

type State = NonNullable<ContextType<typeof DataRouterStateContext>>;

function scriptsOf({manifest, renderMeta}: Framework, {matches}: State) {
  // The router writes a page's data behind scripts that were written.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const known = matches.flatMap(({route}) => manifest.routes[route.id] ?? []);
  const files = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...known.flatMap(({module, imports = []}) => [module, ...imports]),
  ]);
  return {
    files: [...files],
    manifest: manifest.url,
    routes: Object.fromEntries(known.map(({id, module}) => [id, module])),
    entry: manifest.entry.module,
  };
}

/** The router's <Scripts>, as a server writes it, with scripts that begin after the first paint. */
export function LateScripts({nonce}: {nonce: string | undefined}) {
  const framework = use(FrameworkContext);
  const state = use(DataRouterStateContext);
  if (!framework || !state) return null;
  const begin = beginScripts(scriptsOf(framework, state));
  return [handOff(framework.serverHandoffString ?? '{}'), begin].map((code) => (
    <script key={code} nonce={nonce} dangerouslySetInnerHTML={{__html: code}} />
  ));
}
