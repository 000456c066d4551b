/** As long as a cached page may be shown to the next visitor at once. */
const worthwhileMs = 10 * 60_000;
/** The worker decides which of the calls do something. */
const tickMs = 1000;

const isProbe = (url: string | undefined) => /^\/(healthz|readyz)(\?|$)/.test(url ?? '');

/** Calls `work` each second while there are visitors, and for as long after the last one as pages are cached. */
export function whileVisited(work: () => void, now: () => number = Date.now) {
  let visitedAt = -Infinity;
  setInterval(() => {
    if (now() - visitedAt < worthwhileMs) work();
  }, tickMs).unref();
  return {
    /** A load balancer's probe is no visit. */
    add(url: string | undefined) {
      if (!isProbe(url)) visitedAt = now();
    },
  };
}
