import {readFileSync, readdirSync} from 'node:fs';
import type {PHP} from '@php-wasm/universal';
import {getOperationAST, type DocumentNode} from 'graphql';
import type {Commerce, Product} from '~adapters/commerce';
import type {ShopClient} from '~adapters/woocommerce/client';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {createOrders} from '~adapters/woocommerce/orders/orders';
import {createCoupons} from '~adapters/woocommerce/orders/coupons';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {beginPhp, toPhp, type PhpVersion} from './php';

const fakes = 'tests/plugin/fakes';
const endpoint = 'https://shop.example/graphql';

/** A product that the shop has, as `tests/plugin/fakes` stores it. */
export interface ShopProduct {
  databaseId: number;
  name: string;
  entries: Record<string, string | number>;
  /** Of a variation its product. */
  parentId?: number;
}

/** A question that is asked and answered just before a statement of the next one. */
interface Interruption {
  before: string;
  asked: object;
  answer: (said: Response) => void;
}

/**
 * The plugin's own PHP over SQLite, among fakes of WordPress and WooCommerce: a question is a process of its own, and what it
 * wrote is there for the next. `always` is PHP that each of them runs first.
 */
export async function openPluginShop(version: PhpVersion = '8.3', always = '') {
  const php = await beginPhp(version);
  php.mkdirTree('/fakes');
  php.mkdirTree('/wp-admin/includes');
  for (const part of ['admin', 'upgrade', 'user'])
    php.writeFile(`/wp-admin/includes/${part}.php`, '<?php');
  php.mkdirTree('/woocommerce/includes');
  php.mkdirTree('/wp-includes/PHPMailer');
  for (const part of ['PHPMailer', 'SMTP', 'Exception'])
    php.writeFile(`/wp-includes/PHPMailer/${part}.php`, '<?php');
  for (const part of ['cart', 'notice'])
    php.writeFile(`/woocommerce/includes/wc-${part}-functions.php`, '<?php');
  for (const file of readdirSync(fakes))
    php.writeFile(`/fakes/${file}`, readFileSync(`${fakes}/${file}`));
  let last: Promise<unknown> = Promise.resolve();
  /** Runs code in a process of its own, after the one before. */
  const run = <Answer>(code: string): Promise<Answer> => {
    const next = last.then(() => runIn<Answer>(php, `${always} ${code}`));
    last = next.catch(() => {});
    return next;
  };
  let interruption: Interruption | null = null;
  let around = '';
  let language = '';
  let hold: ((asked: object, answer: Interruption['answer']) => void) | null = null;
  const answer: typeof fetch = async (input, init) => {
    const {pathname, searchParams} = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : null;
    const asked = {
      method: init?.method ?? 'GET',
      path: pathname.replace(/^.*\/wp-json/, ''),
      query: Object.fromEntries(searchParams),
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...(language && {'accept-language': language}),
      },
      body,
    };
    if (hold) {
      const take = hold;
      hold = null;
      return new Promise((resolve) => take(asked, resolve));
    }
    const other = interruption;
    interruption = null;
    const surroundings = around;
    around = '';
    const meanwhile = other ? `$GLOBALS['meanwhile'] = ${toPhp(other)};` : '';
    type Answers = [[number, {code?: string}], Served | null];
    const answers = await run<Answers | 'killed'>(
      `${surroundings} ${meanwhile} $answer = serve( ${toPhp(asked)} ); do_action( 'shutdown' ); echo json_encode( array( $answer, $GLOBALS['other'] ?? null ) );`,
    ).catch((error: unknown) => {
      // The client under test would call it a lost connection.
      console.error(error);
      throw error;
    });
    if (answers === 'killed') {
      other?.answer(new Response(null, {status: 502}));
      throw new TypeError('The process was killed.');
    }
    const [[status, said], otherAnswer] = answers;
    if (said?.code === 'failed' && !surroundings)
      console.error(php.readFileAsText('/errors.log').slice(-1500));
    // The statement may never have come.
    if (other) other.answer(toResponse(otherAnswer ?? (await run(serving(other.asked)))));
    return toResponse([status, said]);
  };
  const plugin = createPluginClient({
    endpoint,
    username: 'storefront',
    applicationPassword: 'secret',
    fetch: answer,
    retryDelayMs: 0,
  });
  const client = {
    listed: [],
    query: async (document: DocumentNode, variables: object) => {
      const asked = [getOperationAST(document)?.name?.value, variables];
      const data = await run(`echo json_encode( graphql_about_orders( ...${toPhp(asked)} ) );`);
      return {data, problems: []};
    },
  } as ShopClient;
  const findFresh = async ([databaseId = 0]: number[]) => {
    const product = await run<Product>(
      `$product = wc_get_product( ${databaseId} ); echo json_encode( array( 'databaseId' => $product->get_id(), 'stockQuantity' => $product->get_stock_quantity() ) );`,
    );
    return new Map([[databaseId, product]]);
  };
  return {
    plugin,
    run,
    /** What the plugin has a say in. */
    commerce: {
      orders: createOrders(client, plugin, createShopSettings(plugin), endpoint),
      coupons: createCoupons(plugin),
      products: {findFresh},
    } as unknown as Commerce,
    /** Two questions at once: the second is asked and answered just before a statement of the first. */
    async interrupt<First, Second>(
      first: () => Promise<First>,
      before: string,
      second: () => Promise<Second>,
    ): Promise<[First, Second]> {
      let take: (held: Interruption) => void = () => {};
      const held = new Promise<Interruption>((resolve) => (take = resolve));
      hold = (asked, answer) => take({before, asked, answer});
      const later = second();
      interruption = await held;
      return Promise.all([first(), later]);
    },
    /** Code of PHP in whose surroundings the next question is answered. */
    surround: (code: string) => {
      around = code;
    },
    /** Everything is as on the first day. */
    forget: () => php.fileExists('/shop.db') && php.unlink('/shop.db'),
    /** The plugin is switched off, and no process reads it. */
    switchOff: () =>
      run(
        `do_action( 'deactivate_plugin/bellyful-storefront.php' ); update_option( 'is_switched_off', true ); echo 1;`,
      ),
    /** The plugin is switched on, in a process that has begun without it. */
    switchOn: () =>
      run(
        `require_once '/plugin/bellyful-storefront.php'; do_action( 'activate_plugin/bellyful-storefront.php' ); delete_option( 'is_switched_off' ); echo 1;`,
      ),
    /** Whose questions come from pages in it from now on. */
    readIn: (tag: string) => {
      language = tag;
    },
    /** Lets so many seconds go by. */
    later: (seconds: number) =>
      run(`update_option( 'later', get_option( 'later', 0 ) + ${seconds} ); echo 1;`),
    /** It is that day in the shop, at noon. */
    onDay: (day: string) =>
      run(`update_option( 'later', strtotime( '${day} 12:00 UTC' ) - time() ); echo 1;`),
    /** It is today again; what was planned on a later day is not any more. */
    today: () =>
      run(
        `update_option( 'later', 0 ); $GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_actions' ); echo 1;`,
      ),
    /** What WooCommerce's scheduler has to do by now. */
    runScheduler: () => run(`run_scheduler(); do_action( 'shutdown' ); echo 1;`),
    addProducts: (products: ShopProduct[]) =>
      run(`foreach ( ${toPhp(products)} as $product ) {
        $parent = $product['parentId'] ?? 0;
        $GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_posts (ID, post_type, post_title, post_name, post_parent) VALUES (?, ?, ?, ?, ?)' )->execute( array( $product['databaseId'], $parent ? 'product_variation' : 'product', $product['name'], sanitize_title( $product['name'] ), $parent ) );
        foreach ( $product['entries'] as $key => $value ) { add_post_meta( $product['databaseId'], $key, $value ); }
      } echo 'null';`),
    addCoupon: (code: string, entries: Record<string, unknown>) =>
      run(`$GLOBALS['wpdb']->pdo->prepare( "INSERT INTO wp_posts (post_type, post_title) VALUES ('shop_coupon', ?)" )->execute( array( '${code.toLowerCase()}' ) );
        $id = (int) $GLOBALS['wpdb']->pdo->lastInsertId();
        foreach ( ${toPhp(entries)} as $key => $value ) { add_post_meta( $id, $key, $value ); } echo 'null';`),
    mails: () =>
      run<{to: string; subject: string; text: string; headers: string}[]>(
        `echo json_encode( $GLOBALS['wpdb']->get_results( 'SELECT recipient AS "to", subject, text, headers FROM wp_mails' ) );`,
      ),
    close: () => php.exit(),
  };
}

type Served = [status: number, body: object];

const serving = (asked: object) =>
  `$served = serve( ${toPhp(asked)} ); do_action( 'shutdown' ); echo json_encode( $served );`;

const toResponse = ([status, body]: Served) => Response.json(body, {status});

async function runIn<Answer>(php: PHP, code: string): Promise<Answer> {
  const {text, errors} = await php.run({
    code: `<?php error_reporting( E_ALL ); ini_set( 'display_errors', '1' ); ini_set( 'html_errors', '0' ); ini_set( 'error_log', '/errors.log' ); require '/fakes/serve.php'; ${code}`,
  });
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Error(`PHP printed: ${text.slice(0, 2000)} ${errors.slice(0, 500)}`);
  }
}
