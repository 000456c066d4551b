/**
 * The readable cookie beside the sealed session: it says that there is one, and nothing else (rules: Public pages). It
 * decides what is shown, never what is allowed.
 */
export const signedInCookie = 'bellyful-signed-in';

export const isMarkedSignedIn = (cookies: string): boolean =>
  cookies.includes(`${signedInCookie}=1`);

/** Styles go by it. */
const attribute = 'data-signed-in';

/** Before the first paint, and when the browser shows the page again. */
export const markSignedInScript = `(()=>{const mark=()=>document.documentElement.toggleAttribute("${attribute}",document.cookie.includes("${signedInCookie}=1"));mark();addEventListener("pageshow",mark)})()`;

/** Marks the page as its cookie says now, or as the server has answered; returns whether there is a session. */
export function markSignedIn(isSignedIn = isMarkedSignedIn(document.cookie)): boolean {
  document.documentElement.toggleAttribute(attribute, isSignedIn);
  return isSignedIn;
}
