import {getResponse, type RequestHandler} from 'msw';

/**
 * A fetch that mocked services answer; what they do not know is a failed connection. MSW reads the call stack once a handler,
 * and a call's address once for each that it tries: a thousand shops are opened in a test, and only those of the path are asked.
 */
export function answerFrom(make: () => RequestHandler[]): typeof fetch {
  const handlers = withoutStacks(make);
  const known = new Map<string, RequestHandler[]>();
  return async (input, init) => {
    const request = new Request(input, init);
    const {pathname} = new URL(request.url);
    const own = known.get(pathname) ?? handlers.filter((one) => patternOf(one).test(pathname));
    known.set(pathname, own);
    const response = await getResponse(own, request);
    if (!response) throw new TypeError('fetch failed');
    return response;
  };
}

function withoutStacks<Made>(make: () => Made): Made {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  const made = make();
  Error.stackTraceLimit = stackTraceLimit;
  return made;
}

const patterns = new Map<string, RegExp>();

/** What a handler's path, which begins with any address, says of the path of a call. */
function patternOf({info}: RequestHandler): RegExp {
  const {path = '*'} = info as {path?: string};
  const known = patterns.get(path);
  if (known) return known;
  const words = path
    .replace(/^https?:\/\/[^/]*/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  const pattern = new RegExp(`^${words}$`);
  patterns.set(path, pattern);
  return pattern;
}
