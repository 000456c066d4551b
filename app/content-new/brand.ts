export const shopName = 'New Shop';

export const tagline = 'Made well, sent quickly.';

export const shopDescription = `${shopName}: what we make, what it costs, and how to reach us.`;

/** Of mails; pages have theirs from `look.json`. */
export const colors = {leaf: '#2f5d46'};
