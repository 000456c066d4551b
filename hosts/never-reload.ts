import type {Plugin} from 'vite';

/** What React Router does where the code of a page cannot be loaded, and what it does here. */
const changes = [
  [/window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/, 'throw error;'],
  [
    /let mod = await loadRouteModule\(\s*route,\s*routeModules\s*\);/,
    'let mod = await loadRouteModule(route, routeModules).catch(() => ({}));',
  ],
] as const;

/**
 * React Router reloads the document when the code of a page cannot be fetched, even for a link that a pointer just
 * rests on: without a connection the shopper is left with the browser's own error page. Here a link leaves him where
 * he is (see `stayOnPage`), and a page that he went back to says what happened.
 */
export const neverReload = (): Plugin => ({
  name: 'bellyful:never-reload',
  transform: {
    filter: {id: /react-router\/dist\/\w+\/chunk-/, code: 'async function loadRouteModule('},
    handler: (code) =>
      changes.reduce((changed, [from, to]) => {
        if (!from.test(changed)) throw new Error(`React Router no longer reads ${String(from)}`);
        return changed.replace(from, to);
      }, code),
  },
});
