import {z} from 'zod';
import {handlerId, instrumentType} from './payment-handlers.server';

const instrument = z.object({
  id: z.string().max(200),
  handler_id: z.literal(handlerId),
  type: z.literal(instrumentType),
  selected: z.boolean().optional(),
  credential: z.never({error: 'No payment data is taken here.'}).optional(),
});

/** How it is paid, all that is said at completion: the rest stands in the checkout. */
export const completeInput = z.looseObject({
  payment: z.object({instruments: z.array(instrument).length(1)}),
});
