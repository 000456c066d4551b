import {setUserHooks} from '~mocks/woocommerce/customers/user-hooks';
import {findLink, mailLink, markLinkUsed} from './mailed-links';
import {addUser, findUser, type WordPressState} from './state';

/** Lets WooGraphQL's own mutations sign in, register and change passwords of WordPress's users. */
export function followUsers(state: WordPressState): void {
  setUserHooks(state.shop, {
    isPassword: ({email}, password) => findUser(state, email)?.password === password,
    setPassword({email}, password) {
      const user = findUser(state, email);
      if (user) user.password = password;
    },
    register(email, password) {
      const {id} = addUser(state, {email, password});
      const customer = state.shop.customers.find(({databaseId}) => databaseId === id);
      if (!customer) throw new Error(`No customer stands for the user ${id}.`);
      return customer;
    },
    mailPasswordKey({email}, page) {
      const user = findUser(state, email);
      if (user && !user.isStaff) mailLink(state, user, 'recovery', page);
    },
    takePasswordKey({databaseId}, key) {
      const link = findLink(state, key, ['recovery']);
      if (!link || link.isUsed || link.userId !== databaseId) return false;
      markLinkUsed(state, link);
      return true;
    },
  });
}
