import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, OpenSession} from '../accounts';
import {requestOr} from './request-accounts';

interface TokenFacts extends OpenSession {
  expiresAt: string;
}

/** Where a customer is signed in: WordPress' own session tokens. */
export function createShopSessions(plugin: PluginClient): Accounts['sessions'] {
  return {
    async list({accessToken: session}) {
      type Listed = {sessions: TokenFacts[]};
      const request = {method: 'GET', path: '/sessions', session, isForPage: true} as const;
      const found = await requestOr<Listed>(plugin, 'sessions.list', request, {sessions: []});
      return found.sessions.map(toOpenSession);
    },
    async end({accessToken: session}, id) {
      const path = `/sessions/${encodeURIComponent(id)}`;
      await requestOr<unknown>(plugin, 'sessions.end', {method: 'DELETE', path, session}, null);
    },
    async endAll({accessToken: session}) {
      const request = {method: 'POST', path: '/sign-out', body: {scope: 'all'}, session} as const;
      await requestOr<unknown>(plugin, 'sessions.endAll', request, null);
    },
  };
}

const toOpenSession = ({id, createdAt, userAgent, ip, isThis}: TokenFacts): OpenSession => ({
  id,
  createdAt,
  userAgent: userAgent || null,
  ip: ip || null,
  isThis,
});
