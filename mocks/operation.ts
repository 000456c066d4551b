/** The requests to the mocked services, beside GraphQL operations, by the start of the path. */
const areas: [start: string, name: string][] = [
  ['/wp-json/bellyful/v1/mail', 'mail'],
  ['/wp-json/bellyful/v1/hand-overs', 'hand-overs'],
  ['/wp-json/bellyful/v1/taxes', 'taxes'],
  ['/wp-json/bellyful/v1/changes', 'changes'],
  ['/wp-json/bellyful/v1/limits', 'database'],
  ['/wp-json/bellyful/v1/orders/', 'orders'],
  ['/wp-json/bellyful/v1/orders', 'place-order'],
  ['/wp-json/bellyful/v1/coupons/', 'codes'],
  ['/wp-json/bellyful/v1/stock-requests', 'stock-requests'],
  ['/wp-json/bellyful/v1/accounts/address', 'database'],
  ['/wp-json/bellyful/v1/accounts/wishes', 'database'],
  ['/wp-json/bellyful/v1/accounts/free-sample', 'database'],
  ['/wp-json/bellyful/v1/accounts/confirmations', 'account-mail'],
  ['/wp-json/bellyful/v1/accounts/password-resets', 'account-mail'],
  ['/wp-json/bellyful/v1/accounts/', 'auth'],
  ['/emails', 'mail'],
  ['/payments/', 'payments'],
  ['/v1/', 'stripe'],
  ['/stripe/', 'stripe-script'],
  ['/wp-content/', 'media'],
  ['/checkout/', 'pay-page'],
];

/** The names by which a scenario knows a request; none for the control pages. */
export async function namesOf(request: Request): Promise<string[]> {
  const pathname = pathOf(new URL(request.url));
  if (pathname === '/graphql') return [operationName(await request.clone().text()), 'graphql'];
  const area = areas.find(([start]) => pathname.startsWith(start))?.[1];
  const isPlugin = pathname.startsWith('/wp-json/bellyful/');
  return [...(area ? [area] : []), ...(isPlugin ? ['plugin'] : [])];
}

/** WordPress answers at a second address where it has no pretty ones. */
const pathOf = ({pathname, searchParams}: URL): string =>
  pathname === '/index.php' ? `/wp-json${searchParams.get('rest_route') ?? ''}` : pathname;

function operationName(body: string): string {
  const {operationName: given, query} = readQuestion(body);
  if (typeof given === 'string' && given !== '') return given;
  return /\b(?:query|mutation)\s+(\w+)/.exec(String(query))?.[1] ?? 'graphql';
}

/** What a GraphQL request queries first, and of which type. */
export async function rootFieldOf(request: Request): Promise<{type: string; field: string}> {
  const query = String(readQuestion(await request.clone().text())['query']);
  const type = query.startsWith('mutation') ? 'RootMutation' : 'RootQuery';
  return {type, field: /\{\s*(\w+)/.exec(query)?.[1] ?? 'unknown'};
}

function readQuestion(body: string): Record<string, unknown> {
  try {
    const question: unknown = JSON.parse(body);
    return typeof question === 'object' && question !== null ? {...question} : {};
  } catch {
    return {};
  }
}
