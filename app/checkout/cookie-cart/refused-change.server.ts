import {data} from 'react-router';
import type {Refused} from '~/cart/cookie-cart/RefusedNote';

export type ChangeAnswer = ReturnType<typeof refusedChange>;

export const refusedChange = (
  status: number,
  message: string,
  {field = null, typed = '', way = null}: Partial<Omit<Refused, 'message'>> = {},
) => data<Refused>({message, field, typed, way}, {status});
