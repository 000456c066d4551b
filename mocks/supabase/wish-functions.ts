import {changeWishes} from '~mocks/wordpress/change-wishes';
import type {SupabaseState} from './state';

/** The functions of `0010_wishes.sql`, over memory; nobody's list is empty. */
export const wishFunctions: Record<
  string,
  (
    state: SupabaseState,
    userId: string | null,
    args: {p_add?: string[]; p_remove?: string[]},
  ) => unknown
> = {
  list_my_wishes: ({wishes}, userId) => (userId === null ? [] : (wishes.get(userId) ?? [])),
  change_my_wishes({wishes}, userId, {p_add = [], p_remove = []}) {
    if (userId === null) return [];
    const ids = changeWishes(wishes.get(userId), {add: p_add, remove: p_remove});
    wishes.set(userId, ids);
    return ids;
  },
};
