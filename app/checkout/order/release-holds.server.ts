import {releaseStock} from './hold-stock.server';
import type {OrderDesk} from './order-desk.server';
import {releaseOnce} from './once-each.server';

/** Lets other shoppers have everything that an attempt held, once nothing will come of its order. */
export async function releaseHolds(desk: OrderDesk, checkoutKey: string): Promise<void> {
  await releaseStock(desk, checkoutKey);
  await releaseOnce(desk, checkoutKey);
}
