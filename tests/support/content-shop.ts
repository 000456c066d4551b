import {getResponse} from 'msw';
import {
  createContent,
  createContentCaches,
  revalidateContent,
} from '~adapters/content/wordpress/cached-content';
import {createShopClient} from '~adapters/woocommerce/client';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {saveContent, saveMenu, previewContent} from '~mocks/control/content-events';
import {shopManager} from '~mocks/demo-accounts';
import {createHandlers} from '~mocks/handlers';
import {createServices} from '~mocks/services';

const shopUrl = 'http://shop.example/';

/** A mocked WordPress in memory, in which nothing is written yet, and the storefront's reader of what its owner writes. */
export function openContentShop() {
  const services = createServices();
  services.shop.content.records = [];
  const handlers = createHandlers(services);
  const state = {isDown: false, isRefusing: false, requests: 0};
  const answer: typeof fetch = async (input, init) => {
    state.requests += 1;
    if (state.isDown) throw new TypeError('fetch failed');
    if (
      state.isRefusing &&
      String(input instanceof Request ? input.url : input).endsWith('/graphql')
    )
      return Response.json({errors: [{message: 'Internal server error'}]});
    const response = await getResponse(handlers, new Request(input, init));
    return response ?? new Response(null, {status: 404});
  };
  const {username, applicationPassword} = shopManager;
  const connection = {endpoint: `${shopUrl}graphql`, username, applicationPassword, fetch: answer};
  const source = {
    client: createShopClient(connection),
    plugin: createPluginClient(connection),
    shopUrl,
    languages: ['es'],
  };
  const caches = createContentCaches();
  const content = createContent(source, {caches});
  return {
    state,
    source,
    content,
    plugin: source.plugin,
    /** The owner saves something; gives its id. */
    save: (fields: Record<string, unknown>) => saveContent(services, fields)?.databaseId ?? 0,
    menu: (location: string, items: string) => saveMenu(services, {location, items}),
    previewOf: (databaseId: number) => previewContent(services, {databaseId}) ?? '',
    services,
    /** What the plugin's message about a change leads to. */
    changed: () => revalidateContent(caches, source),
  };
}
