import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const rows = (sql: string) => php<string[]>(`$GLOBALS['wpdb']->get_col( ${toPhp(sql)} )`);
const write = (...statements: string[]) =>
  shop.run(
    `foreach ( ${toPhp(statements)} as $sql ) { $GLOBALS['wpdb']->pdo->exec( $sql ); } echo 1;`,
  );
const addUser = (id: number, role: string) =>
  write(
    `INSERT INTO wp_users VALUES (${id}, 'user-${id}', 'user-${id}@shop.example', '', '${role}')`,
  );
const may = (id: number, ...rights: string[]) =>
  php<boolean[]>(`array_map( static fn( $right ) => user_can( ${id}, $right ), ${toPhp(rights)} )`);

beforeAll(async () => {
  shop = await openPluginShop('8.3', `require '/fakes/admin.php';`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.forget();
  await addUser(7, 'bellyful_storefront');
});

describe('the storefront’s user', () => {
  const rights = ['use_bellyful_storefront', 'edit_others_shop_orders', 'read', 'edit_posts'];

  test('has today’s rights and no other while the plugin is on, and none while it is off', async () => {
    await php(`add_role( 'bellyful_storefront', 'Older', array( 'edit_posts' => true ) )`);
    await shop.switchOff();
    expect(await may(7, ...rights)).toEqual([false, false, false, false]);
    await shop.switchOn();
    expect(await may(7, ...rights)).toEqual([true, true, false, false]);
  });

  test('gets today’s rights with a newer version, also where nobody switches it on', async () => {
    await php(
      `array( update_option( 'bellyful_storefront_version', '1.0.0' ), update_option( 'user_roles', array( 'bellyful_storefront' => array( 'edit_posts' => true ) ) ) )`,
    );
    expect(await may(7, ...rights)).toEqual([true, true, false, false]);
  });

  test('is the author of nothing that an older version let it make', async () => {
    await write(
      `INSERT INTO wp_posts (ID, post_type, post_author) VALUES (23, 'product', 7), (24, 'product', 8)`,
    );
    await shop.switchOn();
    expect(await rows('SELECT post_author FROM wp_posts ORDER BY ID')).toEqual(['0', '8']);
  });

  test('has no page that lists what authors write', async () => {
    await shop.switchOn();
    await addUser(8, 'shop_manager');
    const page = (id: number) =>
      shop.run(
        `$GLOBALS['author'] = new WP_User( ${id} ); do_action( 'template_redirect' ); echo json_encode( array( $GLOBALS['status'] ?? 200, $GLOBALS['wp_query']->is_404 ) );`,
      );
    expect(await page(7)).toEqual([404, true]);
    expect(await page(8)).toEqual([200, false]);
  });
});

test('while it is off nothing planned runs, and nothing of it is lost', async () => {
  await shop.switchOn();
  const secret = await php(`get_option( 'bellyful_webhook_secret' )`);
  const planned = () => rows('SELECT hook FROM wp_actions ORDER BY hook');
  await php(`as_schedule_single_action( 9, 'bellyful_ask_for_reviews' )`);
  await php(`as_schedule_single_action( 9, 'bellyful_deliver_change' )`);
  await php(`as_schedule_single_action( 9, 'another_plugin' )`);
  await php(
    `Bellyful\\Storefront\\Connect\\connect( array( array( 'sku' => 'BUNDLE', 'name' => 'Bellyful bundle', 'price' => 6999 ) ), array() )`,
  );
  const bundle = () => rows('SELECT post_status FROM wp_posts');
  expect(await planned()).toContain('bellyful_send_outbox');
  await shop.switchOff();
  // Only a completed order plans that one.
  expect(await planned()).toEqual(['another_plugin', 'bellyful_ask_for_reviews']);
  expect(await bundle()).toEqual(['private']);
  await shop.switchOn();
  expect(await bundle()).toEqual(['publish']);
  expect(await planned()).toContain('bellyful_send_outbox');
  expect(await php(`get_option( 'bellyful_webhook_secret' )`)).toBe(secret);
});

describe('deleted', () => {
  const names = (table: string, column: string) =>
    rows(`SELECT ${column} FROM ${table} WHERE ${column} LIKE '%bellyful%' ORDER BY ${column}`);

  /** WordPress reads no plugin that is off, and this file alone. */
  const uninstall = () =>
    shop.run(
      `define( 'WP_UNINSTALL_PLUGIN', 'bellyful-storefront' ); require '/plugin/uninstall.php'; echo 1;`,
    );

  beforeEach(() => shop.switchOn());

  test('it leaves no table, setting, entry or plan of its own behind, and those of others alone', async () => {
    await write(
      `INSERT INTO wp_usermeta (user_id, meta_key) VALUES (8, '_bellyful_wishes'), (8, 'bellyful_x'), (8, 'mybellyful_x')`,
      `INSERT INTO wp_wc_orders_meta VALUES (1, '_bellyful_link', ''), (1, '_bellyful_attempt', ''), (1, '_bellyful_language', 'es')`,
      `INSERT INTO wp_postmeta (post_id, meta_key) VALUES (1, '_bellyful_problems'), (1, '_bellyful_allergens'), (1, '_bellyful_recalls')`,
      'CREATE TABLE wp_actionscheduler_actions (action_id INTEGER, hook TEXT)',
      'CREATE TABLE wp_actionscheduler_logs (action_id INTEGER)',
      'CREATE TABLE wp_actionscheduler_groups (slug TEXT)',
      `INSERT INTO wp_actionscheduler_actions VALUES (1, 'bellyful_send_outbox'), (2, 'bellyfulness')`,
      `INSERT INTO wp_actionscheduler_logs VALUES (1), (2)`,
      `INSERT INTO wp_actionscheduler_groups VALUES ('bellyful'), ('other')`,
    );
    await php(`set_transient( 'bellyful_mail_way', 'open', 60 )`);
    await php(
      `array( update_option( 'bellyfulness', 1 ), update_option( 'cron', array( 'bellyful_storefront_clean', 'other' ) ) )`,
    );
    const folder = await php<string>('Bellyful\\Storefront\\Orders\\picture_path()');
    expect(await php(`is_dir( '${folder}' )`)).toBe(true);
    await shop.switchOff();
    expect((await names('sqlite_master', 'name')).length).toBeGreaterThan(10);
    await uninstall();
    expect(await php(`is_dir( '${folder}' )`)).toBe(false);
    // What SQLite keeps of a table is named after it.
    expect(await names('sqlite_master', 'name')).toEqual([]);
    expect(await names('wp_options', 'option_name')).toEqual(['bellyfulness']);
    expect(await names('wp_usermeta', 'meta_key')).toEqual(['mybellyful_x']);
    expect(await names('wp_wc_orders_meta', 'meta_key')).toEqual(['_bellyful_attempt']);
    expect(await names('wp_postmeta', 'meta_key')).toEqual(['_bellyful_allergens']);
    expect(await rows('SELECT hook FROM wp_actionscheduler_actions')).toEqual(['bellyfulness']);
    expect(await rows('SELECT action_id FROM wp_actionscheduler_logs')).toEqual(['2']);
    expect(await rows('SELECT slug FROM wp_actionscheduler_groups')).toEqual(['other']);
    expect(await php(`get_option( 'cron' )`)).toEqual(['other']);
  });

  test('it leaves none of its tables in a site of a network, and WordPress drops them with a site', async () => {
    await write('CREATE TABLE wp_2_bellyful_lots (id INTEGER)');
    const stored = await names('sqlite_master', 'name');
    const dropped = await php(`apply_filters( 'wpmu_drop_tables', array( 'wp_posts' ) )`);
    expect(dropped).toContain('wp_posts');
    expect(stored.filter((name) => /^wp_bellyful_\w+$/.test(name))).toEqual(
      (dropped as string[]).slice(1).toSorted(),
    );
    await shop.switchOff();
    // A site that never had pictures of orders keeps its own.
    await shop.run(
      `file_put_contents( '/uploads/1-holiday.jpg', 'own' ); $GLOBALS['sites'] = array( 1, 2 ); define( 'WP_UNINSTALL_PLUGIN', 'bellyful-storefront' ); require '/plugin/uninstall.php'; echo 1;`,
    );
    expect(await names('sqlite_master', 'name')).toEqual([]);
    expect(await php(`file_get_contents( '/uploads/1-holiday.jpg' )`)).toBe('own');
  });

  test('it takes its user along, and of the staff its role alone', async () => {
    await addUser(8, 'administrator,bellyful_storefront');
    await shop.switchOff();
    await uninstall();
    expect(await rows('SELECT ID FROM wp_users')).toEqual(['8']);
    expect(await php(`( new WP_User( 8 ) )->roles`)).toEqual(['administrator']);
    expect(await php(`get_option( 'user_roles' )`)).toEqual([]);
  });

  test('it leaves what was made for the storefront private, also where it was never switched off', async () => {
    await shop.addProducts([
      {databaseId: 23, name: 'Sample', entries: {_sku: 'SAMPLE', _price: '0'}},
      {databaseId: 24, name: 'Tea', entries: {_sku: 'TEA', _price: '4'}},
    ]);
    await php(
      `array( update_option( 'bellyful_connected_skus', array( 'SAMPLE', 'TEA' ) ), update_option( 'is_switched_off', true ) )`,
    );
    await uninstall();
    const statuses = await rows('SELECT post_status FROM wp_posts ORDER BY ID');
    expect(statuses).toEqual(['private', 'publish']);
  });
});
