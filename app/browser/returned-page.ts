import type {DataStrategyResult} from 'react-router';

/** What loaders said of a page, by the routes' names. */
export type PageData = Record<string, DataStrategyResult>;

/** Filled in by what is fetched once a page stands (`use-steps-back.ts`). */
export const steps: {back: () => PageData | undefined} = {back: () => undefined};

/** A step back shows what was there, without a question to the server (rules: Scroll). */
export const returnToPage = async (_: unknown, next: () => Promise<PageData>): Promise<PageData> =>
  steps.back() ?? next();
