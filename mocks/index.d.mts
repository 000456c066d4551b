import type {RequestHandler} from 'msw';

/** As `--catalogue` names them: 16 products, 328, 10,016, one of each type, or everything odd. */
export type Catalogue = 'usual' | 'large' | 'huge' | 'types' | 'odd';

export interface MockOptions {
  catalogue?: Catalogue;
  /** Makes the products of a large shop; the same number makes the same products. */
  seed?: number;
  /** Without our plugin's guard, as a plain WooGraphQL: visitors may put into carts, check out, register. */
  isOpen?: boolean;
}

export interface ServerOptions extends MockOptions {
  /** 0 takes any free port. */
  port?: number;
  /** How long every answer of /graphql takes at least. */
  latencyMs?: number;
  scenario?: {trouble: Trouble; operation?: string; times?: number | null; delayMs?: number};
}

/** What can go wrong; `troubles` says how each looks from outside. */
export type Trouble = keyof typeof troubles;

export declare const troubles: Readonly<
  Record<
    | 'slow'
    | 'never'
    | 'dropped'
    | 'lostAnswer'
    | 'lostAnswerHtml'
    | 'html'
    | 'half'
    | 'malformed'
    | 'wrongTypes'
    | 'empty'
    | 'huge'
    | 'html502'
    | 'http500'
    | 'maintenance'
    | 'tooMany'
    | 'shopOff'
    | 'graphqlError'
    | 'partial'
    | 'partialVariations'
    | 'declined'
    | 'unauthorised',
    string
  >
>;

export interface MockServer {
  url: string;
  /** Back to the first day: catalogue, orders, accounts, mails, scenarios. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the mocked shop on this machine; nobody else can reach it. */
export declare function startBackend(options?: ServerOptions): Promise<MockServer>;

/** The mocked shop for a test's own MSW server; what it remembers is the shop's own business. */
export declare function createMockedShop(options?: MockOptions): {
  handlers: RequestHandler[];
  services: object;
};

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: {message: string; path?: (string | number)[]}[];
}

/** A client as storefronts write theirs: it remembers the session that the shop issues, and sends it. */
export declare function createGraphqlClient(endpoint: string): {
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
  bearer: string | null;
  session: string | null;
};

/** The operations of a client's `.gql` and `.graphql` files below a folder, with their fragments, by name. */
export declare function readOperations(
  folder: string,
): Map<string, {name: string; isMutation: boolean; query: string}>;

export interface CaseReport {
  name: string;
  outcome: 'same' | 'otherwise' | 'not tried';
  /** What was answered otherwise, or why it was not tried. */
  detail: string | null;
}

export declare const contractCases: readonly {name: string; fillsCarts?: boolean}[];

/** Holds the contract against any WooGraphQL, case by case; fills and empties carts only with leave. */
export declare function holdContract(
  endpoint: string,
  options?: {fillsCarts?: boolean},
): Promise<CaseReport[]>;
