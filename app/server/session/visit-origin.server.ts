import {z} from 'zod';
import {originMarks, type OrderOrigin} from '~adapters/commerce';
import {originCookie} from '~/browser/visit-origin';
import {readCookie, type CookieSettings} from './cookie-settings';

const visit = z.object({marks: z.partialRecord(z.enum(originMarks), z.string().max(2_000))});

/** Where this browser's visit came from, as it notes after consent alone; empty without. */
export function originOf(request: Request, settings: CookieSettings): OrderOrigin {
  const stored = readCookie(request, originCookie, settings);
  // Switched on after an Accept, the signal counts from then on.
  if (!stored || request.headers.get('Sec-GPC') === '1') return {};
  try {
    const {marks} = visit.parse(JSON.parse(stored));
    return {...marks, user_agent: (request.headers.get('User-Agent') ?? '').slice(0, 1_000)};
  } catch {
    return {};
  }
}
