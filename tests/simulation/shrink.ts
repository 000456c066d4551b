import {simulate, type Less, type Outcome} from './simulate';

/** The same wrong book with fewer people and fewer faults: one after the other is left out, as long as it stays wrong. */
export async function shrink(found: Outcome): Promise<{command: string; outcome: Outcome}> {
  let [outcome, less]: [Outcome, Less] = [found, {}];
  const tryWith = async (fewer: Less): Promise<boolean> => {
    const tried = await simulate(found.seed, fewer);
    const isSame = tried.wrongs[0]?.book === found.wrongs[0]?.book;
    if (isSame) [outcome, less] = [tried, fewer];
    return isSame;
  };

  for (const name of found.cast) await tryWith({...less, without: [...(less.without ?? []), name]});
  let [tooFew, enough] = [-1, outcome.figure['faults'] ?? 0];
  while (enough - tooFew > 1) {
    const mostFaults = Math.floor((tooFew + enough) / 2);
    if (await tryWith({...less, mostFaults})) enough = mostFaults;
    else tooFew = mostFaults;
  }
  const {without = [], mostFaults = ''} = less;
  const command = `SEED=${found.seed} WITHOUT=${without.join()} FAULTS=${mostFaults} npx vitest run tests/simulation`;
  return {command, outcome};
}
