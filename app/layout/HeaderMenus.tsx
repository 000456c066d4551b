import {Fragment, useEffect, useState, type MouseEvent} from 'react';
import {createPortal} from 'react-dom';
import {Link, useMatch} from 'react-router';
import {useJson} from '~/browser/use-json';
import {dropdownCloseDelayMs} from '~/content/navigation';
import type {ProductGroups} from '~/catalogue/list/product-groups.server';

const nothing: {groups: ProductGroups[]} = {groups: []};

const isIn = (menu: Node, target: EventTarget | null) =>
  target instanceof Node && menu.contains(target);

/** Open while pointer or focus is on the entry; Escape and a choice close it. */
function useIsOpen(entry: HTMLElement | null): boolean {
  const [isOpen, setOpen] = useState(() => entry?.matches(':hover, :focus-within') ?? false);
  useEffect(() => {
    if (!entry) return;
    const left = new AbortController();
    const listen = (event: string, isNowOpen: boolean) =>
      entry.addEventListener(event, () => setOpen(isNowOpen), left);
    for (const event of ['pointerenter', 'focusin']) listen(event, true);
    for (const event of ['pointerleave', 'click']) listen(event, false);
    entry.addEventListener(
      'focusout',
      ({relatedTarget}) => {
        if (!entry.matches(':hover') && !isIn(entry, relatedTarget)) setOpen(false);
      },
      left,
    );
    entry.addEventListener('keydown', ({key}) => key === 'Escape' && setOpen(false), left);
    return () => left.abort();
  }, [entry]);
  return isOpen;
}

interface Props {
  /** Of the header's two, the one that this screen shows. */
  entry: HTMLElement;
  groups: readonly ProductGroups[];
}

const closeMenu = ({currentTarget}: MouseEvent) =>
  currentTarget.closest('details')?.removeAttribute('open');

const Groups = ({groups, className}: {groups: readonly ProductGroups[]; className: string}) => (
  <div className={className}>
    {groups.map(({title, links}) => (
      <Fragment key={title}>
        <p className="p-2 text-sm text-ink-soft">{title}</p>
        <ul className="grid grid-cols-2 gap-1">
          {links.map(({label, href, image}) => (
            <li key={href}>
              <Link
                to={href}
                className="flex min-h-11 items-center gap-3 rounded-lg p-2 font-semibold hover:bg-sage-light"
                onClick={closeMenu}
              >
                {image && (
                  <img
                    src={image}
                    alt=""
                    width={56}
                    height={56}
                    className="size-14 rounded-lg bg-sand object-cover"
                  />
                )}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fragment>
    ))}
  </div>
);

/** Below the entry of the wide header. */
function Panel({entry, groups}: Props) {
  const isOpen = useIsOpen(entry);
  return (
    isOpen && (
      <div className="absolute top-full start-0 z-30 w-md pt-2">
        <Groups groups={groups} className="max-h-[calc(100dvh-5rem)] overflow-y-auto card p-3" />
      </div>
    )
  );
}

function Entries({groups}: Pick<Props, 'groups'>) {
  const [entries, setEntries] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setEntries([...document.querySelectorAll<HTMLElement>('[data-products]')]),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return entries.map((entry) => {
    const {products} = entry.dataset;
    const shown =
      products === 'wide' ? (
        <Panel entry={entry} groups={groups} />
      ) : (
        <Groups groups={groups} className="mx-2 text-sm" />
      );
    return createPortal(shown, entry, products);
  });
}

/** Opens for a mouse that arrives; one that leaves, or the focus, closes it after 200 ms. */
function followMouse(menu: HTMLDetailsElement, left: AbortController): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMouse = menu.matches(':hover');
  const setOpen = (isOpen: boolean) => {
    clearTimeout(timer);
    menu.open = isOpen;
  };
  const closeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => setOpen(false), dropdownCloseDelayMs);
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    isMouse = event.pointerType === 'mouse';
    if (isMouse) act();
  };
  menu.addEventListener(
    'pointerenter',
    byMouse(() => setOpen(true)),
    left,
  );
  menu.addEventListener('pointerleave', byMouse(closeSoon), left);
  menu.addEventListener(
    'pointerdown',
    byMouse(() => undefined),
    left,
  );
  menu.addEventListener('focusin', () => clearTimeout(timer), left);
  menu.addEventListener(
    'focusout',
    ({relatedTarget}) => {
      if (!isIn(menu, relatedTarget)) closeSoon();
    },
    left,
  );
  menu.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      // The mouse has opened it by arriving: its click must not close it again.
      if (event.detail === 0 || !isMouse) return;
      event.preventDefault();
      setOpen(true);
    },
    left,
  );
  if (isMouse) setOpen(true);
  left.signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Closes on a click elsewhere and the focus leaving it. */
function closeElsewhere(menu: HTMLDetailsElement, left: AbortController): void {
  const look = (target: EventTarget | null) => {
    if (target && !isIn(menu, target)) menu.open = false;
  };
  document.addEventListener('pointerdown', ({target}) => look(target), left);
  menu.addEventListener('focusout', ({relatedTarget}) => look(relatedTarget), left);
}

const detailsIn = (selector: string) => document.querySelectorAll<HTMLDetailsElement>(selector);

/** What the header opens under a mouse, and its PRODUCTS the kinds of products, which goes on to lead to all of them. */
export default function HeaderMenus() {
  const {groups} = useJson('/functions/product-groups', nothing);
  // That has another header.
  const isAtCheckout = useMatch('/checkout') !== null;
  return <Header key={String(isAtCheckout)} groups={groups} />;
}

function Header({groups}: Pick<Props, 'groups'>) {
  useEffect(() => {
    const left = new AbortController();
    for (const menu of detailsIn('header nav details')) followMouse(menu, left);
    for (const menu of detailsIn('header details:has(> #account-menu)')) closeElsewhere(menu, left);
    return () => left.abort();
  }, []);
  return groups.length > 0 && <Entries groups={groups} />;
}
