import type {Claims} from './tokens';
import {endSession} from './tokens';
import type {SupabaseState} from './state';

/** The functions of `0009_own_sessions.sql`, over memory; `claims` are the caller's. */
export const sessionFunctions: Record<
  string,
  (state: SupabaseState, claims: Claims, args: {p_id?: string}) => unknown
> = {
  list_my_sessions(state, claims) {
    return [...state.sessionFacts]
      .filter(([id]) => isOwn(state, claims, id))
      .toSorted(([, a], [, b]) => b.createdAt - a.createdAt)
      .map(([id, {createdAt, userAgent}]) => ({
        id,
        createdAt: new Date(createdAt).toISOString(),
        userAgent,
        ip: null,
        isThis: id === claims.session_id,
      }));
  },
  end_my_session(state, claims, {p_id = ''}) {
    if (isOwn(state, claims, p_id)) endSession(state, p_id);
  },
};

const isOwn = (state: SupabaseState, {sub, session_id}: Claims, id: string) =>
  state.sessions.get(session_id) === sub && state.sessions.get(id) === sub;
