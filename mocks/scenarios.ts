/** What can go wrong, and how it looks from outside. */
export const troubles = {
  slow: 'answers after a pause',
  never: 'does not answer at all',
  dropped: 'drops the connection and does nothing',
  lostAnswer: 'does what was asked, then drops the connection',
  lostAnswerHtml: 'does what was asked, then answers a page of HTML',
  html: 'answers a page of HTML (WPGraphQL is off)',
  half: 'does what was asked, then drops the connection half way through the answer',
  malformed: 'does what was asked, then answers half of its JSON',
  wrongTypes: 'does what was asked, then answers texts for numbers and the like',
  empty: 'does what was asked, then answers 200 and nothing',
  huge: 'answers ten megabytes',
  html502: 'answers 502 and a page of HTML (a proxy in front)',
  http500: 'answers 500 (the database is down)',
  maintenance: 'answers 503 (maintenance)',
  tooMany: 'answers 429 (too many requests)',
  shopOff: 'no longer knows products and orders (WooCommerce is off)',
  graphqlError: 'answers an internal server error as GraphQL',
  partial: 'answers without the pictures, beside an error',
  partialVariations: 'answers without the variations, beside an error',
  declined: 'declines the card (payments)',
  unauthorised: 'no longer takes the password (silently anonymous)',
} as const;

export type Trouble = keyof typeof troubles;

export interface Scenario {
  /** The GraphQL operation, or `graphql` (all of them), `plugin` (all its routes), `mail`, `auth`, `database`, `payments`, `stripe`, `stripe-script`, `media`, `pay-page`, `taxes`, `changes`, `place-order`, `orders` (what becomes of placed ones); `*` is all of them. */
  operation: string;
  trouble: Trouble;
  /** How often it still happens; null until it is cleared. */
  times: number | null;
  delayMs: number;
}

export interface Scenarios {
  active: Scenario[];
  use(scenario: Partial<Scenario> & {trouble: Trouble}): void;
  /** The trouble that the next request meets, by any of its names; counts down. */
  next(names: readonly string[]): Scenario | null;
  clear(): void;
}

const usualDelayMs = 2000;

/** Trouble by test or by hand: per operation, for the next so many requests or until cleared. */
export function createScenarios(): Scenarios {
  const active: Scenario[] = [];
  return {
    active,
    use: ({operation = '*', trouble, times = null, delayMs = usualDelayMs}) => {
      active.push({operation, trouble, times, delayMs});
    },
    next(names) {
      const scenario = active.find(({operation}) => operation === '*' || names.includes(operation));
      if (!scenario) return null;
      if (scenario.times !== null) scenario.times -= 1;
      if (scenario.times === 0) active.splice(active.indexOf(scenario), 1);
      return scenario;
    },
    clear: () => void active.splice(0),
  };
}

export const isTrouble = (text: unknown): text is Trouble =>
  typeof text === 'string' && Object.hasOwn(troubles, text);
