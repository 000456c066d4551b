import {z} from 'zod';
import {longestCode, maximumQuantity} from '~/pricing/constants';
import {longestEmail} from '~/forms/email-address';
import {longestLineId} from '~/pricing/line-ids';
import {mostLines} from '~/cart/cart-lines.server';
import {context} from '../catalog/requests';
import {handlerId, instrumentType} from './payment-handlers.server';

const part = z.string().max(200);

const lineItem = z.object({
  item: z.object({
    id: z
      .string()
      .min(1)
      .max(longestLineId + 20),
    /** Everything is sold by the piece; what is meant otherwise is refused, never read as pieces. */
    quantity_unit: z
      .looseObject({
        unit: z.literal('C62', {error: 'Everything is sold by the piece (C62).'}),
        scale: z.literal(0).optional(),
      })
      .optional(),
  }),
  quantity: z.int().min(1).max(maximumQuantity),
});

export type LineItemInput = z.output<typeof lineItem>;

const lineItems = z.array(lineItem).max(mostLines);

const discounts = z.object({codes: z.array(z.string().max(longestCode)).max(5).optional()});

const buyer = z.object({
  first_name: part.optional(),
  last_name: part.optional(),
  email: z.string().max(longestEmail).optional(),
  phone_number: part.optional(),
});

const destination = z.object({
  type: z.literal('shipping_address').optional(),
  id: z.string().min(1).max(100).optional(),
  first_name: part.optional(),
  last_name: part.optional(),
  street_address: part.optional(),
  extended_address: part.optional(),
  address_locality: part.optional(),
  address_region: part.optional(),
  address_country: part.optional(),
  postal_code: part.optional(),
  phone_number: part.optional(),
});

export type DestinationInput = z.output<typeof destination>;

const fulfillment = z.object({
  methods: z
    .array(
      z.object({
        /** Parcels are all there is. */
        type: z.literal('shipping').optional(),
        destinations: z.array(destination).max(5).optional(),
        selected_destination_id: z.string().max(100).nullish(),
        groups: z
          .array(z.object({selected_option_id: z.string().max(200).nullish()}))
          .max(1)
          .optional(),
      }),
    )
    .max(1)
    .optional(),
});

export type FulfillmentInput = z.output<typeof fulfillment>;

export const cartInput = z.object({
  line_items: lineItems.min(1),
  discounts: discounts.optional(),
  context: context.optional(),
});

/** A checkout of a cart takes that cart's lines, whatever else is sent. */
export const checkoutInput = z.object({
  line_items: lineItems,
  cart_id: z.string().max(10_000).optional(),
  discounts: discounts.optional(),
  buyer: buyer.optional(),
  fulfillment: fulfillment.optional(),
  context: context.optional(),
});

export const sessionInputs = {cart: cartInput, checkout: checkoutInput};

const instrument = z.object({
  id: z.string().max(200),
  handler_id: z.literal(handlerId),
  type: z.literal(instrumentType),
  selected: z.boolean().optional(),
  credential: z.never({error: 'No payment data is taken here.'}).optional(),
});

/** The input of a completion: how it is paid. All else is in the checkout. */
export const completeInput = z.looseObject({
  payment: z.object({instruments: z.array(instrument).length(1)}),
});
