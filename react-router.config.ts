import type {Config} from '@react-router/dev/config';
import {hydrogenPreset} from '@shopify/hydrogen/react-router-preset';
import {languageNow} from './build/own-content';

const language = languageNow();

export default {
  presets: [hydrogenPreset()],
  // Moved beside the shop's own language by build/languages.ts.
  ...(language && {buildDirectory: `dist/${language}`}),
  // Told about all pages at once, a browser that loses its connection still knows where a link leads.
  routeDiscovery: {mode: 'initial'},
  future: {
    // A page begins with its route's module alone (see LateScripts): split off, its clientAction would not be there.
    v8_splitRouteModules: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
