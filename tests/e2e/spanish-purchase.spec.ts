import {addDays} from '~adapters/commerce/days';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {aNewEmail} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for both, in one worker.
test.describe.configure({mode: 'default', timeout: 120_000});

test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());

const today = new Date().toISOString().slice(0, 10);

test('a guest buys a package and noodles in Spanish, follows the order, is reminded once and orders again', async ({
  page,
}) => {
  const email = aNewEmail();
  const main = page.getByRole('main');
  await visit(page, `${shop.url}/es/nighttime-support`);
  await main
    .getByRole('button', {name: /^Agregar al carrito/})
    .first()
    .click();
  await expect(
    page.getByRole('banner').getByRole('button', {name: /^Carrito, 1 artículo/}),
  ).toBeVisible();
  await visit(page, `${shop.url}/es/wordpress-product/konjac-angel-hair?variation=125`);
  await main
    .getByRole('button', {name: /^Agregar al carrito/})
    .first()
    .click();
  await expect(
    page.getByRole('banner').getByRole('button', {name: /^Carrito, 2 artículos/}),
  ).toBeVisible();
  await visit(page, `${shop.url}/es/checkout`);
  await isListening(page);
  for (const [label, text] of [
    ['Correo electrónico', email],
    ['Nombre', 'Ana'],
    ['Apellido', 'García'],
    ['Dirección', '12 Orchard Lane'],
    ['Ciudad', 'Portland'],
    ['Código postal', '97201'],
  ] as const)
    await page.getByLabel(label, {exact: true}).fill(text);
  await page.getByLabel('Estado', {exact: true}).selectOption('OR');
  await page.getByRole('radio', {name: 'Pago contra entrega'}).check();
  await page.getByRole('button', {name: /^Hacer el pedido/}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Gracias por su pedido'})).toBeVisible();
  await expect(main).toContainText('Cabello de ángel de konjac (6 bolsas)');

  await visit(page, await shop.control.linkIn(email, '/es/orders/'));
  await expect(main).toContainText('Nighttime Support (2 frascos: Con melatonina');
  await expect(main).not.toContainText('Mix:');
  const section = page.getByRole('region', {name: 'Cuándo se acaba'});
  await section.getByLabel(/^Recordármelo una vez/).check();
  await section.getByRole('button', {name: 'Guardar'}).click();
  await expect(section.getByRole('status')).toContainText('abra su enlace');
  await visit(page, await shop.control.linkIn(email, 'type=confirm'));
  await page.getByRole('button', {name: 'Sí, recuérdenmelo una vez'}).click();
  await expect(page.getByText('Recibirá un recordatorio, una sola vez.')).toBeVisible();
  for (const day of [50, 51, 52, 53, 54]) await shop.control.remind(addDays(today, day));
  await page.goto(await shop.control.linkIn(email, 'refill='));
  await expect(page).toHaveURL(`${shop.url}/es/cart`);
  await isListening(page);
  await expect(main).toContainText('Nighttime Support (2 frascos: Con melatonina');
});

test('an account is opened, confirmed and read in Spanish', async ({page}) => {
  const email = aNewEmail();
  await visit(page, `${shop.url}/es/account/sign-up`);
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Contraseña', {exact: true}).fill('Plum-tree-1!');
  await main.getByRole('button', {name: 'Crear una cuenta'}).click();
  await expect(main).toContainText(email);
  await visit(page, await shop.control.linkIn(email, '/es/account/confirm'));
  await expect(main).toContainText('Un toque, y su cuenta quedará lista.');
  await expect(main.getByLabel('Contraseña', {exact: true})).toHaveCount(0);
  await main.getByRole('button', {name: 'Confirmar mi correo electrónico'}).click();
  await expect(main.getByRole('heading', {level: 1, name: 'Mi cuenta'})).toBeVisible();
  await expect(main.getByText('Confirmado', {exact: true})).toBeVisible();
  await visit(page, `${shop.url}/es/account/orders`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Mis pedidos');
});
