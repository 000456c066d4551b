/** As long as pages of a process that knows of no change are shown to the next visitor at once. */
const worthwhileMs = 10 * 60_000;
/** The worker decides how often it is time. */
const tickMs = 1000;

const isProbe = (url: string | undefined) => /^\/(healthz|readyz)(\?|$)/.test(url ?? '');

/** Goes on with something while there are visitors, and for as long as one of them may come back to what is cached. */
export function whileVisited(work: () => void, now: () => number = Date.now) {
  let visitedAt = -Infinity;
  setInterval(() => {
    if (now() - visitedAt < worthwhileMs) work();
  }, tickMs).unref();
  return {
    /** A balancer's question is no visit. */
    add(url: string | undefined) {
      if (!isProbe(url)) visitedAt = now();
    },
  };
}
