export const networkError = 'Network error occurred';
