import {z} from 'zod';
import type {AppServices} from '~/server/app-services';
import {lookupInput, productInput, searchInput} from '../catalog/requests';
import {isOpen, operations, type Operation} from '../operations.server';
import {cartInput, checkoutInput, completeInput} from '../session/session-inputs.server';
import {readPolicy, policyNames} from './policies.server';

const meta = z
  .looseObject({
    'ucp-agent': z
      .looseObject({
        profile: z.string().describe('https address of your profile, if you have one'),
        version: z.string().optional(),
      })
      .optional(),
    'idempotency-key': z.string().max(255).optional(),
  })
  .optional();

const id = z.string().min(1).max(10_000);
const catalog = (request: z.ZodType) => z.object({meta, catalog: request});

/** An operation as a model sees it. */
export interface Tool {
  title: string;
  description: string;
  input: z.ZodObject;
  operation: Operation;
  isReadOnly?: boolean;
  /** The same call once more changes nothing further; what only reads is so without saying. */
  isIdempotent?: boolean;
  /** Where it is offered; it answers elsewhere, too. */
  isListed?: (services: Pick<AppServices, 'env'>) => boolean;
}

const opens =
  'Nothing is ordered: give the shopper the continue_url, where the shopper checks everything and pays.';

/** Names and arguments are those of the Universal Commerce Protocol over MCP, but for the policies. */
export const tools: Record<string, Tool> = {
  search_catalog: {
    title: 'Search products',
    description:
      'Searches the shop by words (spelling mistakes are forgiven), categories and price. Prices are in minor units (cents).',
    input: catalog(searchInput),
    operation: operations.search_catalog,
    isReadOnly: true,
  },
  lookup_catalog: {
    title: 'Look products up',
    description: 'Products and variants by their ids.',
    input: catalog(lookupInput),
    operation: operations.lookup_catalog,
    isReadOnly: true,
  },
  get_product: {
    title: 'Show a product',
    description: 'One product with its whole text, pictures, choices, prices and stock.',
    input: catalog(productInput),
    operation: operations.get_product,
    isReadOnly: true,
  },
  create_cart: {
    title: 'Begin a cart',
    description: `A cart of variants by their ids, with discounts. ${opens}`,
    input: z.object({meta, cart: cartInput}),
    operation: operations.create_cart,
  },
  get_cart: {
    title: 'Show a cart',
    description: 'A cart with its prices of now.',
    input: z.object({meta, id}),
    operation: operations.get_cart,
    isReadOnly: true,
  },
  update_cart: {
    title: 'Change a cart',
    description: `The cart as it shall be, whole. ${opens}`,
    input: z.object({meta, id, cart: cartInput}),
    operation: operations.update_cart,
    isIdempotent: true,
  },
  cancel_cart: {
    title: 'Leave a cart',
    description: 'Ends a cart. It also ends by itself.',
    input: z.object({meta, id}),
    operation: operations.cancel_cart,
    isIdempotent: true,
  },
  create_checkout: {
    title: 'Begin a checkout',
    description: `Items with discounts, shipping and tax for an address. ${opens}`,
    input: z.object({meta, checkout: checkoutInput}),
    operation: operations.create_checkout,
  },
  get_checkout: {
    title: 'Show a checkout',
    description: 'A checkout with its totals of now.',
    input: z.object({meta, id}),
    operation: operations.get_checkout,
    isReadOnly: true,
  },
  update_checkout: {
    title: 'Change a checkout',
    description: `The checkout as it shall be, whole. ${opens}`,
    input: z.object({meta, id, checkout: checkoutInput}),
    operation: operations.update_checkout,
    isIdempotent: true,
  },
  complete_checkout: {
    title: 'Place the order',
    description:
      'Orders a checkout that is ready_for_complete, to be paid on delivery, once, however often it is called. Only when the shopper has seen the totals and wants it.',
    input: z.object({meta, id, checkout: completeInput.partial().optional()}),
    operation: operations.complete_checkout,
    isIdempotent: true,
    isListed: ({env}) => env.AGENTS === 'complete',
  },
  cancel_checkout: {
    title: 'Cancel a checkout',
    description: 'Ends a checkout: its links lead nowhere any more.',
    input: z.object({meta, id}),
    operation: operations.cancel_checkout,
    isIdempotent: true,
  },
  get_order: {
    title: 'See how an order stands',
    description:
      'Status, lines, totals and parcels of an order. The id is the whole link from the mail about it, or what stands in that link as key. A number alone opens nothing.',
    input: z.object({meta, id}),
    operation: operations.get_order,
    isReadOnly: true,
  },
  read_policy: {
    title: 'Read a policy',
    description:
      'What the shop says of shipping, refunds, privacy, its terms, and often asked questions.',
    input: z.object({name: z.enum(policyNames)}),
    operation: {limit: 'agent-read', run: readPolicy},
    isReadOnly: true,
  },
};

const describe = (
  name: string,
  {title, description, input, isReadOnly = false, isIdempotent = isReadOnly}: Tool,
) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, {io: 'input'}),
  annotations: {
    readOnlyHint: isReadOnly,
    destructiveHint: false,
    idempotentHint: isIdempotent,
    openWorldHint: false,
  },
});

let described: {shown: ReturnType<typeof describe>; tool: Tool}[] | null = null;

const isListed = ({operation, isListed: isOffered}: Tool, services: AppServices) =>
  isOpen(operation, services) && (isOffered?.(services) ?? true);

/** What `tools/list` answers; the schemas are made once in a process. */
export function listTools(services: AppServices) {
  described ??= Object.entries(tools).map(([name, tool]) => ({shown: describe(name, tool), tool}));
  return described.filter(({tool}) => isListed(tool, services)).map(({shown}) => shown);
}
