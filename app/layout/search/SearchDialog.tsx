import {useState, type KeyboardEvent} from 'react';
import {Form} from 'react-router';
import {searchWords} from '~/content/messages/search';
import {useModal} from '~/ui/use-modal';
import {optionId, SearchResults} from './SearchResults';
import {useSiteSearch} from './use-site-search';

const listId = 'search-results';

/** Dialogs start in the field marked so; React itself leaves the attribute out. */
const startHere = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** One step among the options; none stands before the first and after the last. */
function step(paths: string[], from: string | null, by: 1 | -1): string | null {
  const places = paths.length + 1;
  const next = ((from === null ? 0 : paths.indexOf(from) + 1) + by + places) % places;
  return next === 0 ? null : (paths[next - 1] ?? null);
}

const nothingYet = {groups: [], count: 0, isInstead: false};

/** As the form below asks for it. */
const toSearchPath = (query: string) => `/products?${new URLSearchParams({q: query})}`;

function wordsFor(query: string, count: number, isInstead: boolean): string {
  if (isInstead) return searchWords.nothingButThese(query);
  return count > 0 ? searchWords.found(count) : searchWords.nothing(query);
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** What was typed until the field has the focus, once. */
  takeTyped: () => string;
}

function Search({onClose, takeTyped}: Omit<Props, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const query = typed.trim();
  const found = useSiteSearch(query);
  const {groups, count, isInstead} = found.status === 'found' ? found : nothingYet;
  const shown = groups.flatMap(({results}) => results);
  const all = {
    title: searchWords.seeAll(count),
    path: toSearchPath(query),
    price: null,
    picture: null,
  };
  const more = count > shown.length ? [all] : [];
  const paths = [...shown, ...more].map(({path}) => path);
  const news = {
    idle: '',
    searching: searchWords.searching,
    failed: searchWords.failed,
    found: wordsFor(query, count, isInstead),
  }[found.status];
  const isPart = found.status === 'found' && !found.isComplete;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key] as 1 | -1 | undefined;
    if (by) setActive(step(paths, active, by));
    const chosen = event.key === 'Enter' && active !== null;
    if (chosen) document.getElementById(optionId(active))?.click();
    if (by || chosen) event.preventDefault();
  };
  return (
    <>
      <Form method="get" action="/products" role="search" onSubmit={onClose} className="flex gap-1">
        <input
          ref={startHere}
          type="search"
          name="q"
          role="combobox"
          aria-label={searchWords.label}
          aria-expanded={paths.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(active)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={searchWords.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
          }}
          onFocus={() => setTyped(typed + takeTyped())}
          onKeyDown={onKeyDown}
          className="field min-w-0 flex-1 rounded-full px-5"
        />
        <button
          type="button"
          onClick={onClose}
          className="min-h-12 shrink-0 rounded-full px-3 hover:bg-sage-light"
        >
          {searchWords.close}
        </button>
      </Form>
      <p role="status" className="min-h-6 px-3 pt-2 text-sm text-ink-soft">
        {isPart ? searchWords.inPart : news}
      </p>
      <div id={listId} role="listbox" aria-label={searchWords.results}>
        <SearchResults groups={groups} more={more} activePath={active} onChoose={onClose} />
      </div>
    </>
  );
}

/** The header's search (rules: Search): results as one types, the list on Enter. */
export default function SearchDialog({isOpen, onClose, takeTyped}: Props) {
  const {close, props} = useModal(isOpen, onClose);
  return (
    <dialog
      {...props}
      aria-label={searchWords.label}
      className="mx-auto mt-3 max-h-[85dvh] w-[min(40rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card bg-surface p-3 shadow-lifted sm:mt-16"
    >
      {isOpen && <Search onClose={close} takeTyped={takeTyped} />}
    </dialog>
  );
}
