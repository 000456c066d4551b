export const languageCookie = 'bellyful-language';
const aYear = 365 * 24 * 60 * 60;

/** As every cookie of the shop: over https no sister site can plant it. */
export function choiceCookie(code: string, isSecure: boolean): string {
  const cookie = `${languageCookie}=${code}; path=/; max-age=${aYear}; samesite=lax`;
  return isSecure ? `__Host-${cookie}; secure` : cookie;
}

/** For this browser alone to know: no page differs by it (rules: Languages). */
export function rememberLanguage(code: string): void {
  document.cookie = choiceCookie(code, location.protocol === 'https:');
}
