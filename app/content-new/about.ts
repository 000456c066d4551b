import {about as builtIn, type AboutCopy} from '~/content/about';
import {shopDescription, shopName} from './brand';

export const about: AboutCopy = {
  ...builtIn,
  meta: {title: 'About us', description: shopDescription},
  title: `About ${shopName}`,
  intro: shopDescription,
  mission: {...builtIn.mission, paragraphs: ['What you make, and for whom.']},
  vision: {...builtIn.vision, paragraphs: ['What you would like to be known for.']},
  story: {...builtIn.story, paragraphs: ['How it began.']},
  values: {
    heading: 'What we hold to',
    cards: [
      {title: 'Honest', text: 'We say what a thing is made of.'},
      {title: 'Useful', text: 'A question gets an answer.'},
    ],
  },
  closing: {...builtIn.closing, heading: 'Come and see', text: 'See what we make, or ask us.'},
};
