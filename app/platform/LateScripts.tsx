import {use} from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import {beginScripts} from './begin-scripts';

const handOff = (context: string) =>
  `window.__reactRouterContext = ${context};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;

/** The router's <Scripts>, as a server writes it, with scripts that begin after the first paint. */
export function LateScripts({nonce}: {nonce: string | undefined}) {
  const framework = use(FrameworkContext);
  const state = use(DataRouterStateContext);
  if (!framework || !state) return null;
  const {manifest, renderMeta, serverHandoffString} = framework;
  // The router writes a page's data behind scripts that were written.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const ids = state.matches.map(({route}) => route.id);
  const known = ids.flatMap((id) => manifest.routes[id] ?? []);
  const files = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...known.flatMap(({module, imports = []}) => [module, ...imports]),
  ];
  const begin = beginScripts({
    files: [...new Set(files)],
    manifest: manifest.url,
    routes: Object.fromEntries(known.map(({id, module}) => [id, module])),
    entry: manifest.entry.module,
  });
  return [handOff(serverHandoffString ?? '{}'), begin].map((code) => (
    <script key={code} nonce={nonce} dangerouslySetInnerHTML={{__html: code}} />
  ));
}
