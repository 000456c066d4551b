export const shopName = 'Bellyful';

export const tagline = 'Eat well, feel full, keep it simple.';

export const shopDescription = `${shopName} makes wellness supplements and low-carb konjac foods for people who want to eat less and still feel full, with or without GLP-1 medication.`;

/** Colours where no style sheet reaches: mails, the browser's own frame, payment fields. The same as in `brand.css`. */
export const colors = {
  cream: '#fbf7ef',
  /** The same ground in the dark, which is derived (build/look/colors.ts). */
  creamDark: '#101713',
  ink: '#24302a',
  inkSoft: '#55625a',
  leaf: '#2f5d46',
  line: '#e4dac8',
  alarm: '#7a2e14',
} as const;
