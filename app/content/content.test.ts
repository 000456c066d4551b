import {expect, test} from 'vitest';
import {ketoBrands} from './brands';
import {contactMessageRows, contactSubjects} from './contact';
import {explainer} from './explainer';
import {faq, faqClosing} from './faq';
import {home} from './home';
import {cookingPrinciples, konjacRecipeGroups, konjacRecipes} from './konjac-recipes';
import {pictures} from './pictures';
import {recipes, recipeTypes} from './recipes';

const allRecipes = [...recipes, ...konjacRecipes];

test('the shop has 13 recipes, and each type has some', () => {
  expect(recipes).toHaveLength(13);
  expect(new Set(recipes.map(({type}) => type))).toEqual(new Set(recipeTypes));
});

test('konjac has three principles and three groups of five recipes', () => {
  expect(cookingPrinciples).toHaveLength(3);
  expect(konjacRecipes).toHaveLength(15);
  expect(konjacRecipeGroups).toEqual(['Soups', 'Pasta-Style Dishes', 'Stir-Fries & Fusion']);
  for (const group of konjacRecipeGroups) {
    expect(konjacRecipes.filter(({type}) => type === group)).toHaveLength(5);
  }
});

test('no two recipes share an address or a title', () => {
  expect(new Set(allRecipes.map(({slug}) => slug)).size).toBe(28);
  expect(new Set(allRecipes.map(({title}) => title)).size).toBe(28);
});

test.each(allRecipes)('a person can cook $title', (recipe) => {
  expect(Object.keys(pictures)).toContain(recipe.image);
  expect(recipe.prepTime).toBeGreaterThan(0);
  expect(recipe.servings).toBeGreaterThan(0);
  expect(recipe.keyIngredients.length).toBeGreaterThanOrEqual(3);
  expect(recipe.keyIngredients.length).toBeLessThanOrEqual(5);
  expect(recipe.ingredients.length).toBeGreaterThanOrEqual(5);
  expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
});

test('the shop lists nine brands with secure addresses of their own', () => {
  expect(ketoBrands).toHaveLength(9);
  expect(new Set(ketoBrands.map(({website}) => new URL(website).host)).size).toBe(9);
  for (const {website, categories} of ketoBrands) {
    expect(new URL(website).protocol).toBe('https:');
    expect(categories.length).toBeGreaterThan(0);
  }
});

test('the FAQ has eleven questions, says that the sample needs an account, and leads to contact', () => {
  expect(faq).toHaveLength(11);
  expect(new Set(faq.map(({id}) => id)).size).toBe(11);
  const sample = faq.find(({id}) => id === 'free-sample');
  expect(sample?.answer.join(' ')).toContain('The free sample requires signing in to an account');
  expect(faqClosing.link.href).toBe('/contact');
});

test('the contact form has its eight subjects in order and six rows', () => {
  expect(contactSubjects).toEqual([
    'Product Question',
    'Order Inquiry',
    'Shipping Question',
    'Return/Refund',
    'Technical Support',
    'General Inquiry',
    'Partnership/Business',
    'Other',
  ]);
  expect(contactMessageRows).toBe(6);
});

test('home has four cards, six scenarios and five badges', () => {
  expect(home.howItWorks.cards.map(({title}) => title)).toEqual([
    'Rewire your brain',
    'Crush cravings',
    'Break plateaus',
    'Optimize hydration',
  ]);
  expect(home.scenarios.items.map(({title}) => title)).toEqual([
    'Never used medication',
    'Currently on Ozempic or Tirzepatide',
    'Aftercare',
    'Coming off meds',
    'Staying on',
    'Last 20 pounds',
  ]);
  expect(home.badges.map(({label}) => label)).toEqual([
    'Packed in the USA',
    'Gluten-Free',
    'No Sugar',
    'Vegan',
    'Scientifically Formulated',
  ]);
});

test('the explainer presents the three-product kit and its dosages', () => {
  expect(explainer.kit.parts).toHaveLength(3);
  const [appetite, hydration, multivitamin] = explainer.kit.parts.map(({dosage}) => dosage);
  expect(appetite).toContain('Two capsules twice daily');
  expect(appetite).toContain('No more than 4 capsules a day');
  expect(hydration).toContain('No more than 4 capsules a day');
  expect(multivitamin).toContain('One multivitamin daily');
  const links = explainer.closing.links.map(({href}) => href);
  expect(links).toEqual(expect.arrayContaining(['/recipes/konjac', '/products']));
});
