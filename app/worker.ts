import type {Tags} from '~adapters/cache';
import type {Reconciliation} from '~/checkout/order/reconcile.server';

export type Variables = Record<string, unknown>;

export interface WorkerExecution {
  waitUntil: (promise: Promise<unknown>) => void;
  /** The browser's address, where the host has it. */
  clientAddress?: string;
  /** Whether a host is on the internet: where a client names one to fetch from, it must be. */
  isPublicHost?: (hostname: string) => Promise<boolean>;
  /** Requests a public page, to be cached. */
  isPublic?: boolean;
  /** For a host that caches pages itself: those with one of these tags show what has changed. */
  onInvalidate?: (tags: Tags) => void;
}

/** A request's id and route pattern. */
export interface RequestInfo {
  requestId: string;
  route: string;
}

type Say = (line: string) => void;

/** What a host, and a command, may call of the built worker (`server.ts`). */
export interface Worker {
  fetch(request: Request, variables: Variables, execution: WorkerExecution): Promise<Response>;
  /** Answers a request of its own language. */
  answer(
    request: Request,
    variables: Variables,
    execution: WorkerExecution,
    info: RequestInfo,
  ): Promise<Response>;
  /** Called by the host at intervals: finishes or closes what earlier requests left behind. */
  scheduled(event: unknown, variables: Variables, execution: WorkerExecution): Promise<void>;
  /** Reads the catalogue, so that the first visitor finds all of it. */
  warmUp(variables: Variables, execution: WorkerExecution): Promise<void>;
  /** Reads what changed in the shop, when it is time for that: most calls do nothing. */
  pollChanges(variables: Variables, execution: WorkerExecution): Promise<void>;
  /** Waits until what an earlier process knew is here, with what has changed since: two seconds at most. */
  catchUp(variables: Variables, execution: WorkerExecution): Promise<void>;
  /** Stores what is known of the shop for the next process, unless that is stored. */
  keepSnapshot(variables: Variables): Promise<void>;
  /** Whether a page of that time would have been invalidated if what it shows had changed since. */
  isLiveSince(variables: Variables, storedAt: number): boolean;
  /** What is wrong with the settings, a sentence each. */
  problemsOf(variables: Variables): string[];
  /** Names that are almost those of settings, a sentence each. */
  misspeltOf(variables: Variables): string[];
  /** The pattern behind an address. */
  routeOf(pathname: string): string;
  /** Finishes or closes what earlier requests left behind; reports what it did, line by line. */
  reconcile(variables: Variables, execution: WorkerExecution, say: Say): Promise<Reconciliation>;
  /** Makes in the shop what the pages sell from code, once. */
  connectProducts(variables: Variables, execution: WorkerExecution, say: Say): Promise<void>;
  /** Makes drafts in WordPress of the texts that the pages show from code, once. */
  makeDrafts(variables: Variables, execution: WorkerExecution, say: Say): Promise<void>;
}
