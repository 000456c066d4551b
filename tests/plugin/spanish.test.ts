import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';
import {toPhp} from '../support/php';

let shop: Awaited<ReturnType<typeof openPluginShop>>;

const category = (term_id: number, name: string) => ({term_id, name, taxonomy: 'product_cat'});
const size = (term_id: number, name: string) => ({term_id, name, taxonomy: 'pa_size'});

const made = {
  terms: [
    category(1, 'Uncategorized'),
    category(2, 'Soups &amp; Rice'),
    size(3, '6 pouches'),
    size(4, '12'),
  ],
  attributes: [{attribute_name: 'size', attribute_label: 'Pack Size'}],
  default_product_cat: 1,
  'page of cart': 94,
};
const logo = {
  logo: {name: 'Logo', value: 'Heart | Tea', is_taxonomy: 0},
  pa_size: {name: 'pa_size', value: '', is_taxonomy: 1},
};

beforeAll(async () => {
  shop = await openPluginShop();
  await shop.run(
    `foreach ( ${toPhp(made)} as $name => $value ) { update_option( $name, $value ); } update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`,
  );
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries: {_bellyful_ingredients: 'Water'}},
    {databaseId: 24, name: 'Penne', entries: {}},
  ]);
  await shop.run(`add_post_meta( 23, '_product_attributes', ${toPhp(logo)} ); echo 1;`);
});
afterAll(() => shop.close());

const labels = 'Bellyful\\Storefront\\Labels';
const save = (words: Record<string, string>) =>
  shop.run(
    `$typed = array(); foreach ( ${toPhp(words)} as $text => $spanish ) { $typed['es'][ ${labels}\\word_field( $text ) ] = $spanish; } ${labels}\\save_words( $typed ); do_action( 'shutdown' ); echo 1;`,
  );
const published = async () => {
  const answer = await shop.plugin.send<{wordsIn: {es?: object}}>('content', {
    method: 'GET',
    path: '/content',
  });
  return answer.ok ? answer.body.wordsIn.es : null;
};

describe('the shop’s words', () => {
  test('are its categories, attributes, options and ways of paying and sending that have letters, with a field for each', async () => {
    const page = await shop.run<string>(
      `ob_start(); ${labels}\\show_words( 'es' ); echo json_encode( ob_get_clean() );`,
    );
    const shown = [...page.matchAll(/<label for="es-(w\w+)">(.*?)<\/label>/g)];
    expect(shown.map(([, , text]) => text)).toEqual([
      '6 pouches',
      'Cash on delivery',
      'Express Courier',
      'Heart',
      'Logo',
      'Note for your order (optional)',
      'Pack Size',
      'Soups &amp; Rice',
      'Tea',
    ]);
    expect(page).toContain('9 of 9 have no Español of yours');
    expect(page).toContain(`name="words[es][${shown[0]?.[1]}]"`);
  });

  test('are told to the storefront as they were typed, and it hears of the change', async () => {
    const feed = async () => {
      const request = {method: 'GET', path: '/changes', query: {after: 0}} as const;
      return shop.plugin.send<unknown>('changes', request);
    };
    const before = JSON.stringify(await feed());
    await save({'Pack Size': ' Tamaño <b>grande</b> ', 'Soups & Rice': 'Sopas', Logo: ' '});
    const words = {'Pack Size': 'Tamaño grande', 'Soups & Rice': 'Sopas'};
    expect(await published()).toEqual(words);
    expect(JSON.stringify(await feed())).not.toBe(before);
    await save({'6 pouches': '6 bolsas'});
    expect(await published()).toEqual({...words, '6 pouches': '6 bolsas'});
    await save({'Soups & Rice': ''});
    expect(await published()).toEqual({'Pack Size': 'Tamaño grande', '6 pouches': '6 bolsas'});
  });

  test('stand beside an order’s lines in a mail to its customer, and staff read the shop’s own', async () => {
    const read = (language: string) =>
      shop.run<string[]>(
        `$read = fn() => array_map( fn( $text ) => apply_filters( 'woocommerce_order_item_display_meta_key', $text ), array( 'Pack Size', 'Bottles', 'Logo' ) );
        $value = fn() => apply_filters( 'woocommerce_order_item_display_meta_value', 'With melatonin, Melatonin-free' );
        $said = Bellyful\\Storefront\\Language\\speak( '${language}', fn() => array( ...$read(), $value() ) );
        echo json_encode( array( ...$said, ...$read(), $value() ) );`,
      );
    const own = ['Pack Size', 'Bottles', 'Logo', 'With melatonin, Melatonin-free'];
    const spanish = ['Tamaño grande', 'Frascos', 'Logo', 'Con melatonina, Sin melatonina'];
    expect(await read('es')).toEqual([...spanish, ...own]);
    expect(await read('')).toEqual([...own, ...own]);
  });
});

describe('what Spanish pages show in English', () => {
  interface Counted {
    isBegun: boolean;
    lists: Record<string, {count: number; names: string[]}>;
  }
  const count = () => shop.run<Counted>(`echo json_encode( ${labels}\\untranslated()['es'] );`);
  const post = (id: number, type: string, title: string, slug: string, parent = 0) =>
    shop.run(
      `$GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_posts (ID, post_type, post_title, post_name, post_parent) VALUES (?, ?, ?, ?, ?)' )->execute( ${toPhp([id, type, title, slug, parent])} ); echo 1;`,
    );

  test('is counted and named, by what it is', async () => {
    expect((await count()).lists['products']).toEqual({count: 2, names: ['Penne', 'Rice']});
    const spanish = {name: 'Arroz', shortDescription: '', description: '', fields: {}};
    await shop.run(
      `update_post_meta( 23, '_bellyful_es', wp_slash( wp_json_encode( ${toPhp(spanish)} ) ) ); echo 1;`,
    );
    await post(91, 'page', 'Our &amp; story', 'our-story');
    await post(92, 'page', 'Español', 'es');
    await post(93, 'page', 'About', 'about');
    await post(94, 'page', 'Cart', 'cart');
    await post(95, 'page', 'Nosotros', 'about', 92);
    await post(96, 'post', 'Why konjac', 'why-konjac');
    await post(97, 'bellyful_notice', 'Free shipping', 'free');
    await post(98, 'bellyful_notice', 'Hello', 'hello');
    await shop.run(`update_post_meta( 98, '_bellyful_content_es_text', 'Hola' ); echo 1;`);
    const {isBegun, lists} = await count();
    expect(isBegun).toBe(true);
    expect(lists).toEqual({
      products: {count: 1, names: ['Penne']},
      texts: {count: 1, names: ['Rice']},
      words: {count: 5, names: ['Express Courier', 'Heart', 'Logo', 'Soups & Rice', 'Tea']},
      pages: {count: 2, names: expect.arrayContaining(['Our & story', 'Why konjac'])},
      recipes: {count: 0, names: []},
      announcements: {count: 1, names: ['Free shipping']},
    });
  });

  test('is no text of a product whose own is empty, or that is translated', async () => {
    const spanish = {name: 'Arroz', fields: {_bellyful_ingredients: 'Agua'}};
    await shop.run(
      `update_post_meta( 23, '_bellyful_es', wp_slash( wp_json_encode( ${toPhp(spanish)} ) ) ); echo 1;`,
    );
    expect((await count()).lists['texts']).toEqual({count: 0, names: []});
  });

  test('is begun by one product, one word or a page, and not where nothing is written in Spanish', async () => {
    const isBegunAfter = async (code: string) => {
      await shop.run(`${code} echo 1;`);
      return (await count()).isBegun;
    };
    const without = `delete_option( 'bellyful_es_words' ); delete_post_meta( 23, '_bellyful_es' ); $GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_posts WHERE ID > 90' );`;
    expect(await isBegunAfter(without)).toBe(false);
    expect(
      await isBegunAfter(`update_option( 'bellyful_es_words', array( 'Tea' => 'Té' ) );`),
    ).toBe(true);
    const product = `update_post_meta( 23, '_bellyful_es', wp_slash( '{"name":"Arroz"}' ) );`;
    expect(await isBegunAfter(without + product)).toBe(true);
    await shop.run(`${without} echo 1;`);
    await post(92, 'page', 'Español', 'es');
    expect((await count()).isBegun).toBe(true);
  });
});
