import type {Random} from './random';

/** Somebody with a name that stands nowhere else: whoever reads it elsewhere reads of somebody else. */
export interface Person {
  name: string;
  surname: string;
  email: string;
  street: string;
  /** Where several live, or one mailbox is written in several ways, they count as one. */
  household: string;
  mailbox: string;
  address: string;
  isAgent: boolean;
  password: string;
}

const syllables = ['bar', 'dro', 'fen', 'gil', 'hus', 'kor', 'lim', 'mau', 'nyx', 'por', 'ruv', 'tez', 'wim'];
const streets = ['12 Orchard Lane', '99 Far Road', '7 Elm Street', '40 Mill Way'];

const toTitle = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** So many people, of whom some share a household or write one mailbox in two ways. */
export function gather(random: Random, howMany: number): Person[] {
  const people: Person[] = [];
  for (let place = 0; place < howMany; place++) {
    const word = Array.from({length: 3}, () => random.pick(syllables)).join('');
    const surname = `${toTitle(word)}${'abcdefgh'[place]}`;
    const other = people.length > 0 && random.isOneIn(4) ? random.pick(people) : null;
    const sharesMailbox = other !== null && random.isOneIn(2);
    const local = surname.toLowerCase();
    const household = other && !sharesMailbox ? other.household : `${place}`;
    const street = streets[Number(household) % streets.length] ?? '';
    people.push({
      name: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hope'][place] ?? 'Ida',
      surname,
      email: sharesMailbox ? `${other.mailbox}+${place}@gmail.com` : `${local}@gmail.com`,
      street: random.isOneIn(2) ? `${street}, Apt ${household}` : `${street.toUpperCase()} APT ${household}`,
      household,
      mailbox: sharesMailbox ? other.mailbox : local,
      address: `198.51.100.${place + 1}`,
      isAgent: false,
      password: `Bellyful-1${place}!`,
    });
  }
  return people;
}
