import {shopManager} from '~mocks/demo-accounts';

export interface ShopAnswer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: {message: string; path?: (string | number)[]}[];
}

const {username, applicationPassword} = shopManager;

export const managerAuthorization = `Basic ${btoa(`${username}:${applicationPassword}`)}`;

export const postGraphql = (url: string, body: unknown, authorization = ''): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...(authorization && {authorization})},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Asks the mocked shop without the storefront's adapter. */
export async function requestShop(
  url: string,
  body: unknown,
  authorization = '',
): Promise<ShopAnswer> {
  const response = await postGraphql(url, body, authorization);
  const {data, errors = []} = (await response.json()) as Partial<ShopAnswer>;
  return {status: response.status, data, errors};
}

/** What the shop answered to one field; throws when it answered nothing. */
export function requireField({data, errors}: ShopAnswer, field: string): unknown {
  const value = data?.[field];
  if (value == null) throw new Error(`No ${field}: ${errors.map(({message}) => message).join()}`);
  return value;
}
