import type {Session, User} from '@supabase/auth-js';
import type {AccountSession, Shopper} from '../accounts';

interface Claims {
  session_id?: string;
  aal?: string;
}

/** What an access token says. It came from the service or from our sealed cookie, so it is not verified again. */
export function readClaims(accessToken: string): Claims {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

export function toShopper(user: User, accessToken: string | null): Shopper {
  const level = accessToken ? readClaims(accessToken).aal : undefined;
  return {
    id: user.id,
    email: user.email ?? '',
    emailConfirmedAt: user.email_confirmed_at ?? null,
    assuranceLevel: level === 'aal2' ? 'aal2' : 'aal1',
    customerId: null,
  };
}

export function toAccountSession(session: Session): AccountSession {
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
    shopper: toShopper(session.user, session.access_token),
  };
}
