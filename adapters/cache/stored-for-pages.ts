import type {Lifetime} from './cache-options';
import {createEdgeStore} from './edge-store';

export const second = 1000;
const minute = 60 * second;
export const MiB = 1024 * 1024;

/** With the quarter of a minute of a page that is made from it: a minute (rules: Changes in the shop). */
const lifetime: Lifetime = {maxAge: 30 * second, staleWhileRevalidate: 15 * second};
const liveLifetime: Lifetime = {maxAge: minute, staleWhileRevalidate: 9 * minute};
const staleIfErrorSeconds = 24 * 60 * 60;
/** A page waits no longer for what is newer than what is stored. */
export const timeout = 2 * second;

export interface Host {
  /** The Cache API, where the host has one. */
  openEdgeCache?: (() => Promise<Cache>) | undefined;
  isLiveSince?: (storedAt: number) => boolean;
  now?: (() => number) | undefined;
}

/** As all that a page is made from is stored. */
export const storedForPages = <Value>({openEdgeCache, ...host}: Host) => ({
  ...host,
  lifetime,
  liveLifetime,
  staleIfError: staleIfErrorSeconds * second,
  timeout,
  loadTimeout: 20 * second,
  shared: openEdgeCache && createEdgeStore<Value>(openEdgeCache, {seconds: staleIfErrorSeconds}),
});

/** Two bytes a letter, at most. */
export const sizeOfJson = (value: unknown) => 2 * JSON.stringify(value).length;
