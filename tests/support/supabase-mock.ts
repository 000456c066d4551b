import {getResponse} from 'msw';
import {mailHandlers} from '~mocks/mail/handlers';
import {createOutbox} from '~mocks/mail/outbox';
import {
  addDemoAccounts,
  createSupabaseState,
  supabaseHandlers,
  type ProjectSettings,
} from '~mocks/supabase';

export const mockUrl = 'http://accounts.example';

/** A Supabase project and a mail provider in memory, reached through their HTTP interface. */
export function openSupabaseMock(settings: Partial<ProjectSettings> = {}) {
  const outbox = createOutbox();
  const state = createSupabaseState({outbox, ...settings});
  addDemoAccounts(state);
  const handlers = [...supabaseHandlers(state), ...mailHandlers(outbox)];
  const requests: string[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${request.url.replace(mockUrl, '')}`);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nobody answers ${request.method} ${request.url}`);
    return response;
  };
  return {state, outbox, requests, fetch: answer};
}

/** The link in the newest mail to an address. */
export function newestLink(outbox: ReturnType<typeof createOutbox>, email: string): URL {
  const mail = outbox.mails.findLast(({to}) => to === email);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
}
