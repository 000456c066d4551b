import {businessHours as builtIn, type OpeningHours} from '~/content/settings';

export const timeZoneLabel = 'hora del Pacífico';

const labels = [
  {daysLabel: 'De lunes a sábado', hoursLabel: 'de 9 a.m. a 8 p.m.'},
  {daysLabel: 'Domingo', hoursLabel: 'de 10 a.m. a 6 p.m.'},
];

/** Monday to Saturday 9am to 8pm, Sunday 10am to 6pm. */
export const businessHours: readonly OpeningHours[] = builtIn.map((hours, place) => ({
  ...hours,
  ...labels[place],
}));
