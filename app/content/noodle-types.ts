/** One free single-pack sample of these (rules: The free noodle sample). */
export const noodleTypes = ['Angel Hair', 'Spaghetti', 'Fettuccine'] as const;

export type NoodleType = (typeof noodleTypes)[number];
