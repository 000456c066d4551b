import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {tonesOf, type Colors} from '../../build/look/colors';
import {failing} from '../../build/look/contrast';
import {completeLook} from '../../build/look/shape';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

// Rules: The look
let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.run(
    `foreach ( array( 'bellyful_look', 'bellyful_look_before' ) as $name ) { delete_option( $name ); } update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'later', 0 ); echo 1;`,
  ),
);

const blue: Colors = {
  ground: '#f5f8fd',
  ink: '#1b2433',
  brand: '#1d4f91',
  accent: '#f2b632',
  sale: '#b3361f',
};
const brass = {...blue, brand: '#6b4d0f'};
const typed = (colors: Colors) => ({colors, tones: JSON.stringify(tonesOf(colors))});

/** The owner presses a button, and sees the page that follows. */
const press = (button: string, fields: Record<string, unknown> = {}, more: object = {}) =>
  shop.run<string>(`use Bellyful\\Storefront\\Look as L;
    function wp_enqueue_script() {} function number_format_i18n( $number, $digits ) { return number_format( $number, $digits ); }
    $GLOBALS['asking'] = new class() extends WP_User { public string $user_login = 'ana'; public function has_cap( $capability ): bool { return ( $_POST['can'] ?? true ) && 'manage_woocommerce' === $capability; } };
    $_POST = $_REQUEST = ${toPhp({_wpnonce: 'of bellyful-look', button, ...fields, ...more})};
    register_shutdown_function( static function () { do_action( 'shutdown' ); } );
    ob_start();
    try { L\\press_button(); L\\show_page(); } catch ( Exception $ended ) { echo 'expired'; }
    echo json_encode( ob_get_clean() );`);
interface Published {
  look: {tones: ReturnType<typeof tonesOf>; colors: Colors} | null;
}
async function published() {
  const answer = await shop.plugin.send<Published>('content', {method: 'GET', path: '/content'});
  return answer.ok ? answer.body.look : answer.code;
}

test('what can be read is published, and taken back by one press', async () => {
  expect(await published()).toBeNull();
  await press('publish', typed(blue));
  expect(await published()).toMatchObject({
    colors: blue,
    tones: tonesOf(blue),
    shape: {corners: 1, density: 1, display: expect.stringContaining('Fraunces')},
    logo: null,
  });
  await press('publish', typed(brass));
  await press('before');
  expect(await published()).toMatchObject({colors: blue});
  await press('before');
  expect(await published()).toMatchObject({colors: brass});
});

test('the first one is taken back to the storefront’s own', async () => {
  await press('publish', typed(blue));
  await press('before');
  expect(await published()).toBeNull();
});

/** Numbers from 0 to 1, the same each time. */
function* numbers(): Generator<number, number> {
  for (let state = 7; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

test('of twenty random palettes none that fails is published, and each pair is named', async () => {
  const random = numbers();
  const color = () =>
    `#${Math.floor(random.next().value * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}`;
  for (let count = 0; count < 20; count += 1) {
    const colors = {ground: color(), ink: color(), brand: color(), accent: color(), sale: color()};
    const failed = failing(colors);
    expect(failed.length).toBeGreaterThan(0);
    const page = await press('publish', typed(colors));
    expect(page).toContain('Not published.');
    const contrasts = [...page.matchAll(/has a contrast of ([\d.]+)/g)].map(([, has]) => has);
    expect(contrasts).toEqual(failed.map(({wcag}) => wcag.toFixed(2)));
    expect(page).toContain(colors.ground);
  }
  expect(await published()).toBeNull();
});

test('one that cannot be read in the dark alone is not published, and the pair is named', async () => {
  const {light, dark} = tonesOf(blue);
  const tones = JSON.stringify({light, dark: {...dark, leaf: dark.surface}});
  const page = await press('publish', {colors: blue, tones});
  expect(page).toContain('In the dark: Brand on Card has a contrast of 1.00 and needs 4.5.');
  expect(await published()).toBeNull();
});

test.each<[string, object, object]>([
  ['without the tones of the page’s script', {colors: blue}, {}],
  [
    'with a tone that is none',
    {...typed(blue), tones: JSON.stringify({...tonesOf(blue), light: {leaf: 'red'}})},
    {},
  ],
  [
    'without its dark tones',
    {...typed(blue), tones: JSON.stringify({light: tonesOf(blue).light})},
    {},
  ],
  ['without a colour', {...typed(blue), colors: {...blue, sale: ''}}, {}],
  ['by who may not', typed(blue), {can: false}],
  ['from another page', typed(blue), {_wpnonce: 'bad'}],
])('nothing is published %s', async (_, fields, more) => {
  await press('publish', {...fields}, more);
  expect(await published()).toBeNull();
});

test('the page begins from the storefront’s own colours', async () => {
  const brand = readFileSync('app/content/brand.css', 'utf8');
  const page = await press('');
  for (const name of ['cream', 'ink', 'leaf', 'honey', 'clay'])
    expect(page).toContain(`value="${new RegExp(`--color-${name}: (#\\w+)`).exec(brand)?.[1]}"`);
});

test('corners, distances and letters are those of a list', async () => {
  await press('publish', {...typed(blue), corners: 'square', density: 'close', letters: 'system'});
  expect(await published()).toMatchObject({
    shape: {
      corners: 0,
      density: 0.9,
      display: 'system-ui, sans-serif',
      text: 'system-ui, sans-serif',
    },
  });
  await press('publish', {...typed(blue), corners: '9', density: '', letters: 'x; color: red'});
  expect(await published()).toMatchObject({corners: 'soft', density: 'usual', letters: 'fraunces'});
});

const logoOf = (file: string) =>
  shop.run<{src: string; ratio: number} | null>(
    `echo json_encode( Bellyful\\Storefront\\Look\\to_logo( base64_decode( '${Buffer.from(file, 'latin1').toString('base64')}' ) ) );`,
  );
const shownSvg = async (inside: string) => {
  const logo = await logoOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inside}</svg>`,
  );
  return Buffer.from(logo?.src.split(',')[1] ?? '', 'base64').toString();
};

test('a logo is an SVG of shapes, as wide as it says', async () => {
  const svg = await shownSvg('<g fill="url(#g)"><path d="M0 0h9v9z" fill="#123456"/></g>');
  expect(svg).toContain('<g fill="url(#g)"><path d="M0 0h9v9z" fill="#123456"/></g>');
  expect(
    await logoOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>'),
  ).toMatchObject({ratio: 3});
});

test.each([
  '<script>alert(1)</script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<foreignObject><b>text</b></foreignObject>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<use href="#x"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<path style="background:url(//elsewhere.example)" d="M0 0"/>',
  '<path fill="url(https://elsewhere.example/#a)" d="M0 0"/>',
  '<style>*{fill:url(//elsewhere.example)}</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
])('nothing in a logo acts or leads elsewhere: %s', async (inside) => {
  const svg = await shownSvg(`<circle r="5"/>${inside}`);
  expect(svg).toContain('<circle r="5"/>');
  expect(svg).not.toMatch(/script|alert|elsewhere|href|onload|style|<b>|animate/);
});

test('a logo may be a PNG', async () => {
  const png = `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x78\0\0\0\x28\x08`;
  expect(await logoOf(png)).toMatchObject({ratio: 3, src: expect.stringContaining('image/png')});
});

test.each([
  ['no picture', 'hello'],
  ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'],
  ['what only begins like a PNG', '\x89PNG\r\n\x1a\n'],
  ['more than 60 KB', `<svg viewBox="0 0 1 1"><title>${'x'.repeat(60_000)}</title></svg>`],
])('%s is no logo', async (_, file) => {
  expect(await logoOf(file)).toBeNull();
});

test('mails have its colours, where one is published', async () => {
  const color = () =>
    shop.run(`update_option( 'woocommerce_email_base_color', '#720eec' );
      echo json_encode( apply_filters( 'pre_option_woocommerce_email_base_color', false, 'woocommerce_email_base_color', '' ) );`);
  expect(await color()).toBe(false);
  await press('publish', typed(blue));
  expect(await color()).toBe(blue.brand);
});

test('pay page and editor have its ground, its buttons and its logo, where one is published', async () => {
  const styles = () =>
    shop.run<{
      payPage: string;
      editor: string;
    }>(`function is_checkout() { return true; } function wp_enqueue_style() {}
      function wp_add_inline_style( $name, $css ) { $GLOBALS['added'] = $css; }
      do_action( 'wp_enqueue_scripts' );
      $settings = apply_filters( 'block_editor_settings_all', array( 'styles' => array() ) );
      echo json_encode( array( 'payPage' => $GLOBALS['added'] ?? '', 'editor' => implode( array_column( $settings['styles'], 'css' ) ) ) );`);
  expect(await styles()).toEqual({payPage: '', editor: ''});
  const logo = await logoOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>');
  await press('publish', {...typed(blue), logo_before: logo?.src});
  const {payPage, editor} = await styles();
  for (const part of [`background:${blue.ground}`, `background:${blue.brand}`, logo?.src])
    expect(payPage).toContain(part);
  expect(editor).toBe(payPage);
});

test('a logo is kept while the colours are mended, until it is taken out', async () => {
  const logo = await logoOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>');
  const refused = await press('publish', {
    ...typed({...blue, brand: blue.ground}),
    logo_before: logo?.src,
  });
  const [, kept] = /name="logo_before" value="([^"]+)"/.exec(refused) ?? [];
  expect(kept).toBe(logo?.src);
  await press('publish', {...typed(blue), logo_before: kept});
  expect(await published()).toMatchObject({logo});
  await press('publish', {...typed(blue), logo_before: kept, no_logo: '1'});
  expect(await published()).toMatchObject({logo: null});
  const acting = `data:image/svg+xml;base64,${btoa('<b>no</b>')}`;
  expect(await press('publish', {...typed(blue), logo_before: acting})).toContain('Not published.');
});

test('a file that was stored of a look is the same look again', async () => {
  const logo = await logoOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><g/></svg>',
  );
  const {icons, ...whole} = completeLook({colors: blue, letters: 'book', name: 'Acorn'});
  expect(icons).toBeNull();
  const look = {...whole, logo};
  const read = (text: string) =>
    shop.run(
      `echo json_encode( Bellyful\\Storefront\\Look\\to_look( Bellyful\\Storefront\\Look\\from_file( (array) json_decode( base64_decode( '${btoa(text)}' ), true ) ) ) );`,
    );
  expect(await read(JSON.stringify(look))).toEqual(look);
  for (const wrong of ['hello', 'null', '[]', '{"colors":"blue"}'])
    expect(await read(wrong)).toBeNull();
  const acting = {src: `data:image/svg+xml;base64,${btoa('<b>no</b>')}`, ratio: 3};
  expect(await read(JSON.stringify({...look, logo: acting}))).toMatchObject({logo: false});
});

test('its mark is WordPress’ own site icon', async () => {
  await press('publish', typed(blue));
  expect(await published()).toMatchObject({icons: null});
  await shop.run(`update_option( 'site_icon', 7 ); echo 1;`);
  expect(await published()).toMatchObject({
    icons: {tab: 'https://shop.example/icon-32.png', large: 'https://shop.example/icon-512.png'},
  });
  await shop.run(`delete_option( 'site_icon' ); echo 1;`);
});

test('its name and line are WordPress’ title and tagline from then on, also where they change there', async () => {
  await shop.run(`update_option( 'blogname', 'My site' ); echo 1;`);
  await press('publish', typed(blue));
  expect(await published()).toMatchObject({name: '', line: ''});
  await press('publish', {...typed(blue), name: 'Acorn', line: 'Nuts, roasted today'});
  expect(await published()).toMatchObject({name: 'Acorn', line: 'Nuts, roasted today'});
  await shop.run(`update_option( 'blogname', 'Acorn & Oak' ); echo 1;`);
  expect(await published()).toMatchObject({name: 'Acorn & Oak'});
});

const fontOf = (file: string) =>
  shop.run<string | false>(
    `echo json_encode( Bellyful\\Storefront\\Look\\to_font( base64_decode( '${Buffer.from(file, 'latin1').toString('base64')}' ) ) );`,
  );
/** As long as its head says. */
const woff2 = 'wOF2\x00\x01\x00\x00\x00\x00\x00\x10data';

test('own letters are a WOFF2 file among the uploads, named by what is in it', async () => {
  const font = await fontOf(woff2);
  expect(font).toMatch(/^https:\/\/shop\.example\/uploads\/bellyful-look\/[0-9a-f]{16}\.woff2$/);
  await press('publish', {...typed(blue), fonts: {display: font}});
  expect(await published()).toMatchObject({fonts: {display: font, text: null}});
  const elsewhere = 'https://elsewhere.example/bellyful-look/0123456789abcdef.woff2';
  await press('publish', {...typed(blue), fonts: {display: elsewhere}});
  expect(await published()).toMatchObject({fonts: {display: null}});
});

test.each([
  ['no font', '<svg/>'],
  ['an older format', 'wOFF\x00\x01\x00\x00\x00\x00\x00\x10data'],
  ['a file that is not as long as it says', `${woff2}more`],
  ['more than 200 KB', `wOF2\x00\x01\x00\x00\x00\x03\x0d\x4c${'x'.repeat(200_000)}`],
])('%s is not taken for letters', async (_, file) => {
  expect(await fontOf(file)).toBe(false);
});
