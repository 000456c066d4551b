import {useState} from 'react';
import {rememberLanguage} from '~/browser/language-choice';
import {languageOffers} from '~/content/language-offer';
import {languageTag} from '~/content/language';
import type {Language} from '~/content/languages';
import {ShellIcon} from '~/ui/ShellIcon';
import {roomAtEnd} from '~/ui/room-at-end';
import {LanguageLink} from './LanguageLinks';

/** Offers the page in the language that its reader has chosen, or that the browser speaks, once. */
export default function LanguageOffer({language}: {language: Language}) {
  const [isOpen, setOpen] = useState(true);
  const offer = languageOffers[language.code];
  if (!isOpen || !offer) return null;
  const dismiss = () => {
    rememberLanguage(languageTag.slice(0, 2));
    setOpen(false);
  };
  return (
    <aside
      ref={roomAtEnd}
      lang={language.code}
      aria-label={offer.link}
      className="card fixed inset-x-4 bottom-24 z-20 mx-auto flex w-fit items-center gap-1 py-1 pe-2 ps-5 with-banner:hidden lg:bottom-4 low:static print:hidden"
    >
      <LanguageLink
        language={language}
        label={offer.link}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      />
      <button
        type="button"
        aria-label={offer.dismiss}
        className="grid size-11 place-items-center"
        onClick={dismiss}
      >
        <ShellIcon name="close" />
      </button>
    </aside>
  );
}
