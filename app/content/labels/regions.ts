export const regionLabels = {
  choose: 'Choose a state',
  states: 'States',
  territories: 'District, territories, military',
} as const;
