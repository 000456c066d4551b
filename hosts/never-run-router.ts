import type {NeverRun} from './leave-out.ts';

/** What only developers read. */
const advice = 'warning warningOnce warnOnce';

/** Server components, and code that replaces a running page. */
const rendering = `RSCErrorHandler decodeRouteErrorResponseDigest decodeRedirectErrorDigest
  RSCPrefetchPageLinksImpl useIsRSCRouterContext createClientRoutesWithHMRRevalidationOptOut
  wrapShouldRevalidateForHdr`;

/** Pages that are asked for one by one: `react-router.config.ts` tells all of them at once. */
const discovery = `discoverRoutes fetchAndApplyManifestPatches useFogOFWarDiscovery isFogOfWarEnabled
  getPatchRoutesOnNavigationFunction`;

/** `useBlocker`, instrumented routes, pages without a server or a data strategy. */
const rarities = `shouldBlockNavigation updateBlocker getBlocker deleteBlocker
  getRouteInstrumentationUpdates nonSsrStrategy defaultDataStrategy defaultDataStrategyWithMiddleware`;

export const neverRunOfRouter: NeverRun = {
  refused: '',
  empty: [advice, rendering, discovery, rarities].join(' '),
  instead: {
    checkFogOfWar: '() { return {active: false}; }',
    // The root's own page for errors stands in its place.
    DefaultErrorComponent: '() { return null; }',
    // The server has written these scripts, and they ran before the first of these functions would.
    Scripts: '() { return null; }',
    ScrollRestoration:
      '({getKey, storageKey}) { useScrollRestoration({getKey, storageKey}); return null; }',
  },
  changed: [
    [/if \(isFogOfWar\) \{/g, 'if (false) {'],
    [/if \(blockerKey(?: && delta != null)?\) \{/g, 'if (false) {'],
    // The words of errors that only a developer can make.
    [/^( *invariant2?\([^;]*?),\s*(?:`[^`]*`|"[^"\n]*")\s*\);$/gm, '$1);'],
    [/^\w+\.displayName = "\w+";$/gm, ''],
    [/ = (React\d*)\.forwardRef\(/g, ' = /* @__PURE__ */ $1.forwardRef('],
  ],
};

/** The page's own routes are known before they are looked for among all, which takes long. */
export const slowInRouterDom: NeverRun = {
  refused: '',
  empty: '',
  instead: {},
  changed: [
    [
      /^( +)routes,\n +getRouteInfo:/m,
      `$1routes: routes.map((route) => ({
        ...route,
        children: route.children?.filter(({id}) => ssrInfo.routeModules[id]),
      })),
      getRouteInfo:`,
    ],
  ],
};
