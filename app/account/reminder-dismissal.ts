import {emailReminderDismissalMs} from '~/content/campaigns';
import {lastingStorage} from '~/browser/browser-storage';

const name = 'email-reminder-dismissed';

interface Dismissal {
  shopperId: string;
  at: number;
}

export function dismissReminder(shopperId: string): void {
  lastingStorage.remember(name, {shopperId, at: Date.now()} satisfies Dismissal);
}

/** Whether this shopper sent the reminder away within the last 24 hours. */
export function isReminderDismissed(shopperId: string): boolean {
  const stored = lastingStorage.recall(name) as Partial<Dismissal> | null;
  const age = Date.now() - Number(stored?.at);
  return stored?.shopperId === shopperId && age >= 0 && age < emailReminderDismissalMs;
}
