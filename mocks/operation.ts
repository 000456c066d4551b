/** What the mocked services are asked, beside GraphQL operations, by the start of the path. */
const areas: [start: string, name: string][] = [
  ['/emails', 'mail'],
  ['/auth/v1/', 'auth'],
  ['/rest/v1/', 'database'],
  ['/payments/', 'payments'],
  ['/v1/', 'stripe'],
  ['/wp-content/', 'media'],
  ['/checkout/', 'pay-page'],
];

/** The name by which a scenario knows a request; null for the control pages. */
export async function operationOf(request: Request): Promise<string | null> {
  const {pathname} = new URL(request.url);
  if (pathname === '/graphql') return operationName(await request.clone().text());
  return areas.find(([start]) => pathname.startsWith(start))?.[1] ?? null;
}

function operationName(body: string): string {
  try {
    const {operationName, query} = JSON.parse(body) as Record<string, unknown>;
    if (typeof operationName === 'string' && operationName !== '') return operationName;
    return /\b(?:query|mutation)\s+(\w+)/.exec(String(query))?.[1] ?? 'graphql';
  } catch {
    return 'graphql';
  }
}
