import {rmSync} from 'node:fs';
import {hostilePages, makeHostileCatalogue} from '../support/hostile-shop';
import {startOwnShop} from '../support/own-shop';
import {expect, test} from '../support/page';

test('a shop full of hostile texts is shown, and not one of them runs', async ({page}) => {
  test.slow();
  const folder = makeHostileCatalogue();
  const shop = await startOwnShop({MOCK_CATALOGUE: folder});
  const elsewhere: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    if (origin !== shop.url && origin !== 'null') elsewhere.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, {zq: () => console.error('a hostile text has run')});
  });
  try {
    for (const path of ['/products', ...hostilePages.filter((_, index) => index % 11 === 0)]) {
      await page.goto(shop.url + path);
      await expect(page.getByRole('main')).toContainText('Konjac');
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((each) => (each.open = true)),
      );
    }
    await page.goto(`${shop.url}/products`);
    await page.getByRole('searchbox').first().fill('<img src=x onerror=zq()>');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/q=/);
    expect({elsewhere, dialogs}).toEqual({elsewhere: [], dialogs: []});
  } finally {
    await shop.close();
    rmSync(folder, {recursive: true});
  }
});
