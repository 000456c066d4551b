import type {PictureName} from './pictures';
import type {PageMeta, TextCard} from './text';

export interface CompanionCopy {
  meta: PageMeta;
  title: string;
  subtitle: string;
  picture: PictureName;
  intro: readonly string[];
  features: {heading: string; cards: readonly TextCard[]};
  examples: {heading: string; questions: readonly string[]};
  limits: {heading: string; paragraphs: readonly string[]};
  closing: {heading: string; text: string};
  /** Both open the external companion in a new window; rendered only with PUBLIC_COMPANION_URL set. */
  primaryAction: string;
  closingAction: string;
  newWindowHint: string;
  /** Stands in the buttons' place without an address. */
  opensSoon: string;
}

export const companion: CompanionCopy = {
  meta: {
    title: 'Personal Wellness Coach',
    description:
      'An AI companion for everyday habits: meal ideas, water, movement and a kind word when a craving calls. General wellness support, not medical advice.',
  },
  title: 'Personal Wellness Coach',
  subtitle: 'A patient companion for the small decisions of the day.',
  picture: 'coach',
  intro: [
    'Most plans do not fail on Monday morning. They come apart on a Thursday at nine in the evening, when you are tired and nobody is around to ask. That is when the coach is good to have.',
    'It is an AI companion: you write, it answers. It helps you plan a plate, notice a pattern, and begin again after a day that went sideways.',
  ],
  features: {
    heading: 'What it helps with',
    cards: [
      {
        title: 'A plan for the plate',
        text: 'Tell it what is in the refrigerator and how hungry you are. It suggests a meal with protein, fiber and something you like.',
      },
      {
        title: 'A pause in a craving',
        text: 'Two minutes of questions and breathing before the pantry door opens.',
      },
      {
        title: 'Gentle check-ins',
        text: 'Water, sleep, steps and mood, in your own words and at your own pace.',
      },
      {
        title: 'Habits that stay',
        text: 'One small change at a time, kept until it no longer needs keeping.',
      },
    ],
  },
  examples: {
    heading: 'You might ask',
    questions: [
      'I have salmon, spinach and twenty minutes. What is for dinner?',
      'I always snack after the kids are in bed. What could I try instead?',
      'Help me plan three low-carb lunches I can take to work.',
      'I ate much more than I meant to today. How do I go on tomorrow?',
    ],
  },
  limits: {
    heading: 'What it is not',
    paragraphs: [
      'The coach is a computer program, not a doctor, dietitian or therapist. It gives general wellness information and can be wrong. Please take medical questions, and any question about your medication, to your care team.',
      'In an emergency call 911. If you are in crisis, call or text 988.',
    ],
  },
  closing: {
    heading: 'Someone to think it through with',
    text: 'Open the coach whenever the next meal feels like a question.',
  },
  primaryAction: 'Meet Your Coach',
  closingAction: 'Start a Conversation',
  newWindowHint: 'opens in a new window',
  opensSoon: 'The coach opens soon.',
};
