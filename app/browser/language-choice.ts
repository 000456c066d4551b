export const languageCookie = 'bellyful-language';
const aYear = 365 * 24 * 60 * 60;

/** For this browser alone to know: no page differs by it (rules: Languages). */
export function rememberLanguage(code: string): void {
  document.cookie = `${languageCookie}=${code}; path=/; max-age=${aYear}; samesite=lax`;
}
