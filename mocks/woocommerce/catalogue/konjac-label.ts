/** What the owner has typed into the label's fields of each pouch: 5 calories, which are 0 a serving. */
export const konjacLabel = [
  {key: '_bellyful_servings', value: '2'},
  {key: '_bellyful_serving_size', value: '3 oz (85 g)'},
  {
    key: '_bellyful_facts',
    value: 'Calories | 0\nTotal Carbohydrate | 3 g | 1\n- Dietary Fiber | 3 g | 11',
  },
  {key: '_bellyful_ingredients', value: 'Water, konjac flour, calcium hydroxide.'},
  {key: '_bellyful_allergens', value: 'None of the major allergens.'},
  {key: '_bellyful_certifications', value: 'Gluten-free, Vegan'},
  {key: '_bellyful_warnings', value: 'Cut long strands for children.'},
  {key: '_bellyful_storage', value: 'In the pantry; once open, two days in the fridge.'},
  {key: '_bellyful_best_before', value: '2027-11-30'},
];
