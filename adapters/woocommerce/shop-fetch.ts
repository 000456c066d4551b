import type {CommerceErrorKind} from '~adapters/commerce';

/** Why the shop's answer cannot be used; becomes a CommerceError once the operation is known. */
export class ShopTrouble extends Error {
  override readonly name = 'ShopTrouble';
  readonly kind: CommerceErrorKind;
  readonly mayPassSoon: boolean;

  constructor(kind: CommerceErrorKind, message: string, mayPassSoon = false) {
    super(message);
    this.kind = kind;
    this.mayPassSoon = mayPassSoon;
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `The shop cannot be reached${code}.`;
}

function checkAnswer(response: Response): void {
  const type = response.headers.get('content-type') ?? 'no content type';
  if (!response.ok) {
    throw new ShopTrouble('http', `The shop answered ${response.status}.`, response.status >= 502);
  }
  // With WPGraphQL switched off, WordPress answers /graphql with 200 and its home page.
  if (!type.includes('json')) throw new ShopTrouble('notJson', `The shop answered ${type}.`);
}

/** A fetch that gives up in time and lets nothing but a successful JSON answer through. */
export function createShopFetch(fetchShop: typeof fetch, timeoutMs: number): typeof fetch {
  return async (input, init = {}) => {
    // Workers refuse `credentials`; a redirect would turn the POST into a GET and could carry the password elsewhere.
    const {method = 'POST', headers = {}, body = null} = init;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetchShop(input, {method, headers, body, signal, redirect: 'manual'});
      checkAnswer(response);
      return new Response(await response.text(), {headers: {'content-type': 'application/json'}});
    } catch (error) {
      if (error instanceof ShopTrouble) throw error;
      if (isTimeout(error)) throw new ShopTrouble('timeout', `No answer within ${timeoutMs} ms.`);
      throw new ShopTrouble('network', networkReason(error), true);
    }
  };
}
