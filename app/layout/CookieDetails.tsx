import {cookieDetails, privacySignal} from '~/content/cookie-details';

/** Which cookies there are, and when. */
export default function CookieDetails({hasPrivacySignal}: {hasPrivacySignal: boolean}) {
  return (
    <div className="pb-3 text-sm text-ink-soft">
      {hasPrivacySignal && <p>{privacySignal}</p>}
      <ul className="mt-2 list-disc space-y-2 ps-5">
        {cookieDetails.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  );
}
