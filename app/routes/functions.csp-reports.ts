import {secondsToWait} from '~/server/http/limit-tries.server';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {readReports, ReportLogger} from '~/server/http/policy-reports.server';
import {readJson} from '~/server/http/request-body.server';
import type {Route} from './+types/functions.csp-reports';

const reportLogger = new ReportLogger();
/** A browser may send several reports at once, each with the complete policy of its page. */
const mostBytes = 16 * 1024;

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {status, headers});

export const loader = methodNotAllowed;

/** Browsers report what a page's policy blocked (rules: Reports of browsers). */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed();
  const {clientAddress} = context;
  const wait = await secondsToWait(context, 'csp-report', {clientAddress});
  if (wait > 0) return answer(429, {'Retry-After': String(wait)});
  const body = await readJson(request, mostBytes);
  if (!body.ok) return answer(body.status);
  reportLogger.log(readReports(body.value, context.siteUrl), context.log);
  return answer(204);
}
