import type {Appearance} from '@stripe/stripe-js';

/** The shop's look (app/ui/app.css) for frames that no style of ours reaches. */
export const appearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#2f5d46',
    colorText: '#24302a',
    colorTextSecondary: '#55625a',
    colorDanger: '#7a2e14',
    colorBackground: '#ffffff',
    fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
    // A phone zooms into smaller letters.
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingUnit: '4px',
  },
};
