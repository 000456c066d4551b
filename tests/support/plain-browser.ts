import {JSDOM} from 'jsdom';
import {openCookieJar} from './cookie-jar';

/** One for all files of a worker: an environment of its own costs each of them a second. */
const {window} = new JSDOM('');
export const {DOMParser} = window;

/** One page as a browser without scripts shows it. */
export interface PlainPage {
  /** Path and query of where the redirects ended. */
  path: string;
  /** The whole address: the shop's own pages are elsewhere. */
  url: string;
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  /** All that can be read in it, in one line. */
  text: string;
  main: string;
}

const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

export const textOf = (element: Element) => inOneLine(element.textContent);

/** The elements of a page whose whole text or label is this. */
export const findAll = (page: PlainPage, selector: string, text: string | RegExp): HTMLElement[] =>
  [...page.document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const name = element.getAttribute('aria-label') ?? textOf(element);
    return typeof text === 'string' ? name === text : text.test(name);
  });

export function requireOne(page: PlainPage, selector: string, text: string | RegExp): HTMLElement {
  const [found] = findAll(page, selector, text);
  if (!found) throw new Error(`${page.path} has no ${selector} “${text}”`);
  return found;
}

/** The seals of a label by their pictures' alternative texts. */
export const sealsOf = ({document}: PlainPage) =>
  [...document.querySelectorAll('main ul[aria-label] img[src^="/seals/"]')].map((picture) =>
    picture.getAttribute('alt'),
  );

/** What comes later in the stream stands hidden until a script moves it to its place. */
function parse(html: string): Pick<PlainPage, 'document' | 'text' | 'main'> {
  // Words of neighbouring elements stay words of their own.
  const document = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html');
  for (const unseen of document.querySelectorAll('script, style, template, [hidden]'))
    if (unseen.getAttribute('type') !== 'application/ld+json') unseen.remove();
  return {
    document,
    text: inOneLine(document.body.textContent),
    main: inOneLine(document.querySelector('main')?.textContent),
  };
}

/** What a press sends of the button's form, after typing into its fields. */
export function fieldsOf(button: HTMLElement, typed: Record<string, string> = {}): URLSearchParams {
  const {form} = button as HTMLButtonElement;
  if (!form) throw new Error(`${textOf(button)} belongs to no form`);
  const fields = new URLSearchParams();
  for (const [name, value] of new window.FormData(form, button))
    if (typeof value === 'string') fields.append(name, value);
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  return fields;
}

/** A browser that runs no scripts: it opens pages, follows links, sends forms and keeps cookies. */
export function openPlainBrowser(origin: string, more: Record<string, string> = {}) {
  const {store, cookies, forget} = openCookieJar();

  async function load(
    url: URL,
    init: RequestInit = {},
    own: Record<string, string> = {},
  ): Promise<PlainPage> {
    const cookie = cookies();
    const headers = {
      Accept: 'text/html',
      Origin: origin,
      ...(cookie && {Cookie: cookie}),
      ...more,
      ...own,
    };
    const answer = await fetch(url, {...init, headers, redirect: 'manual'});
    store(answer.headers);
    const location = answer.headers.get('Location');
    if (answer.status < 400 && location) return load(new URL(location, url));
    const html = await answer.text();
    let parsed: ReturnType<typeof parse> | undefined;
    // That takes longer than to get the page: one of which only the status is looked at is not read.
    const read = () => (parsed ??= parse(html));
    return {
      path: url.pathname + url.search,
      url: url.href,
      status: answer.status,
      headers: answer.headers,
      html,
      get document() {
        return read().document;
      },
      get text() {
        return read().text;
      },
      get main() {
        return read().main;
      },
    };
  }

  const open = (path: string) => load(new URL(path, origin));

  /** At another process of the same shop, which knows the same cookies. */
  const openAt = (otherOrigin: string, path: string) => load(new URL(path, otherOrigin));

  /** Presses a button of a form, after typing into its fields. */
  async function press(page: PlainPage, button: HTMLElement, typed: Record<string, string> = {}) {
    const {form} = button as HTMLButtonElement;
    const fields = fieldsOf(button, typed);
    const action = button.getAttribute('formaction') ?? form?.getAttribute('action');
    const url = new URL(action ?? '', page.url);
    if ((button.getAttribute('formmethod') ?? form?.method) === 'post') {
      // As browsers do: a page that sends no referrer sends no origin either.
      const sendsNoReferrer = page.headers.get('Referrer-Policy') === 'no-referrer';
      return load(url, {method: 'POST', body: fields}, {Origin: sendsNoReferrer ? 'null' : origin});
    }
    url.search = fields.toString();
    return load(url);
  }

  /** What a script of the page would send. */
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    load(
      new URL(path, origin),
      {method: 'POST', body: JSON.stringify(body)},
      {'Content-Type': 'application/json', ...headers},
    );

  const follow = (link: HTMLElement) => open(link.getAttribute('href') ?? '');

  return {open, openAt, press, postJson, follow, cookies, forgetCookies: forget};
}
