const preparing = (minutes: string, finish: string) => `<h3>From pouch to plate in ${minutes}</h3>
<ol>
<li><strong>Drain and rinse.</strong> Tip the pouch into a sieve and rinse under cold running water for 1&ndash;2 minutes. The faint ocean scent of the packing water rinses away completely.</li>
<li><strong>Dry them off.</strong> Toss in a hot, <em>dry</em> pan for 3 minutes, until they squeak and the steam stops. This is the step that makes the difference.</li>
<li><strong>${finish}</strong></li>
</ol>
<p>Konjac root is almost pure glucomannan, a soluble fiber that takes up water and helps you feel comfortably full. Drink a glass of water with your meal.</p>`;

export const noodlesHowItWorks = preparing(
  '6 minutes',
  'Add your sauce and let them simmer for 2 minutes so they take on its flavor.',
);

export const riceHowItWorks = preparing(
  '5 minutes',
  'Fold into a stir-fry, or warm with broth &amp; a knob of butter.',
);

export const gummiesHowItWorks = `<p>Chew two gummies when a craving knocks, ideally with a glass of water. Allulose tastes like sugar, yet your body uses almost none of it for energy.</p>
<ul>
<li>2 gummies per serving, 30 servings</li>
<li>Best in the afternoon or after dinner</li>
<li>Keep below 77&deg;F; they are soft by nature</li>
</ul>`;

export const bundleHowItWorks = `<h3>Three small habits, one box</h3>
<ol>
<li><strong>Before meals:</strong> appetite control capsules with a tall glass of water.</li>
<li><strong>Through the day:</strong> hydration capsules, for when you eat and drink a little less than you used to.</li>
<li><strong>With breakfast:</strong> one daily multi-vitamin, made for women or for men.</li>
</ol>
<p>Give it two weeks of ordinary days, and see how quiet it gets between meals.</p>`;

/** What Advanced Custom Fields stores beside a field: a reference, not a text. */
export const fieldReference = 'field_6512ab90c4f1e';
