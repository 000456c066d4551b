import {expect, test} from 'vitest';
import {aLabel, aPanel} from '../../../tests/support/label';
import {textsByLabel} from './special-offer-texts.server';

const titlesOf = (certifications: string[] | null) => {
  const {benefits, lifestyles, quality} = textsByLabel(
    certifications && aLabel({certifications, facts: [aPanel('', {otherIngredients: 'Water.'})]}),
  );
  return [...benefits, ...[...lifestyles, ...quality].map(({title}) => title)];
};

test('an offer says of its product what the product’s label says, and no more', () => {
  const said = titlesOf(['Gluten-free', 'Vegan', 'Packed in the USA']);
  for (const words of ['Gluten-free', 'Vegan', 'Gluten-free and plant-based', 'Packed in the USA'])
    expect(said).toContain(words);
  expect(titlesOf(['Vegan']).join()).not.toMatch(/gluten|USA/i);
  expect(titlesOf(['Vegan'])).toContain('Vegan');
  expect(titlesOf(null).join()).not.toMatch(/gluten|vegan|plant-based|USA|ingredient/i);
});

test('an offer names the ingredients of its product’s own label', () => {
  const label = aLabel({facts: [aPanel('', {otherIngredients: 'Water, oat fiber.'})]});
  expect(textsByLabel(label).quality).toContainEqual(
    expect.objectContaining({title: 'Ingredients', text: 'Water, oat fiber.'}),
  );
});
