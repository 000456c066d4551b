import {limitsOf, type LimitedAction} from './limits';
import {toNetwork} from './network';

interface Window {
  endsAt: number;
  tries: number;
}

/** More networks than that at once, and counting starts anew: memory stays small. */
const mostNetworks = 20_000;

/**
 * Counts tries in this process alone, for what costs less than a request to the ledger (rules: Limits on tries). Make one
 * for the process. Answers the seconds to wait; 0 when the try is allowed.
 */
export function createLocalCounter(action: LimitedAction, now: () => number = Date.now) {
  const windows = new Map<string, Window>();
  return (clientAddress: string): number => {
    const {network: limit} = limitsOf(action);
    const network = toNetwork(clientAddress);
    if (!limit || !network) return 0;
    if (windows.size >= mostNetworks) windows.clear();
    const known = windows.get(network);
    const isOpen = known && known.endsAt > now();
    const window = isOpen ? known : {endsAt: now() + limit.windowSeconds * 1000, tries: 0};
    windows.set(network, window);
    window.tries += 1;
    return window.tries > limit.tries ? Math.ceil((window.endsAt - now()) / 1000) : 0;
  };
}
