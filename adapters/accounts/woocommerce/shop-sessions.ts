import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import type {Accounts, OpenSession} from '../accounts';
import {requestAccounts, bodyOr} from './request-accounts';

interface TokenFacts extends OpenSession {
  expiresAt: string;
}

/** Where a customer is signed in: WordPress' own session tokens. */
export function createShopSessions(plugin: PluginClient): Accounts['sessions'] {
  return {
    async list({accessToken}) {
      const place = {path: '/sessions', session: accessToken, isForPage: true};
      const request = {method: 'GET', ...place} as const;
      const answer = await requestAccounts<{sessions: TokenFacts[]}>(
        plugin,
        'sessions.list',
        request,
      );
      return bodyOr('sessions.list', answer, {sessions: []}).sessions.map(toOpenSession);
    },
    async end({accessToken}, id) {
      const path = `/sessions/${encodeURIComponent(id)}`;
      const request = {method: 'DELETE', path, session: accessToken} as const;
      bodyOr('sessions.end', await requestAccounts(plugin, 'sessions.end', request), null);
    },
    async endAll({accessToken}) {
      const body = {scope: 'all'};
      const request = {method: 'POST', path: '/sign-out', body, session: accessToken} as const;
      bodyOr('sessions.endAll', await requestAccounts(plugin, 'sessions.endAll', request), null);
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
