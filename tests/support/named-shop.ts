import {DOMParser} from './plain-browser';

/** Names that no shopper reads as the shop's: of cookies, of the mocked shop's bundle, of its addresses. */
const technical =
  /\bbellyful-(?:session|account|signed-in|language|device|cart|bundle[\w-]*)\b|[\w.+-]+@bellyful\.example\b/g;

const otherName = /.{0,40}bellyful.{0,40}/is;
/** Where a text bears our name. */
export const nameIn = (text: string) => otherName.exec(text.replace(technical, ''))?.[0] ?? null;

const told = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content', 'label'];

/** What is read of a page, by whom ever: its texts, what stands for pictures and fields, what search engines get. */
export function readable(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of document.querySelectorAll('script, style'))
    if (unseen.getAttribute('type') !== 'application/ld+json') unseen.remove();
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    told.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [document.documentElement.textContent, ...attributes].join('\n');
}
