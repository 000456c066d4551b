import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type {AgentAnswer} from './agent';

/** The protocol's published JSON schemas, in a folder that the project does not have. */
export const schemasFolder = process.env['UCP_SCHEMAS'];

const base = 'https://ucp.dev/2026-08-25/schemas/';
const errorResponse = `${base}common/types/error_response.json`;

/** What an answer of an operation has to be; several: all of them. */
const schemas: [operation: RegExp, names: string[]][] = [
  [/^GET profile$/, ['profile.json#/$defs/business_schema']],
  [/catalog\/search$/, ['shopping/catalog_search.json#/$defs/search_response']],
  [/catalog\/lookup$/, ['shopping/catalog_lookup.json#/$defs/lookup_response']],
  [/catalog\/product$/, ['shopping/catalog_lookup.json#/$defs/get_product_response']],
  [/ \/orders\//, ['shopping/order.json']],
  [/ \/carts/, ['shopping/cart.json', 'shopping/discount.json#/$defs/dev.ucp.shopping.cart']],
  [
    / \/checkout-sessions/,
    [
      'shopping/checkout.json',
      'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
      'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
    ],
  ],
];

/** Tells what is wrong with an answer of status 200 or 201; nothing where it is as published. */
export function readOfficialSchemas(folder: string) {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  // Its types are written for another module system.
  (formats as unknown as (ajv: Ajv2020) => void)(ajv);
  const files = readdirSync(folder, {recursive: true}).map(String);
  for (const file of files.filter((name) => name.endsWith('.json')))
    ajv.addSchema(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object);
  const check = (name: string, body: unknown): string[] => {
    const validate = ajv.getSchema(name);
    if (!validate) throw new Error(`There is no schema ${name}`);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
  };
  return ({operation, body}: AgentAnswer): string[] => {
    const isError = (body as {ucp?: {status?: string}}).ucp?.status === 'error';
    if (isError) return check(errorResponse, body);
    const names = schemas.find(([pattern]) => pattern.test(operation))?.[1];
    if (!names) throw new Error(`No schema is known for ${operation}`);
    return names.flatMap((name) => check(base + name, body));
  };
}
