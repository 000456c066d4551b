/** One line of what the storefront needs of the shop. */
export interface Check {
  name: string;
  ok: boolean;
  /** How it stands, in a sentence for the shop’s owner. */
  message: string;
  /** What to do about it; empty where nothing is. */
  fix: string;
  /** No program can check it: the owner has to, and nothing fails. */
  isToConfirm?: boolean;
}

/** What the shop says of itself, as its own page shows it. */
export interface Row extends Check {
  /** The same in every language. */
  id: string;
}

/** What is wrong and how it is mended. */
export interface Trouble {
  message: string;
  fix: string;
}

export const fine = (name: string, message: string): Check => ({name, ok: true, message, fix: ''});

export const wrong = (name: string, {message, fix}: Trouble): Check => ({
  name,
  ok: false,
  message,
  fix,
});

export const toConfirm = (name: string, message: string): Check => ({
  ...fine(name, message),
  isToConfirm: true,
});
