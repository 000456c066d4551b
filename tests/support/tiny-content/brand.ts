export const shopName = 'Quince & Co';

export const tagline = 'Two jars, and no more.';

export const shopDescription = `${shopName} sells one jam, and a spoonful of it to try.`;

export const colors = {
  cream: '#fdf6fb',
  ink: '#2b2030',
  inkSoft: '#5f5168',
  leaf: '#6b2f7a',
  line: '#e6d6ea',
  alarm: '#7a1440',
} as const;
