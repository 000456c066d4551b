/** The providers that most people write from, and others that read almost like one of them. */
const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
];
const alsoRight = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'yahoo.ca', 'yahoo.co'];

/** Whether one letter too many, too few, another, or two in each other's place make one of the other. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [wrong, right] = [typed, meant].map((text) => text.slice(start, text.length - end));
  if (wrong === undefined || right === undefined) return false;
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right === wrong.slice(1) + wrong.slice(0, 1);
}

/** The address that was probably meant (rules: The checkout's checks in order); null where nothing looks like a slip. */
export function suggestEmail(typed: string): string | null {
  const [, name = '', domain = ''] = /^(\S+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const written = domain.toLowerCase();
  if (name === '' || wellKnown.includes(written) || alsoRight.includes(written)) return null;
  const meant = wellKnown.find((known) => isOneSlip(written, known));
  return meant ? `${name}@${meant}` : null;
}
