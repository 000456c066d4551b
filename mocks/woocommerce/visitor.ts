import type {Shop} from './shop';

/** The user whose application password the storefront has offline. It opens nothing outside this machine. */
export const shopManager = {
  databaseId: 2,
  username: 'shop-manager',
  applicationPassword: 'offline shop manager only',
};

/** The caller, and where the shop answers. */
export interface Visitor {
  shop: Shop;
  origin: string;
  isShopManager: boolean;
  /** Fields, as `Type.field`, that fail while the rest of the answer arrives. */
  failingField: string | null;
}

/** A wrong password is silently anonymous; blanks in an application password do not count. */
export function isShopManager(authorization: string | null): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
  const [username, ...password] = decode(encoded).split(':');
  return (
    username === shopManager.username &&
    withoutBlanks(password.join(':')) === withoutBlanks(shopManager.applicationPassword)
  );
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '');

function decode(encoded: string): string {
  try {
    return atob(encoded);
  } catch {
    return '';
  }
}
