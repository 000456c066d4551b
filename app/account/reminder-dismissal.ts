import {emailReminderDismissalMs} from '~/content/campaigns';

const key = 'email-reminder-dismissed';

interface Dismissal {
  shopperId: string;
  at: number;
}

/** A private window may refuse its storage: then the reminder comes back with the next page. */
export function dismissReminder(shopperId: string): void {
  try {
    const dismissal: Dismissal = {shopperId, at: Date.now()};
    localStorage.setItem(key, JSON.stringify(dismissal));
  } catch {
    // Nothing to remember it in.
  }
}

/** Whether this shopper sent the reminder away within the last 24 hours. */
export function isReminderDismissed(shopperId: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Dismissal> | null;
    const age = Date.now() - Number(kept?.at);
    return kept?.shopperId === shopperId && age >= 0 && age < emailReminderDismissalMs;
  } catch {
    return false;
  }
}
