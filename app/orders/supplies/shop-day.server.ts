const format = new Intl.DateTimeFormat('en-CA', {timeZone: 'America/Los_Angeles'});

/** Today in the shop's time: `2026-11-25`. */
export const shopDay = (now = Date.now()): string => format.format(now);
