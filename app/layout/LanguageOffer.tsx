import {useState} from 'react';
import {rememberLanguage} from '~/browser/language-choice';
import {languageOffers} from '~/content/language-offer';
import {languageTag} from '~/content/language';
import type {Language} from '~/content/languages';
import {ShellIcon} from '~/ui/ShellIcon';
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
      lang={language.code}
      aria-label={offer.link}
      className="card fixed inset-x-4 top-20 z-30 mx-auto flex max-w-md flex-wrap items-center gap-x-3 p-3 print:hidden"
    >
      <p className="flex-1">{offer.text}</p>
      <LanguageLink language={language} label={offer.link} className="btn btn-secondary px-5" />
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
