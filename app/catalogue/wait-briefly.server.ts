import {isDocumentRequest} from '~/server/http/request-kind';

/** A navigation waits this long before it shows its loading words: most answers are there by then. */
const patienceMs = 150;

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));

/** What a page is waiting for, in a box; null when a navigation shall go on without it. A document waits for all of it. */
export async function waitBriefly<Value>(
  request: Request,
  wanted: Promise<Value>,
): Promise<{value: Value} | null> {
  const boxed = wanted.then((value) => ({value}));
  return isDocumentRequest(request) ? boxed : Promise.race([boxed, late()]);
}

/** A page waits no longer than this for what stands beside its own. */
const besideMs = 800;

/** What stands beside a page's own, or `instead` where it is late. */
export const besides = <Value>(wanted: Promise<Value>, instead: Value): Promise<Value> =>
  Promise.race([
    wanted,
    new Promise<Value>((resolve) => setTimeout(() => resolve(instead), besideMs)),
  ]);
