import {sessionToken} from '../cart/session';
import {globalId} from '../ids';
import {avatarUrl} from '../media';
import {shopManager} from '~mocks/demo-accounts';
import type {Visitor} from '../visitor';
import {usernameOf, type CustomerRecord} from './customer-record';

/** What every node says of itself, as WPGraphQL has it. */
const isUser = {
  isComment: false,
  isContentNode: false,
  isFrontPage: false,
  isPostsPage: false,
  isTermNode: false,
  isRestricted: false,
};

const toAvatar = (name: string, {origin}: Visitor, size = 96) => ({
  size,
  width: size,
  height: size,
  foundAvatar: true,
  url: avatarUrl(name, origin),
});

/** A user of WordPress; a customer's own details are in `customer`. */
export function toUserNode(customer: CustomerRecord, visitor: Visitor) {
  const name = customer.firstName ?? usernameOf(customer);
  const username = usernameOf(customer);
  return {
    ...isUser,
    __typename: 'User',
    id: globalId('user', customer.databaseId),
    databaseId: customer.databaseId,
    userId: customer.databaseId,
    email: customer.email,
    name,
    username,
    nicename: username,
    nickname: username,
    slug: username,
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
    avatar: ({size}: {size?: number | null}) => toAvatar(username, visitor, size ?? 96),
    wooSessionToken:
      customer === visitor.customer ? sessionToken(visitor.origin, visitor.session) : null,
    savedPaymentMethods: [],
  };
}

const toManagerNode = (visitor: Visitor) => ({
  ...isUser,
  __typename: 'User',
  id: globalId('user', shopManager.databaseId),
  databaseId: shopManager.databaseId,
  userId: shopManager.databaseId,
  name: shopManager.username,
  username: shopManager.username,
  nicename: shopManager.username,
  avatar: ({size}: {size?: number | null}) => toAvatar(shopManager.username, visitor, size ?? 96),
  wooSessionToken: sessionToken(visitor.origin, visitor.session),
  savedPaymentMethods: [],
});

export function answerViewer(_: unknown, visitor: Visitor) {
  if (visitor.isShopManager) return toManagerNode(visitor);
  return visitor.customer ? toUserNode(visitor.customer, visitor) : null;
}
