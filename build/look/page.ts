import {colorNames, eachColor, type Appearance, type ColorName, type Colors} from './colors.ts';
import {failing, nearestChange, type Measured} from './contrast.ts';
import {completeLook} from './shape.ts';

/** The plugin's page (includes/look/page.php): its samples, and what cannot be read, as the colours are chosen. */
interface Words {
  names: Record<ColorName, string>;
  tones: Partial<Record<string, string>>;
  pair: string;
  dark: string;
  take: string;
  none: string;
}

/** `%1$s` and so on, as WordPress writes them. */
const filled = (sentence: string, ...values: string[]) =>
  sentence.replaceAll(/%(\d)\$s/g, (_, place: string) => values[Number(place) - 1] ?? '');

function start(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset['words'] ?? '{}') as Words;
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const samples = [...form.querySelectorAll<HTMLElement>('[data-samples]')];
  const list = form.querySelector<HTMLElement>('[data-failing]');

  const chosen = () => eachColor((name) => fieldOf(`colors[${name}]`).value);

  function lineOf(colors: Colors, pair: Measured): HTMLLIElement {
    const {appearance, on, tone, wcag, needs, apca} = pair;
    const line = document.createElement('li');
    const has = [wcag.toFixed(2), String(needs), apca.toFixed(0)];
    line.append(filled(words.pair, words.tones[tone] ?? tone, words.tones[on] ?? on, ...has), ' ');
    if (appearance === 'dark') line.prepend(words.dark, ' ');
    const change = nearestChange(colors, pair);
    if (change === null) return line;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-small';
    button.textContent = filled(words.take, words.names[change.name], change.color);
    button.addEventListener('click', () => {
      fieldOf(`colors[${change.name}]`).value = change.color;
      show();
    });
    line.append(button);
    return line;
  }

  function show(): void {
    const colors = chosen();
    const [corners, density, letters] = choices.map((name) => fieldOf(name).value);
    const {tones, shape} = completeLook({colors, corners, density, letters});
    fieldOf('tones').value = JSON.stringify(tones);
    for (const sample of samples)
      for (const [name, value] of Object.entries({...tones[appearanceOf(sample)], ...shape}))
        sample.style.setProperty(`--${name}`, String(value));
    for (const name of colorNames) {
      const code = fieldOf(`colors[${name}]`).nextElementSibling;
      if (code) code.textContent = colors[name];
    }
    const failed = failing(colors);
    const lines = failed.slice(0, mostShown).map((pair) => lineOf(colors, pair));
    list?.replaceChildren(...(lines.length > 0 ? lines : [words.none]));
  }

  form.addEventListener('input', show);
  show();
}

const appearanceOf = ({dataset}: HTMLElement): Appearance =>
  dataset['samples'] === 'dark' ? 'dark' : 'light';

const choices = ['corners', 'density', 'letters'];

/** What is changed for one mends mostly others. */
const mostShown = 4;

const form = document.querySelector<HTMLFormElement>('#bellyful-look');
if (form) start(form);
