import {z} from 'zod';

const longestText = 500;
const text = z.string().max(longestText);
const name = z.string().min(1).max(200);

const price = z.looseObject({min: z.int().min(0).optional(), max: z.int().min(0).optional()});

const filters = z.looseObject({
  categories: z.array(name).max(30).optional(),
  price: price.optional(),
});

/** Of the shopper's context only these are read: the shop has one country. The language has chosen who answers (`askedLanguage`). */
export const context = z.looseObject({
  currency: text.optional(),
  language: text.describe('BCP 47, like en-US').optional(),
});

export type Filters = z.output<typeof filters>;
export type Context = z.output<typeof context>;

export const mostIds = 50;

export const searchInput = z.looseObject({
  query: text.optional(),
  filters: filters.optional(),
  context: context.optional(),
  pagination: z
    .looseObject({
      cursor: z
        .string()
        .regex(/^\d{1,6}$/, 'not a cursor of ours')
        .optional(),
      limit: z.int().min(1).optional(),
    })
    .optional(),
});

export const lookupInput = z.looseObject({
  ids: z.array(name).min(1),
  filters: filters.optional(),
  context: context.optional(),
});

export const productInput = z.looseObject({
  id: name,
  selected: z
    .array(z.looseObject({name, label: name}))
    .max(30)
    .optional(),
  preferences: z.array(name).max(30).optional(),
  filters: filters.optional(),
  context: context.optional(),
});
