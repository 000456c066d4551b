import type {RequestHandler} from 'msw';

/** As `--catalogue` names them: 16 products, 328, 10,016, one of each type, or everything odd. */
export type Catalogue = 'usual' | 'large' | 'huge' | 'types' | 'odd';

export interface GivenProduct {
  name: string;
  /** In the shop's currency: `49.9`. */
  price: number;
  salePrice?: number;
  slug?: string;
  sku?: string;
  /** HTML, as all that WordPress answers. */
  description?: string;
  shortDescription?: string;
  /** By their names. */
  categories?: string[];
  tags?: string[];
  /** How many are left, or whether there are any. */
  stock?: number | 'in stock' | 'out of stock' | 'on backorder';
  /** Its picture's address; without one it is drawn. */
  image?: string;
  /** What is chosen of it, with its values (`{Size: ['38', '39']}`); each combination is a variation. */
  options?: Record<string, string[]>;
}

export interface MockOptions {
  catalogue?: Catalogue;
  /** Take the place of the catalogue, numbered 1000, 2000 … (variations 1001, 1002 …), with neither orders nor reviews. */
  products?: readonly GivenProduct[];
  /** The shop's name. */
  title?: string;
  /** Makes the products of a large shop; the same number makes the same products. */
  seed?: number;
  /** Without our plugin's guard, as a plain WooGraphQL: visitors may put into carts, check out, register. */
  isOpen?: boolean;
  /** Visitors may read the schema, as code generators do. */
  isPublicIntrospection?: boolean;
}

export interface Scenario {
  trouble: Trouble;
  /** A GraphQL operation, or `graphql` for all of them. */
  operation?: string;
  /** How often; null until the shop is reset. */
  times?: number | null;
  delayMs?: number;
}

export interface ServerOptions extends MockOptions {
  /** 0 takes any free port. */
  port?: number;
  /** How long every answer of /graphql takes at least. */
  latencyMs?: number;
  scenario?: Scenario;
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

/** Starts the mocked shop on this machine; nobody else can reach it. Not in a browser. */
export declare function startBackend(options?: ServerOptions): Promise<MockServer>;

/** The mocked shop for an MSW server or, in a browser, worker. Open to visitors unless it is said otherwise. */
export declare function mockedShop(options?: MockOptions): {
  handlers: RequestHandler[];
  /** From now on something goes wrong. */
  use(scenario: Scenario): void;
  /** Back to the first day: catalogue, carts, orders, accounts, mails, scenarios. */
  reset(): void;
};

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: {message: string; path?: (string | number)[]}[];
}

/** A client as storefronts write theirs: it remembers the session and the cookie that the shop gives, and sends them. */
export declare function createGraphqlClient(endpoint: string): {
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
  bearer: string | null;
  session: string | null;
  cookie: string | null;
};

/**
 * The operations of a client below a folder, with their fragments: of its `.gql` and `.graphql` files by their own
 * names, of the templates in its code by their constants'.
 */
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
