import type {Appearance} from '@stripe/stripe-js';
import {colors} from '~/content/brand';

/** The shop's look for frames that no style of ours reaches. */
export const appearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: colors.leaf,
    colorText: colors.ink,
    colorTextSecondary: colors.inkSoft,
    colorDanger: colors.alarm,
    colorBackground: '#ffffff',
    fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
    // A phone zooms into smaller letters.
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingUnit: '4px',
  },
};
