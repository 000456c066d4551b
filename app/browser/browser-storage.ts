import type {PersistStorage, StorageValue} from 'zustand/middleware';

/**
 * A storage of the browser that never throws: absent on the server, forbidden in some private windows,
 * full at times, and holding whatever was put there. What it refuses is known as long as the page lives.
 */
function safeStorage(open: () => Storage) {
  const refused = new Map<string, string>();
  const attempt = <Result>(access: (storage: Storage) => Result): Result | null => {
    try {
      return access(open());
    } catch {
      return null;
    }
  };
  const read = (name: string): string | null =>
    refused.get(name) ?? attempt((storage) => storage.getItem(name));
  const write = (name: string, text: string): void => {
    if (typeof window === 'undefined') return;
    refused.set(name, text);
    attempt((storage) => {
      storage.setItem(name, text);
      refused.delete(name);
    });
  };
  return {
    read,
    write,
    find: (name: string): unknown => parse(read(name)),
    remember: (name: string, value: unknown): void => write(name, JSON.stringify(value)),
    forget(name: string): void {
      refused.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

/** Outlives the visit, and is the same in every tab. */
export const lastingStorage = safeStorage(() => window.localStorage);

/** Of this tab, until it is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where a store is persisted; what cannot be read is passed to `onBroken` and is as if nothing were there. */
export function browserStorage<State>(
  canWrite: () => boolean,
  onBroken: () => void = () => undefined,
): PersistStorage<State> {
  return {
    getItem: (name) => {
      const stored = lastingStorage.find(name);
      if (isStored<State>(stored)) return stored;
      if (lastingStorage.read(name)) onBroken();
      return null;
    },
    setItem: (name, value) => {
      // Before the stored state was read, a write would replace it with an empty one.
      if (canWrite()) lastingStorage.remember(name, value);
    },
    removeItem: (name) => lastingStorage.forget(name),
  };
}

const isStored = <State>(value: unknown): value is StorageValue<State> =>
  typeof value === 'object' && value !== null && 'state' in value;
