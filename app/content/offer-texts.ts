import type {SealKind} from '~adapters/commerce';
import type {TextCard, TextLink, TextSection} from './text';

/** Said of a product alone whose label has these seals (rules: Labels). */
export interface LabelCard extends TextCard {
  needs?: readonly SealKind[];
}

/** What is in the kit. Like all of this file for loaders: long texts stay out of the scripts. */
export const bundleContents: readonly TextCard[] = [
  {
    title: 'Appetite control capsules',
    picture: 'pain-free-weight-loss',
    text: 'Konjac fiber that takes up water and supports a feeling of fullness. Two capsules twice daily, no more than 4 capsules a day. 60 capsules.',
  },
  {
    title: 'Hydration capsules',
    picture: 'hydration',
    text: 'Sodium, potassium and magnesium for days when you eat and drink less than usual. No more than 4 capsules a day. 60 capsules.',
  },
  {
    title: 'Daily multivitamins',
    picture: 'womens-multi-vitamin',
    text: 'One multivitamin daily, in a women’s version with iron and a men’s version without. 30 capsules.',
  },
  {
    title: 'A free pack of konjac noodles',
    picture: 'kitchen',
    text: 'Angel Hair, Spaghetti or Fettuccine. Rinse, dry-fry, sauce: dinner in ten minutes.',
  },
];

export const bundleReasons: readonly TextCard[] = [
  {
    title: 'Nothing to work out',
    text: 'One box, three bottles, one page of directions. The multivitamin goes with breakfast, the capsules before lunch and dinner.',
  },
  {
    title: 'Made to go together',
    text: 'Eating less can also mean fewer vitamins and minerals on the plate. The kit puts fiber, electrolytes and a multivitamin side by side.',
  },
  {
    title: 'Easy to stop',
    text: 'No subscription and nothing that renews. You order again only if you want to.',
  },
];

export const konjacBenefits: readonly string[] = [
  'Made from konjac root fiber and water',
  'Low in calories and net carbs, so the sauce can be the star',
  'Ready in minutes: rinse, dry-fry, toss',
  'Keeps in the pantry until you need it',
];

/** Shown when the product has no `how_it_works` field of its own. */
export const defaultHowItWorks: readonly string[] = [
  'Konjac is a root vegetable that has been part of Japanese and Chinese cooking for centuries. Its flour is mostly glucomannan, a soluble fiber that holds a great deal of water.',
  'Mixed with water and set, konjac flour becomes a noodle with a springy bite, very few calories and almost no net carbs. On its own it tastes of little, so it takes on whatever it is cooked with.',
  'Open the pack, rinse the noodles well under cold water for a full minute, dry them in a hot pan, then add them to your sauce or broth. The fiber takes up water in the stomach, which supports a feeling of fullness after the meal.',
];

export const konjacLifestyles: readonly LabelCard[] = [
  {
    title: 'Keto and low-carb',
    text: 'A bowl of noodles that leaves room in the day for the sauce, the cheese and the vegetables.',
  },
  {
    title: 'On or after GLP\u20111 medication',
    text: 'Small portions, soft textures and fiber. Add protein such as eggs, fish or tofu, and ask your care team how konjac fits your plan.',
  },
  {
    needs: ['gluten-free', 'vegan'],
    title: 'Gluten-free and plant-based',
    text: 'No wheat, no egg, no dairy in the noodle itself.',
  },
  {
    title: 'Busy weeknights',
    text: 'No pot of boiling water. From pack to plate in about ten minutes.',
  },
];

export const konjacQuality: readonly LabelCard[] = [
  {
    title: 'Checked by lot',
    text: 'Every lot is checked for seal, weight and cleanliness before it is released to ship.',
  },
  {
    needs: ['packed-in-usa'],
    title: 'Packed in the USA',
    text: 'Packed and shipped from our partner’s facility under current Good Manufacturing Practice.',
  },
];

/** The long reading on konjac, shared by the konjac landing page and the special offer page. */
export const konjacEducation: readonly TextSection[] = [
  {
    id: 'what-is-konjac',
    heading: 'What is konjac?',
    picture: 'konjac-root',
    blocks: [
      'Konjac (Amorphophallus konjac) is a plant of East and Southeast Asia. Cooks use its corm, a round underground stem about the size of a grapefruit, dried and milled into flour.',
      'In Japan the flour becomes konnyaku cakes and shirataki, the thin white noodles whose name means white waterfall. Our noodles are made the same way, cut to the shapes an American kitchen knows.',
    ],
  },
  {
    id: 'glucomannan',
    heading: 'Glucomannan, the fiber inside',
    blocks: [
      'The useful part of konjac is glucomannan, a soluble fiber. Your body does not digest it the way it digests starch, which is why a konjac noodle has so few calories and net carbs.',
      'Glucomannan takes up many times its weight in water and forms a soft gel. In a meal, that bulk and the slower pace of eating support a feeling of fullness.',
    ],
  },
  {
    id: 'rinse-and-cook',
    heading: 'How to rinse and cook it',
    picture: 'konjac-steps-rinse',
    blocks: [
      'The liquid in the pack keeps the noodles fresh and has a faint sea smell. That is normal, and it rinses away.',
      {
        list: [
          'Drain the pack in a colander and rinse under cold running water for a full minute.',
          'Boil for two minutes if you like a softer bite. This step is optional.',
          'Shake dry, then toss in a hot, dry pan for four to six minutes, until the noodles squeak and the steam thins out.',
          'Add sauce or broth and give it a few minutes: konjac takes its flavor from what is around it.',
          'Do not freeze the noodles. Ice turns them rubbery.',
        ],
      },
    ],
    links: [{label: 'See 15 konjac recipes', href: '/recipes/konjac'}],
  },
  {
    id: 'a-full-plate',
    heading: 'Make it a full plate',
    blocks: [
      'Konjac noodles bring volume and fiber but almost no protein, vitamins or fat. Use them as the base: add eggs, fish, chicken, tofu or beef, a good handful of vegetables, and a sauce with some fat in it.',
      'If fiber is new to you, begin with half a pack a few times a week and work up from there.',
    ],
  },
  {
    id: 'take-care',
    heading: 'Who should take care',
    blocks: [
      {
        list: [
          'Drink water with every konjac meal: at least one full glass.',
          'Chew well. The noodles are springy and do not break down as wheat pasta does.',
          'Ask your doctor first if you take medication. Fiber can change how medicine is absorbed, and people who take medicine for blood sugar should be especially careful.',
          'Ask your doctor first if you have trouble swallowing, slow digestion, a narrowing of the gut, or have had surgery on it.',
          'Konjac noodles are not a food for small children.',
          'Some gas or bloating is common in the first days. Eat less of it, and stop if it stays.',
        ],
      },
    ],
  },
];

export const konjacEducationHeading = 'Get to know konjac';

export const konjacExplainerLink: TextLink = {
  label: 'What It Is & How It Works',
  href: '/what-it-is-how-it-works',
};
