import {escapeHtml, toPage} from '../page';
import {troubles, type Scenario} from '../scenarios';
import type {Services} from '../services';
import {demoAccounts, demoPassword} from '../demo-accounts';
import {menuPlaces, type ContentRecord} from '../woocommerce/content-record';
import type {ProductRecord} from '../woocommerce/catalogue';
import {offeredFields} from '../woocommerce/additional-fields';
import {shopPlugins} from '../woocommerce/plugins';
import {offeredMethods} from '../woocommerce/payment-methods';
import {currencies, toText} from '../woocommerce/amounts';
import {markets} from '../woocommerce/markets';
import {rulesOf, type Shop} from '../woocommerce/shop';
import {taxSettings} from '../woocommerce/tax-settings';
import {completedOrders, toModerate} from './review-events';
import {refundable, sendable} from './shop-events';
import {toOrderSummary, type OrderSummary} from './order-summary';
import {storefrontAddress} from '../wordpress/mail-frame';

const operations = [
  '*',
  'ProductCursors',
  'GetProduct',
  'ProductPages',
  'place-order',
  'orders',
  'codes',
  'GetOrder',
  'OrdersByReference',
  'OrdersOfShopper',
  'auth',
  'account-mail',
  'database',
  'taxes',
  'stock-requests',
  'mail',
  'payments',
  'stripe',
  'stripe-script',
  'media',
];

const options = (values: [value: string, label: string][]) =>
  values.map(([value, label]) => `<option value="${value}">${escapeHtml(label)}</option>`).join('');

const table = (heads: string[], rows: string[], empty: string) =>
  rows.length === 0
    ? `<p>${empty}</p>`
    : `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const folders = {page: '', post: 'journal/', recipe: 'recipes/', announcement: ''};

function contentRow({databaseId, type, slug, title, status, draft}: ContentRecord): string {
  const shown = status === 'publish' ? 'published' : status;
  const path = type === 'announcement' ? '/' : `/${folders[type]}${slug}`;
  const seen =
    status === 'publish'
      ? `<a href="${storefrontAddress()}${escapeHtml(path)}">${escapeHtml(path)}</a>`
      : '';
  const cells = [type, slug, title, draft ? `${shown}, with a draft` : shown];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${seen}</td><td>
<form method="post" action="/__control/preview"><button name="databaseId" value="${databaseId}">Preview</button></form>
<form method="post" action="/__control/delete-content"><button name="databaseId" value="${databaseId}">Delete</button></form></td></tr>`;
}

function menuRow({content}: Shop, place: (typeof menuPlaces)[number]): string[] {
  const items = content.menuItems.filter(({location}) => location === place);
  const links = items.map(
    ({label, url, parentDatabaseId}) =>
      `${parentDatabaseId === 0 ? '' : '- '}${escapeHtml(label)} | ${escapeHtml(url)}`,
  );
  return items.length === 0 ? [] : [`<tr><td>${place}</td><td>${links.join('<br>')}</td></tr>`];
}

/** The page by which a person looks into the mocked shop and makes trouble. */
export function controlPage(services: Services): string {
  const {shop, scenarios, outbox, wordpress} = services;
  return toPage(
    'The mocked shop',
    `<p>Everything here lives in memory and starts anew with the server. Sent mails: <a href="/__outbox">${outbox.mails.length} in the outbox</a>.</p>
<h2>Trouble</h2>
<form method="post" action="/__control/scenario">
  <label>When asked<select name="operation">${options(operations.map((name) => [name, name === '*' ? 'anything' : name]))}</select></label>
  <label>it<select name="trouble">${options(Object.entries(troubles))}</select></label>
  <label>times (empty: until cleared)<input name="times" type="number" min="1" value="1"></label>
  <label>pause in ms<input name="delayMs" type="number" min="0" value="2000"></label>
  <button>Make trouble</button>
</form>
${table(['When asked', 'Trouble', 'Times left'], scenarios.active.map(scenarioRow), 'All is well.')}
<form method="post" action="/__control/clear"><button>Clear trouble</button></form>
<h2>Orders</h2>
${table(
  ['Order', 'Status', 'For', 'Lines', 'Total'],
  shop.orders
    .map(toOrderSummary)
    .toReversed()
    .map((order) => orderRow(order, shop)),
  'Nobody has ordered yet.',
)}
<h2>Pages, articles, announcements, menus</h2>
<p>Articles stand in <a href="${storefrontAddress()}/journal">the journal</a>, pages on the <a href="${storefrontAddress()}/sitemap.xml">site map</a>, announcements and menus on every page; a preview opens there, too.</p>
${table(['What', 'Address', 'Title', 'Status', 'Seen at', ''], shop.content.records.map(contentRow), 'The owner has written nothing: the storefront shows its own texts.')}
<form method="post" action="/__control/around"><button>Announce something on every page, and put a menu in the place of the footer's</button></form>
<form method="post" action="/__control/content">
  <label>The owner saves<select name="type">${options([
    ['page', 'a page'],
    ['post', 'an article'],
    ['announcement', 'an announcement'],
  ])}</select></label>
  <label>its address<input name="slug" placeholder="about" required></label>
  <label>title<input name="title"></label>
  <label>HTML<textarea name="html" rows="3"></textarea></label>
  <label>as<select name="status">${options([
    ['publish', 'published'],
    ['draft', 'a draft'],
    ['private', 'private'],
  ])}</select></label>
  <button>Save</button>
</form>
<form method="post" action="/__control/menu">
  <label>The menu of<select name="location">${options([
    ['BELLYFUL_HEADER', 'the header'],
    ['BELLYFUL_FOOTER', 'the footer'],
    ['BELLYFUL_HEADER_ES', 'the header, in Spanish'],
    ['BELLYFUL_FOOTER_ES', 'the footer, in Spanish'],
  ])}</select></label>
  <label>a line a link, below another with -<textarea name="items" rows="4" placeholder="FAQ | /faq"></textarea></label>
  <button>Save the menu</button>
</form>
${table(
  ['Menu', 'Links'],
  menuPlaces.flatMap((place) => menuRow(shop, place)),
  'No menus: the storefront shows its own.',
)}
<h2>Stock</h2>
<form method="post" action="/__control/stock">
  <label>Product or variation<select name="databaseId">${options(soldItems(shop.products))}</select></label>
  <label>left<input name="stock" type="number" min="0" value="0"></label>
  <button>Set stock</button>
</form>
<form method="post" action="/__control/stock">
  <label>The shop breaks at<select name="databaseId">${options(optionsOf(shop.products))}</select></label>
  <label>from now on<select name="broken">${options([
    ['yes', 'yes'],
    ['no', 'no'],
  ])}</select></label>
  <button>Set</button>
</form>
<p>It breaks at ${
      shop.products
        .filter(({isBroken}) => isBroken)
        .map(({name}) => escapeHtml(name))
        .join(', ') || 'none'
    }.</p>
<p>${wordpress.stockRequests.length} wait to hear that something is back; they are mailed when its stock is set.</p>
<h2>A sale in the shop itself</h2>
<form method="post" action="/__control/sale">
  <label>Somebody buys<select name="databaseId">${options(soldItems(shop.products))}</select></label>
  <label>so many<input name="quantity" type="number" min="1" value="1"></label>
  <button>Sell at its own checkout</button>
</form>
<h2>A parcel</h2>
<form method="post" action="/__control/parcel">
  <label>Staff send<select name="orderId">${options(sendable(shop))}</select></label>
  <label>of a line so many<input name="quantity" type="number" min="1" value="1"></label>
  <label>tracking number<input name="number" value="9400111202555842332669" required></label>
  <label>from lot<input name="lot"></label>
  <label>best before<input name="bestBefore" type="date"></label>
  <button>Send</button>
</form>
<h2>A recall</h2>
<form method="post" action="/__control/recall">
  <label>Staff recall lot<input name="lot" required></label>
  <label>reason<input name="reason" value="A packet may hold a piece of plastic." required></label>
  <label>offer<select name="offer">${options([
    ['refund', 'refund'],
    ['replacement', 'replacement'],
  ])}</select></label>
  <button>Recall</button>
</form>
<h2>A refund</h2>
<form method="post" action="/__control/refund">
  <label>Staff refund<select name="orderId">${options(refundable(shop))}</select></label>
  <label>of a line so many<input name="quantity" type="number" min="1" value="1"></label>
  <label>reason<input name="reason" value="Arrived damaged"></label>
  <button>Refund</button>
</form>
<h2>A review to approve</h2>
<form method="post" action="/__control/moderate-review">
  <label>Staff look at<select name="databaseId">${options(toModerate(services))}</select></label>
  <label>and<select name="verdict">${options([
    ['approve', 'approve it'],
    ['refuse', 'refuse it'],
  ])}</select></label>
  <button>Decide and tell the storefront</button>
</form>
<form method="post" action="/__control/write-review">
  <label>Somebody writes about<select name="databaseId">${options(optionsOf(shop.products))}</select></label>
  <label>stars<input name="stars" type="number" min="1" max="5" value="4"></label>
  <button>Put a review that waits</button>
</form>
<form method="post" action="/__control/ask-for-reviews">
  <label>Ten days after order<select name="orderId">${options(completedOrders(services))}</select></label>
  <button>Ask its buyer for reviews</button>
</form>
<h2>Reminders</h2>
<form method="post" action="/__control/remind">
  <label>On the day<input name="today" type="date" value="${new Date().toISOString().slice(0, 10)}" required></label>
  <button>Send the reminders that are due</button>
</form>
<p>${wordpress.reminders.filter(({sentAt}) => sentAt === null).length} wait to be sent, ${wordpress.reminders.filter(({sentAt}) => sentAt !== null).length} were sent.</p>
<h2>Confirmation before sign-in</h2>
<form method="post" action="/__control/confirmation">
  <label>New accounts<select name="before">${options([
    ['no', 'may sign in at once'],
    ['yes', 'must be confirmed first'],
  ])}</select></label>
  <button>Set</button>
</form>
<p>${wordpress.confirmsBeforeSignIn ? 'They must be confirmed first.' : 'They may sign in at once.'}</p>
<h2>Tax</h2>
<form method="post" action="/__control/taxes">
  <label>The shop charges<select name="name">${options(Object.keys(taxSettings).map((name) => [name, name]))}</select></label>
  <button>Set taxes</button>
</form>
<p>${shop.taxes ? shop.taxes.rates.map(({label, percent}) => `${escapeHtml(label)} ${percent} %`).join(', ') : 'None.'}</p>
<h2>Offers and shipping</h2>
<form method="post" action="/__control/rules">
  <label>The shop sells by<select name="name">${options([
    ['storefront', 'those of the storefront'],
    ['shop', 'its own'],
  ])}</select></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set and tell the storefront</button>
</form>
<p>${rulesOf(shop) === 'shop' ? 'By its own.' : 'By those of the storefront.'}</p>
<h2>Claims</h2>
<form method="post" action="/__control/claims">
  <label>Ended, by their ids<input name="ended" value="${escapeHtml(shop.claims.ended.join(' '))}"></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set and tell the storefront</button>
</form>
<h2>Ways of paying</h2>
<form method="post" action="/__control/payment-methods">
  <label>The shop offers<select name="name">${options(Object.keys(offeredMethods).map((name) => [name, name]))}</select></label>
  <button>Set ways of paying</button>
</form>
<p>${shop.paymentMethods.map(({title}) => escapeHtml(title)).join(', ') || 'None.'}</p>
<h2>What the checkout asks</h2>
<form method="post" action="/__control/fields">
  <label>The shop asks for<select name="name">${options(Object.keys(offeredFields).map((name) => [name, name]))}</select></label>
  <button>Set fields</button>
</form>
<p>${shop.additionalFields.map(({label}) => escapeHtml(label)).join(', ') || 'Nothing more.'}</p>
<h2>What plugins do at the checkout</h2>
<form method="post" action="/__control/plugins">
  <label>Plugins of the shop<select name="name">${options(Object.keys(shopPlugins).map((name) => [name, name]))}</select></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set plugins</button>
</form>
<h2>Another market</h2>
<form method="post" action="/__control/market">
  <label>The shop stands in, with all its settings<select name="name">${options(Object.keys(markets).map((name) => [name, name]))}</select></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set market</button>
</form>
<h2>Another currency</h2>
<form method="post" action="/__control/currency">
  <label>The shop counts in<select name="name">${options(Object.keys(currencies).map((name) => [name, name]))}</select></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set currency</button>
</form>
<p>${shop.currency.code} with ${shop.currency.decimals} decimals.</p>
<h2>Where it sells</h2>
<form method="post" action="/__control/countries">
  <label>Countries, like DE AT<input name="selling" value="${shop.countries.selling.join(' ')}" required></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Set countries</button>
</form>
<h2>A change in the shop</h2>
<form method="post" action="/__control/tell-agents"><button>Tell programs of their orders</button></form>
<form method="post" action="/__control/tell">
  <label>What changed<select name="databaseId">${options([['', 'anything'], ...optionsOf(shop.products)])}</select></label>
  <label>the storefront<input name="storefront" value="${storefrontAddress()}"></label>
  <button>Tell the storefront</button>
</form>
<h2>Codes</h2>
<p>${shop.coupons.map(({code, usageCount, usageLimit}) => `<code>${code.toUpperCase()}</code> (used ${usageCount}${usageLimit === null ? '' : ` of ${usageLimit}`})`).join(', ')}</p>
<h2>Accounts</h2>
<p>Password of all: <code>${escapeHtml(demoPassword)}</code></p>
<ul>${demoAccounts.map(({email, about}) => `<li><strong>${email}</strong>: ${escapeHtml(about)}</li>`).join('')}</ul>
<h2>Start anew</h2>
<form method="post" action="/__control/reset">
  <label>Catalogue<select name="catalogue">${options([
    ['usual', 'usual'],
    ['large', 'large, 320 more products'],
    ['huge', '10,000 products'],
  ])}</select></label>
  <button>Reset everything</button>
</form>`,
  );
}

const scenarioRow = ({operation, trouble, times}: Scenario) =>
  `<tr><td>${escapeHtml(operation)}</td><td>${troubles[trouble]}</td><td>${times ?? 'until cleared'}</td></tr>`;

function orderRow(order: OrderSummary, shop: Shop): string {
  const money = (amount: number) => toText(amount, shop);
  const lines = order.lines.map(
    ({name, quantity, total}) =>
      `<li>${escapeHtml(name)} &times; ${quantity}: ${money(total)}</li>`,
  );
  const amounts = `Subtotal ${money(order.subtotal)}<br>Discount ${money(order.discount)}<br>Shipping ${money(order.shipping)}<br>${order.tax === 0 ? '' : `Tax ${money(order.tax)}<br>`}<strong>${money(order.total)}</strong>`;
  const pay = order.needsPayment ? `<br><a href="${escapeHtml(order.payPath)}">Pay</a>` : '';
  return `<tr><td>${order.orderNumber}<br>${order.createdAt.slice(0, 19).replace('T', ' ')}</td><td>${order.status}${pay}</td><td>${escapeHtml(order.email)}</td><td><ul>${lines.join('')}</ul></td><td class="number">${amounts}</td></tr>`;
}

/** Of 10,000 products the first are enough to try with. */
const mostOffered = 400;

const optionsOf = (products: ProductRecord[]): [value: string, label: string][] =>
  products.slice(0, mostOffered).map(({databaseId, name}) => [String(databaseId), name]);

const soldItems = (products: ProductRecord[]): [value: string, label: string][] =>
  products.slice(0, mostOffered).flatMap(({databaseId, name, stock, variations}) => {
    if (variations.length === 0) return [[String(databaseId), `${name} (${stock})`]];
    return variations.map((one): [string, string] => [
      String(one.databaseId),
      `${name}, ${Object.values(one.options).join(', ')} (${one.stock})`,
    ]);
  });
