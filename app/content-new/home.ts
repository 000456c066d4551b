import {home as builtIn, type HomeCopy} from '~/content/home';
import {shopDescription, shopName, tagline} from './brand';

/** A section whose heading is empty is not shown. */
export const home: HomeCopy = {
  ...builtIn,
  meta: {title: shopName, description: shopDescription},
  hero: {
    ...builtIn.hero,
    headline: tagline,
    text: shopDescription,
    action: {label: 'See our products', href: '/products'},
    more: {label: 'About us', href: '/about'},
    sells: '',
    promises: [],
    videoDescription: '',
  },
  howItWorks: {heading: '', intro: '', cards: []},
  alternative: {...builtIn.alternative, heading: '', intro: '', rows: [], note: ''},
  healthClaim: {...builtIn.healthClaim, heading: '', paragraphs: []},
  scenarios: {heading: '', intro: '', items: [], note: ''},
  closing: {
    heading: 'Find yours.',
    text: 'Questions come first: we answer within a day.',
    action: {label: 'See our products', href: '/products'},
  },
  featured: {
    heading: 'A good place to start',
    text: 'What others take home.',
    link: {label: 'See all products', href: '/products'},
  },
  offers: [],
  badges: [],
};
