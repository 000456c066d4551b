import {faultKinds, type Fault} from './faulty-network';
import {paidOrders, standingOrders, takenCharges} from './order-shop';
import type {OrderShop} from './order-requests';

/** Every kind of fault at every one of a process's calls. */
export const faultsAt = (calls: number): Fault[] =>
  Array.from({length: calls}, (_, call) => faultKinds.map((kind) => ({call, kind}))).flat();

/** Counts trials over one file of tests; its figure is printed at the end. */
export class FaultFigure {
  tried = 0;
  lost = 0;
  doubled = 0;

  count(store: OrderShop, charges = 1): void {
    this.tried += 1;
    if (paidOrders(store.shop).length < charges) this.lost += 1;
    if (timesTaken(store) > charges) this.doubled += 1;
  }

  toString(): string {
    return `faults tried ${this.tried}, orders lost ${this.lost}, double charges ${this.doubled}`;
  }
}

export const timesTaken = ({payments}: OrderShop): number =>
  takenCharges(payments).reduce((times, charge) => times + charge.timesTaken, 0);

/** One order that stands, paid, by one charge of its total: null, or what is there instead. */
export function whatIsWrong(store: OrderShop, total: number): string | null {
  const standing = standingOrders(store.shop);
  const [paid, ...others] = paidOrders(store.shop);
  const [charge] = takenCharges(store.payments);
  const isRight =
    standing.length === 1 &&
    others.length === 0 &&
    timesTaken(store) === 1 &&
    charge?.amount === total &&
    charge.orderId === paid?.databaseId &&
    paid.transactionId?.endsWith(charge.id);
  if (isRight) return null;
  const statuses = store.shop.orders.map(({status}) => status).join(' ');
  return `orders ${statuses}, charged ${timesTaken(store)} times`;
}

/** Many trials at a time: most of what they do is waiting. Answers what went wrong in which. */
export async function tryAll<Trial>(
  trials: Trial[],
  attempt: (trial: Trial) => Promise<string | null>,
): Promise<string[]> {
  const wrong: string[] = [];
  const rest = [...trials];
  const work = async () => {
    for (let trial = rest.shift(); trial !== undefined; trial = rest.shift()) {
      const problem = await attempt(trial);
      if (problem) wrong.push(`${JSON.stringify(trial)}: ${problem}`);
    }
  };
  await Promise.all(Array.from({length: 24}, work));
  return wrong;
}
