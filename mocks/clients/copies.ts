import {existsSync} from 'node:fs';
import path from 'node:path';

/** A folder of a public client's copy, below that which CLIENTS names, as `owner/name`. Null: there is none. */
export function folderOfCopy(repository: string, folder: string): string | null {
  const place = path.join(process.env['CLIENTS'] ?? '', repository, folder);
  return process.env['CLIENTS'] && existsSync(place) ? place : null;
}

/** Of a guest who orders by such a client. */
export const billing = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@shop.example',
  phone: '3105550101',
  address1: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
};
