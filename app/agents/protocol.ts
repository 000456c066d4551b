/** What every answer and request of the Universal Commerce Protocol shares (rules: Shoppers' agents). */
export const protocolVersion = '2026-08-25';

const specification = `https://ucp.dev/${protocolVersion}`;

/** Each capability by its page of the specification and its schema. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': {spec: 'shopping/catalog/search', schema: 'catalog_search'},
  'dev.ucp.shopping.catalog.lookup': {spec: 'shopping/catalog/lookup', schema: 'catalog_lookup'},
  'dev.ucp.shopping.cart': {spec: 'shopping/cart', schema: 'cart'},
  'dev.ucp.shopping.checkout': {spec: 'shopping/checkout', schema: 'checkout'},
  'dev.ucp.shopping.fulfillment': {
    spec: 'shopping/extensions/fulfillment',
    schema: 'fulfillment',
    extends: 'dev.ucp.shopping.checkout',
  },
  'dev.ucp.shopping.discount': {
    spec: 'shopping/extensions/discount',
    schema: 'discount',
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.order': {spec: 'shopping/order', schema: 'order'},
} as const;

export type Capability = keyof typeof capabilities;

/** An answer's protocol version and capabilities. */
export const ucpOf = (names: readonly Capability[], status: 'success' | 'error' = 'success') => ({
  version: protocolVersion,
  status,
  capabilities: Object.fromEntries(names.map((name) => [name, [{version: protocolVersion}]])),
});

/** The address that the protocol names. */
export const profilePath = '/.well-known/ucp';

export const mcpPath = '/mcp';

/** Where the shopper confirms what an agent hands over. */
export const handOverPath = '/checkout/handed-over';

export const feedPath = '/feeds/products.tsv';

/** Addresses that no page links to: in `app/routes.ts` they would be part of the browser's scripts. */
export const agentRoutes = Object.fromEntries(
  [profilePath, '/ucp/*', mcpPath, handOverPath, feedPath].map((address) => {
    const path = address.slice(1);
    return [path, {id: path, path, parentId: 'root'}];
  }),
);

const isOfCatalog = (name: string) => name.startsWith('dev.ucp.shopping.catalog.');

/** To name it promises a message about each change of an order; the order is shown all the same. */
const isOfOrders = (name: string) => name === 'dev.ucp.shopping.order';

interface Offered {
  canOrder: boolean;
  /** Whether programs hear what becomes of their orders. */
  isTold: boolean;
  paymentHandlers: object;
  keys: object[];
}

/** Where programs begin: what the shop understands, and at which address. Without orders there is only the catalog. */
export const toProfile = (siteUrl: string, {canOrder, isTold, paymentHandlers, keys}: Offered) => ({
  ucp: {
    version: protocolVersion,
    services: {
      'dev.ucp.shopping': [
        serviceOf('rest', 'rest.openapi.json', `${siteUrl}/ucp`),
        serviceOf('mcp', 'mcp.openrpc.json', `${siteUrl}${mcpPath}`),
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities)
        .filter(([name]) => canOrder || isOfCatalog(name))
        .filter(([name]) => isTold || !isOfOrders(name))
        .map(([name, {spec, schema, ...more}]) => [
          name,
          [
            {
              version: protocolVersion,
              spec: `${specification}/specification/${spec}`,
              schema: `${specification}/schemas/shopping/${schema}.json`,
              ...more,
            },
          ],
        ]),
    ),
    payment_handlers: paymentHandlers,
  },
  keys,
});

const serviceOf = (transport: 'rest' | 'mcp', schema: string, endpoint: string) => ({
  version: protocolVersion,
  spec: `${specification}/specification/overview`,
  transport,
  schema: `${specification}/services/shopping/${schema}`,
  endpoint,
});

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** A message to the program, with the answer or instead of it. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  content: string;
  severity: Severity;
  path?: string;
}

/** What the program can mend by itself. */
export const recoverable = (code: string, content: string, path?: string): ErrorMessage => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...(path && {path}),
});

export const unrecoverable = (code: string, content: string): ErrorMessage => ({
  type: 'error',
  code,
  content,
  severity: 'unrecoverable',
});

export type Message =
  | ErrorMessage
  | {type: 'warning'; code: string; content: string; path?: string; presentation?: 'disclosure'}
  | {type: 'info'; code: string; content: string; path?: string};

/** What an operation came to; `body` is the complete answer. */
export interface Answer {
  status: 200 | 201;
  body: object;
}

/** The request cannot be worked on as it is: the protocol's transport errors. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, content: string, headers: Record<string, string> = {}) {
    super(content);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Throws a ProtocolError of another version than the shop speaks. */
export function requireVersion(version: string): void {
  if (version !== protocolVersion)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `Protocol version ${version.slice(0, 20)} is not supported. This business supports version ${protocolVersion}.`,
    );
}

/** For a program that speaks another version: those that are spoken, by their profiles. */
export const supportedVersions = ({code}: ProtocolError, siteUrl: string) =>
  code === 'version_unsupported'
    ? {supported_versions: {[protocolVersion]: new URL(profilePath, siteUrl).href}}
    : {};

/** Seconds after which to try again what was not answered. */
const restSeconds = '30';

export const away = () =>
  new ProtocolError(503, 'unavailable', 'The shop does not answer right now.', {
    'Retry-After': restSeconds,
  });

export const tooMany = (waitSeconds: number) =>
  new ProtocolError(429, 'rate_limited', 'Too many requests.', {
    'Retry-After': String(waitSeconds),
  });

/** The operation was worked on, and there is nothing to show for it: the protocol's outcome without a resource. */
export const withoutResource = (
  names: readonly Capability[],
  messages: readonly Message[],
  continueUrl: string,
): Answer => ({
  status: 200,
  body: {ucp: ucpOf(names, 'error'), messages, continue_url: continueUrl},
});
