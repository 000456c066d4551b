import {expect, test} from 'vitest';
import {home} from './home';
import {mailBrand, welcomeMail} from './mails';
import {productPages} from './product-pages';
import {claims} from './claims';
import {endedClaims, said, speaksOfHealth} from './said.server';
import {endClaims} from '../../tests/support/set-shop';
test('while nothing has ended texts are as they are written', () => {
  expect(said(home)).toBe(home);
});

test('an ended sentence goes from its text, and the others stay', () => {
  endClaims(['hydration']);
  expect(said(home.healthClaim.paragraphs[0])).toBe(
    'Konjac glucomannan is a soluble fiber. With enough water it swells and supports a feeling of fullness as part of a reduced-calorie diet and an active life. A multivitamin helps fill gaps when you eat less.',
  );
});

test('a card goes with its sentence, and a list with its last card', () => {
  endClaims(['immune']);
  const page = productPages['womens-multi-vitamin'];
  const titles = () => said(page).benefits.cards.map(({title}) => title);
  expect(titles()).toEqual(['Energy from food', 'Hair, skin and nails', 'Bones']);
  endClaims(['immune', 'energy', 'hair-skin-nails', 'bones']);
  expect(titles()).toEqual([]);
  expect(said(page).title).toBe(page.title);
});

test('a sentence that names two claims goes with either', () => {
  endClaims(['vegan']);
  expect(said(['Vegan, gluten-free, no sugar', 'No added iron'])).toEqual(['No added iron']);
  expect(said(['Vegan', 'Gluten-Free'])).toEqual(['Gluten-Free']);
});

test('a name or an address stays, and an id that no claim has ends nothing', () => {
  endClaims(['nighttime-name', 'address', 'no-such-claim']);
  expect(endedClaims()).toBe('');
  expect(said('Nighttime Support')).toBe('Nighttime Support');
});

test('what has ended is told in one order', () => {
  endClaims(['energy', 'bones']);
  expect(endedClaims()).toBe('bones,energy');
});

test('the disclaimer belongs to structure/function claims, and to no others', () => {
  expect(
    speaksOfHealth({cards: [{text: 'Vitamin D, vitamin K and calcium support normal bones.'}]}),
  ).toBe(true);
  expect(speaksOfHealth('60 capsules\nBones\nVegan')).toBe(true);
  expect(speaksOfHealth(['Made under cGMP', 'Gluten-Free', 'Zero-Calorie Pasta Alternative'])).toBe(
    false,
  );
  const about = productPages['womens-multi-vitamin'];
  expect(speaksOfHealth(about)).toBe(true);
  endClaims(Object.keys(claims));
  expect(speaksOfHealth(said(about))).toBe(false);
});

test('the welcome mail claims nothing, and so has no disclaimer', () => {
  expect(speaksOfHealth([welcomeMail, mailBrand])).toBe(false);
  expect(welcomeMail.footer).not.toContain('Food and Drug');
});
