import type {CatalogueChange} from './shop-messages';

/** A change that the shop noted; its message has the same id. */
export interface NotedChange extends CatalogueChange {
  id: string;
}

export interface ChangesSince {
  /** Where the journal stands now: to be shown next time. */
  mark: string;
  /** Oldest first; null: the mark is too old or another shop's, anything may have changed. */
  changes: NotedChange[] | null;
}

/** What the shop notes of its changes for processes that got no message. */
export interface ChangeJournal {
  /** Without a mark only where the journal stands. Null: the shop stores none. */
  since(mark: string | null): Promise<ChangesSince | null>;
}
