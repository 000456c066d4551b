import {cookieDetails} from '~/content/cookie-details';

/** Which cookies there are, and when. */
export default function CookieDetails() {
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5 text-sm text-ink-soft">
      {cookieDetails.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}
