import {publishedOrNothing, type PublishedContent} from '~adapters/content';
import {shopScope} from '~adapters/commerce';
import {isAsked} from '~/content/asked-laws.server';
import {withdrawalWords} from '~/content/withdrawal';
import {shopName} from '~/content/brand';
import {copyrightLine, footerMenu, headerMenu, homeLabel} from '~/content/navigation';
import {ownName} from '~/server/look.server';
import {ownerWords} from '~/content/owner';
import type {MenuLink} from '~/content/text';
import type {AppServices} from '~/server/app-services';

/** What stands around every page: the owner's menus and announcement, else the built-in menus (rules: The owner's pages). */
export async function shellOf({content, env}: Pick<AppServices, 'content' | 'env'>) {
  const published = await publishedOrNothing(content);
  const {menus, articles} = published;
  const name = await ownName({content});
  const named = (text: string) => text.replaceAll(shopName, name);
  return {
    homeLabel: named(homeLabel),
    copyright: named(copyrightLine(new Date().getFullYear())),
    announcement: currentAnnouncement(published),
    headerMenu:
      menus.header?.map(toGroup) ??
      headerMenu(env.PUBLIC_COMPANION_PATH, Boolean(env.PUBLIC_COMPANION_URL)),
    footerMenu: withWithdrawal(
      toColumns(menus.footer?.map(toGroup) ?? footerMenu(HAS.journal && articles.length > 0)),
    ),
  };
}

/** The newest one whose days are not over. */
function currentAnnouncement({announcements}: PublishedContent) {
  const now = Date.now();
  const current = announcements.find(({from, until}) => from <= now && (until ?? Infinity) > now);
  if (!current) return null;
  const {text: label, href, lang} = current;
  return {label, href: href ?? '', ...(lang && {lang})};
}

/** Two levels: a group has its own page first, where it leads to one, and then all that stands below it. */
function toGroup({below, ...link}: MenuLink): MenuLink {
  const isPage = !link.href.startsWith('#');
  const own = isPage ? [{...link, below: []}] : [];
  return {...link, below: below.length === 0 ? [] : [...own, ...below.flatMap(flat)]};
}

const flat = ({label, href, below}: MenuLink): MenuLink[] => [
  {label, href, below: []},
  ...below.flatMap(flat),
];

/** Where the law asks that it is always at hand, below the last column (rules: What a country's law asks). */
function withWithdrawal(columns: MenuLink[]): MenuLink[] {
  const last = columns.at(-1);
  if (!last || !isAsked('withdrawal')) return columns;
  const href = shopScope().withdrawsItself || '/contact';
  const below = [...last.below, {label: withdrawalWords.button, href, below: []}];
  return [...columns.slice(0, -1), {...last, below}];
}

/** Links that stand in no column have one of their own. */
function toColumns(menu: readonly MenuLink[]): MenuLink[] {
  const columns = menu.filter(({below}) => below.length > 0);
  const single = menu.filter(({below}) => below.length === 0);
  return single.length > 0
    ? [...columns, {label: ownerWords.moreLinks, href: '#', below: single}]
    : columns;
}
