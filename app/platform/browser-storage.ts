import type {PersistStorage, StorageValue} from 'zustand/middleware';

/**
 * localStorage that never throws: absent on the server, forbidden in some private windows, full at
 * times, and holding whatever somebody put there. Without it a store lives in memory.
 */
export function browserStorage<State>(
  canWrite: () => boolean,
  onBroken: () => void = ignore,
): PersistStorage<State> {
  return {
    getItem: (name) => {
      const text = attempt((storage) => storage.getItem(name));
      const value = parse<State>(text);
      if (text && !value) onBroken();
      return value;
    },
    setItem: (name, value) => {
      // Before the stored state was read, a write would replace it with an empty one.
      if (canWrite()) attempt((storage) => storage.setItem(name, JSON.stringify(value)));
    },
    removeItem: (name) => {
      attempt((storage) => storage.removeItem(name));
    },
  };
}

const ignore = () => {};

function attempt<Result>(access: (storage: Storage) => Result): Result | null {
  if (typeof window === 'undefined') return null;
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}

function parse<State>(text: string | null): StorageValue<State> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    const isStored = typeof value === 'object' && value !== null && 'state' in value;
    return isStored ? (value as StorageValue<State>) : null;
  } catch {
    return null;
  }
}
