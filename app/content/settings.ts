import type {DayOfWeek} from 'schema-dts';
import {shopName} from './brand';

export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export interface OpeningHours {
  /** As schema.org names them. */
  daysOfWeek: readonly Extract<DayOfWeek, string>[];
  /** 24-hour clock, Pacific time. */
  opens: string;
  closes: string;
  daysLabel: string;
  hoursLabel: string;
}

/** With the shop's name, where it does not begin with that. */
export const toPageTitle = (title: string): string =>
  title.startsWith(shopName) ? title : `${title} | ${shopName}`;

export const businessAddress: PostalAddress = {
  street: '1480 Marigold Lane, Suite 210',
  city: 'Petaluma',
  state: 'CA',
  postalCode: '94954',
  country: 'US',
};

export const shopTimeZone = 'America/Los_Angeles';
export const timeZoneLabel = 'Pacific time';

/** Business days, least and most, as the shipping policy has them; from the last hour on an order is one of the next day. */
export const deliveryDays = {handling: [1, 2], transit: [2, 3], lastHour: 15} as const;

/** Monday to Saturday 9am to 8pm, Sunday 10am to 6pm. */
export const businessHours: readonly OpeningHours[] = [
  {
    daysOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '09:00',
    closes: '20:00',
    daysLabel: 'Monday to Saturday',
    hoursLabel: '9am to 8pm',
  },
  {
    daysOfWeek: ['Sunday'],
    opens: '10:00',
    closes: '18:00',
    daysLabel: 'Sunday',
    hoursLabel: '10am to 6pm',
  },
];

/** Used while PUBLIC_COMPANION_PATH is unset. */
export const defaultCompanionPath = 'personal-wellness-coach';

/** The shop keeps no social accounts; an address added here belongs in the Organization data of the pages. */
export const socialProfiles: readonly string[] = [];

/** `1480 Marigold Lane, Suite 210, Petaluma, CA 94954` */
export function formatAddress({street, city, state, postalCode}: PostalAddress): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}
