import type {PictureName} from './pictures';
import type {PageMeta, TextCard, TextLink} from './text';
import {shopName} from './brand';

export interface AboutCopy {
  meta: PageMeta;
  title: string;
  intro: string;
  mission: {heading: string; paragraphs: readonly string[]; picture: PictureName};
  vision: {heading: string; paragraphs: readonly string[]};
  story: {heading: string; paragraphs: readonly string[]; picture: PictureName};
  values: {heading: string; cards: readonly TextCard[]};
  closing: {heading: string; text: string; links: readonly TextLink[]};
}

export const about: AboutCopy = {
  meta: {
    title: 'About us',
    description: `${shopName} is a California shop for wellness supplements and konjac foods. Our mission, our vision, how we began, and the three values behind each label.`,
  },
  title: `About ${shopName}`,
  intro:
    'We are a small shop in Petaluma, California, with a simple idea: it is easier to eat less when you feel full.',
  mission: {
    heading: 'Our mission',
    picture: 'about-garden',
    paragraphs: [
      'To make eating lightly feel generous. We make supplements and low-carb foods that support fullness, hydration and good nutrition, explain them in plain words, and send them quickly.',
    ],
  },
  vision: {
    heading: 'Our vision',
    paragraphs: [
      'A country where nobody has to go hungry to feel well, and where people on medication, off it, or never near it get the same respect and the same straight answers.',
    ],
  },
  story: {
    heading: 'Our story',
    picture: 'about-kitchen',
    paragraphs: [
      `${shopName} began in a home kitchen with a bag of konjac flour and a family that missed pasta. The first noodles were terrible. The tenth were dinner.`,
      'Around the same time, friends were starting GLP-1 medication, and others were coming off it. They asked the same things: How do I get enough vitamins when I can hardly finish a plate? What do I eat when the hunger comes back? Nobody had put the answers in one box.',
      `So we did. Capsules for the feeling of fullness, capsules for hydration, a multivitamin for what a small plate leaves out, and noodles for the evenings when only noodles will do. We called it ${shopName} because that is the point.`,
    ],
  },
  values: {
    heading: 'What we hold to',
    cards: [
      {
        title: 'Honest',
        text: 'We say “supports,” because that is what a supplement can do. Every amount is on the label and every policy is in plain English.',
      },
      {
        title: 'Gentle',
        text: 'No shame, no crash diets, no stimulants. Change that is kind to you is change you can keep.',
      },
      {
        title: 'Useful',
        text: 'A bottle comes with directions, a noodle comes with recipes, and a question gets an answer within 24 hours.',
      },
    ],
  },
  closing: {
    heading: 'Come and eat with us',
    text: 'See what we make, or ask us anything first.',
    links: [
      {label: 'See our products', href: '/products'},
      {label: 'Write to us', href: '/contact'},
    ],
  },
};
