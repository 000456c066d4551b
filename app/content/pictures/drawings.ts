const drawing = <Alt extends string>(alt: Alt) => ({width: 960, height: 720, alt}) as const;

/** Illustrations of sections, made by artwork/drawings. */
export const drawings = {
  'about-kitchen': drawing(
    'Illustration of a kitchen counter with a pot, fresh vegetables and hanging utensils',
  ),
  'about-garden': drawing(
    'Illustration of a kitchen garden with rows of greens and konjac plants under a low sun',
  ),
  'how-rewire': drawing(
    'Illustration of a calm table with one small bowl of noodles and a sprig of leaves',
  ),
  'how-cravings': drawing('Illustration of a jar of gummies beside berries and orange slices'),
  'how-plateaus': drawing('Illustration of stepping stones leading over hills to a rising sun'),
  'how-hydration': drawing(
    'Illustration of a glass of water and a carafe with lemon, cucumber and mint',
  ),
  alternative: drawing(
    'Illustration of a potted plant on one side, a prescription bottle and syringe on the other',
  ),
  'konjac-root': drawing(
    'Illustration of a konjac plant growing from its corm beside a bowl of konjac noodles',
  ),
  'konjac-steps-rinse': drawing('Illustration of noodles in a colander under running water'),
  'konjac-steps-dry': drawing('Illustration of noodles stirred in a dry skillet with steam rising'),
  'konjac-steps-sauce': drawing(
    'Illustration of noodles in a skillet with tomato sauce poured over',
  ),
  coach: drawing(
    'Illustration of a phone showing a chat, beside a cup of herbal tea and a notebook',
  ),
  delivery: drawing(
    'Illustration of an open delivery box with two noodle pouches and a bottle inside',
  ),
  lab: drawing('Illustration of laboratory glassware, a microscope and a leaf sample'),
} as const;
