import {simulate, type Less, type Outcome} from './simulate';

export interface Smaller {
  less: Less;
  outcome: Outcome;
}

/** The same wrong book with fewer people and fewer faults: one after the other is left out, as long as it stays wrong. */
export async function shrink(found: Outcome): Promise<Smaller> {
  const book = found.wrongs[0]?.book;
  let smaller: Smaller = {less: {}, outcome: found};

  async function tryWith(less: Less): Promise<boolean> {
    const outcome = await simulate(found.seed, less);
    if (outcome.wrongs[0]?.book !== book) return false;
    smaller = {less, outcome};
    return true;
  }

  for (const name of found.people) {
    const {without = []} = smaller.less;
    await tryWith({...smaller.less, without: [...without, name]});
  }
  let [tooFew, enough] = [-1, smaller.outcome.figure['faults'] ?? 0];
  while (enough - tooFew > 1) {
    const mostFaults = Math.floor((tooFew + enough) / 2);
    if (await tryWith({...smaller.less, mostFaults})) enough = mostFaults;
    else tooFew = mostFaults;
  }
  return smaller;
}

/** How the smaller story is played again. */
export const toCommand = ({less: {without = [], mostFaults}, outcome: {seed}}: Smaller): string =>
  [
    `SEED=${seed}`,
    ...(without.length > 0 ? [`WITHOUT=${without.join()}`] : []),
    ...(mostFaults === undefined ? [] : [`FAULTS=${mostFaults}`]),
    'npx vitest run tests/simulation',
  ].join(' ');
