import {createLocalCounter} from '~/platform/count-here.server';
import {methodNotAllowed} from '~/platform/method-not-allowed';
import {readReports} from '~/platform/policy-reports/read-reports.server';
import {ReportTeller} from '~/platform/policy-reports/tell-reports.server';
import {readJson} from '~/platform/request-body.server';
import type {Route} from './+types/functions.csp-reports';

const secondsToWait = createLocalCounter('csp-report');
const teller = new ReportTeller();
/** A browser may send several at once, each with the whole policy of its page. */
const mostBytes = 16 * 1024;

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

export const loader = methodNotAllowed;

/** Browsers tell what a page's policy kept them from (rules: Reports of browsers). */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed();
  const wait = secondsToWait(context.clientAddress);
  if (wait > 0) return answer(429, {'Retry-After': String(wait)});
  const body = await readJson(request, mostBytes);
  if (!body.ok) return answer(body.status);
  teller.tell(readReports(body.value, context.siteUrl), context.log);
  return answer(204);
}
