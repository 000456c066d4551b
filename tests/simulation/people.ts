import type {Random} from './random';

/** Somebody with a name that stands nowhere else: whoever reads it reads of this one. */
export interface Person {
  name: string;
  surname: string;
  email: string;
  password: string;
  street: string;
  /** Where several live, or one mailbox is written in two ways, they count as one. */
  household: string;
  mailbox: string;
  /** Of its network. */
  ip: string;
}

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
const syllables = ['bar', 'dro', 'fen', 'gil', 'hus', 'kor', 'lim', 'mau', 'nyx', 'por', 'ruv'];
const streets = ['12 Orchard Lane', '99 Far Road', '7 Elm Street', '40 Mill Way', '3 Oak Court'];

/** So many people, of whom some share a household or a mailbox. */
export function gather(random: Random, howMany: number): Person[] {
  const people: Person[] = [];
  for (const [place, name] of names.slice(0, howMany).entries()) {
    const word = [1, 2, 3].map(() => random.pick(syllables)).join('');
    const other = random.isOneIn(4) ? people[random.below(place)] : undefined;
    const sharing = random.pick(['household', 'mailbox']);
    const mailbox = other && sharing === 'mailbox' ? other.mailbox : `${word}${place}`;
    const household = other && sharing === 'household' ? other.household : `${place}`;
    const street = streets[Number(household)] ?? '';
    people.push({
      name,
      surname: `${word}${place}`.replace(/^./, (first) => first.toUpperCase()),
      email:
        other && sharing === 'mailbox' ? `${mailbox}+${place}@gmail.com` : `${mailbox}@gmail.com`,
      password: `Plum-tree-1${place}!`,
      street: random.isOneIn(2) ? street : street.toUpperCase(),
      household,
      mailbox,
      ip: `198.51.100.${place + 1}`,
    });
  }
  return people;
}
