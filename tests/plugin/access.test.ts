import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {requestPlugin, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const people = {
  storefront: {use_bellyful_storefront: true, edit_shop_orders: true},
  manager: {manage_woocommerce: true, edit_shop_orders: true},
  owner: {manage_woocommerce: true, use_bellyful_storefront: true},
  customer: {read: true},
  visitor: {},
};
type Person = keyof typeof people;

/** What the plugin makes of a question of somebody, who came by an application password or otherwise. */
const answerTo = (who: Person, call: string, password: string | null = null) =>
  requestPlugin(
    php,
    `$GLOBALS['user'] = new WP_User( ${toPhp(people[who])} );
    $GLOBALS['application_password'] = ${toPhp(password)};
    echo json_encode( \\Bellyful\\Storefront\\${call} );`,
  );

describe('whoever knows a password of the storefront’s user', () => {
  test('signs in nowhere with it', async () => {
    const signIn = `Setup\\refuse_sign_in( $GLOBALS['user'] )`;
    expect(await answerTo('storefront', signIn)).toMatchObject({code: 'application_password_only'});
    for (const who of ['manager', 'owner', 'customer'] as const)
      expect(await answerTo(who, signIn)).toHaveProperty('allcaps');
  });

  test('is nobody with a cookie, and the storefront with the application password', async () => {
    const user = `Setup\\accept_application_password_only( 7 )`;
    expect(await answerTo('storefront', user)).toBe(0);
    expect(await answerTo('storefront', user, 'its own')).toBe(7);
    for (const who of ['manager', 'owner', 'customer'] as const)
      expect(await answerTo(who, user)).toBe(7);
  });

  test('neither changes that user nor makes himself another application password', async () => {
    const change = `Setup\\refuse_changes_of_itself( array(), 'edit_user', 7 )`;
    expect(await answerTo('storefront', change, 'its own')).toEqual(['do_not_allow']);
    expect(await answerTo('customer', change)).toEqual([]);
    const order = `Setup\\refuse_changes_of_itself( array( 'edit_shop_orders' ), 'edit_shop_order', 7 )`;
    expect(await answerTo('storefront', order, 'its own')).toEqual(['edit_shop_orders']);
  });

  test('has no mail sent that sets a new one', async () => {
    const reset = `Setup\\refuse_password_reset( true, 7 )`;
    expect(await answerTo('storefront', reset)).toBe(false);
    expect(await answerTo('customer', reset)).toBe(true);
  });
});

test('what the storefront’s user makes has no author that lists or site maps would name', async () => {
  const post = `Setup\\make_without_author( array( 'post_title' => 'Capsules', 'post_author' => 7 ) )`;
  expect(await answerTo('storefront', post)).toEqual({post_title: 'Capsules', post_author: 0});
  for (const who of ['manager', 'owner', 'customer'] as const)
    expect(await answerTo(who, post)).toEqual({post_title: 'Capsules', post_author: 7});
});

describe('of WordPress’ REST interface', () => {
  const question = (path: string, call: string) =>
    `${call}( ( function () { $GLOBALS['wp'] = (object) array( 'query_vars' => array( 'rest_route' => ${toPhp(path)} ) ); return null; } )() )`;

  test.each(['/wp/v2/users/me', '/batch/v1', '/wc/v3/orders', '/wc/store/v1/batch', '/'])(
    'the storefront does not reach %s',
    async (path) => {
      const call = question(path, 'Setup\\refuse_other_routes');
      expect(await answerTo('storefront', call, 'its own')).toMatchObject({data: {status: 403}});
      for (const who of ['manager', 'customer', 'visitor'] as const)
        expect(await answerTo(who, call)).toBeNull();
    },
  );

  test.each([
    '/bellyful/v1/mail',
    '/bellyful/v1',
    '/bellyful/v1/',
    '/bellyful/v1\n',
    '/BELLYFUL/V1/nothing',
  ])('strangers are turned away from %s before their parameters are looked at', async (path) => {
    const call = question(path, 'Rest\\refuse_visitors');
    expect(await answerTo('visitor', call)).toMatchObject({data: {status: 401}});
    expect(await answerTo('customer', call)).toMatchObject({data: {status: 403}});
    expect(await answerTo('storefront', call, 'its own')).toBeNull();
    expect(await answerTo('manager', call)).toBeNull();
    const others = question(path, 'Setup\\refuse_other_routes');
    expect(await answerTo('storefront', others, 'its own')).toBeNull();
  });

  test('what is not the plugin’s is left to WordPress', async () => {
    for (const path of ['/wp/v2/posts', '/bellyful/v10/x', ''])
      expect(await answerTo('visitor', question(path, 'Rest\\refuse_visitors'))).toBeNull();
  });
});

describe('of GraphQL', () => {
  const graphql = (type: string, field: string) =>
    requestPlugin(
      php,
      `eval( 'namespace GraphQL\\Error; class UserError extends \\Exception {}' ); function apply_filters( $hook, $value ) { return $value; }
      $GLOBALS['user'] = new WP_User( ${toPhp(people[graphqlUser])} );
      try { echo json_encode( \\Bellyful\\Storefront\\Guard\\refuse_mutations( 'goes on', null, array(), null, null, '${type}', '${field}' ) ); }
      catch ( \\GraphQL\\Error\\UserError $refusal ) { echo json_encode( $refusal->getMessage() ); }`,
    );
  let graphqlUser: Person = 'visitor';

  test.each(['visitor', 'customer', 'storefront'] as const)(
    '%s runs no mutation, and reads what there is',
    async (who) => {
      graphqlUser = who;
      expect(await graphql('RootMutation', 'createOrder')).toContain('capabilities');
      expect(await graphql('RootQuery', 'products')).toBe('goes on');
    },
  );

  test('who manages the shop runs them', async () => {
    graphqlUser = 'manager';
    expect(await graphql('RootMutation', 'createOrder')).toBe('goes on');
  });

  test('an order that calls itself paid is believed from staff alone', async () => {
    const paid = `Guard\\refuse_unproven_payment( true )`;
    for (const who of ['visitor', 'customer', 'storefront'] as const)
      expect(await answerTo(who, paid)).toBe(false);
    expect(await answerTo('manager', paid)).toBe(true);
  });

  test('nobody reads its schema, whatever the settings say', async () => {
    const setting = (name: string) => `Guard\\close_settings( 'on', 'on', '${name}' )`;
    expect(await answerTo('visitor', setting('public_introspection_enabled'))).toBe('off');
    expect(await answerTo('visitor', setting('another'))).toBe('on');
  });

  test('no visitor nests a query without end; a depth of the owner’s counts', async () => {
    const setting = (value: string, name: string) =>
      `Guard\\close_settings( ${value}, 'off', '${name}' )`;
    const isLimited = setting("'off'", 'query_depth_enabled');
    for (const who of ['visitor', 'customer'] as const)
      expect(await answerTo(who, isLimited)).toBe('on');
    for (const who of ['manager', 'storefront'] as const)
      expect(await answerTo(who, isLimited)).toBe('off');
    expect(await answerTo('visitor', setting("''", 'query_depth_max'))).toBe(10);
    expect(await answerTo('visitor', setting('15', 'query_depth_max'))).toBe(15);
  });
});

/** WordPress' users and passwords, which note what is done with them. */
const usersAndPasswords = `
  class WP_Session_Tokens {
    public static function get_instance( int $id ) { return new self(); }
    public function destroy_all() { $GLOBALS['done'][] = 'ended its sessions'; }
  }
  class WP_Application_Passwords {
    public static function delete_all_application_passwords( int $id ) { $GLOBALS['done'][] = 'revoked its application passwords'; }
    public static function create_new_application_password( int $id, array $about ) { $GLOBALS['done'][] = 'made one'; return array( 'fresh', array() ); }
  }
  function get_users() { return $GLOBALS['users']; }
  function get_user_by() { return false; }
  function wp_update_user( array $fields ) { $GLOBALS['done'][] = $fields; return $fields['ID']; }
  function wp_insert_user( array $fields ) { $GLOBALS['done'][] = $fields; return 9; }
  function wp_generate_password( int $length ) { return 'unknown to anybody'; }
  function wp_parse_url( string $url, int $part ) { return parse_url( $url, $part ); }
  function home_url() { return 'https://shop.example'; }
  function site_url( string $path ) { return "https://shop.example/$path"; }
  function update_option( string $name, $value ) { $GLOBALS['options'][ $name ] = $value; }
  function a_user( int $id, string ...$roles ) {
    $user = new WP_User();
    [ $user->ID, $user->roles, $user->user_login ] = array( $id, $roles, "user-$id" );
    return $user;
  }`;

const renew = (users: string) =>
  requestPlugin(
    php,
    `${usersAndPasswords} $GLOBALS['done'] = array(); $GLOBALS['users'] = array( ${users} );
    $GLOBALS['options']['bellyful_webhook_secret'] = 'the secret of before';
    echo json_encode( array( 'lines' => \\Bellyful\\Storefront\\Setup\\make_access(), 'done' => $GLOBALS['done'] ) );`,
  );

const asOnTheFirstDay = {
  user_pass: 'unknown to anybody',
  user_email: 'bellyful-storefront@shop.example.invalid',
};

describe('when the storefront’s access is renewed', () => {
  test('nothing of before lets anybody in: password, mailbox, sessions, application passwords, secret', async () => {
    const staff = `a_user( 3, 'administrator', 'bellyful_storefront' )`;
    const {lines, done} = (await renew(`${staff}, a_user( 7, 'bellyful_storefront' )`)) as {
      lines: string;
      done: unknown[];
    };
    expect(done).toEqual([
      {ID: 7, ...asOnTheFirstDay},
      'ended its sessions',
      'revoked its application passwords',
      'made one',
    ]);
    expect(lines).toContain('WOO_APPLICATION_PASSWORD=fresh');
    expect(lines).toMatch(/WOO_WEBHOOK_SECRET=[0-9a-f]{64}$/);
  });

  test('one of the staff who has the role, too, keeps his password', async () => {
    const renewed = await renew(`a_user( 3, 'administrator', 'bellyful_storefront' )`);
    expect(renewed).toMatchObject({
      done: expect.arrayContaining([expect.objectContaining({user_login: 'bellyful-storefront'})]),
    });
    expect(JSON.stringify(renewed)).not.toContain('"ID":3');
  });
});
