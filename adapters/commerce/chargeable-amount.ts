interface Decimals {
  /** Of the shop's amounts. */
  from: number;
  /** Of the service's smallest unit. */
  to: number;
}

interface Chargeable {
  /** In the service's smallest unit; of thousandths Stripe takes tens only. */
  amount: number;
  /** False for a fraction of that unit: of a shop that gives yen decimals. */
  isExact: boolean;
}

/** An amount as Stripe can charge it, the nearest one; browser and server ask here. */
export function toChargeable(amount: number, {from, to}: Decimals): Chargeable {
  const exact = (amount * 10 ** to) / 10 ** from;
  const step = to === 3 ? 10 : 1;
  return {amount: Math.round(exact / step) * step, isExact: Number.isInteger(exact)};
}
