export const newWindowNote = '(opens in a new window)';
