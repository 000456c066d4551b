import {useLocation} from 'react-router';
import {languagePrefix} from '~/content/language';
import {languages, type Language} from '~/content/languages';
import {inLanguage} from '~/content/language-paths';
import {rememberLanguage} from '~/browser/language-choice';

const others = languages.filter(({prefix}) => prefix !== languagePrefix);

interface Props {
  language: Language;
  className: string;
  /** In place of the language's name. */
  label?: string;
}

/** To this page in another language: a document of its own (rules: Languages). */
export function LanguageLink({language, label, className}: Props) {
  const {pathname, search} = useLocation();
  const {code, tag, prefix, name} = language;
  return (
    // A page of the cache knows nothing of a campaign's marks in the address.
    <a
      href={inLanguage(pathname + search, prefix)}
      lang={code}
      hrefLang={tag}
      suppressHydrationWarning
      className={className}
      onClick={() => rememberLanguage(code)}
    >
      {label ?? name}
    </a>
  );
}

export const LanguageLinks = ({className}: Pick<Props, 'className'>) =>
  others.map((language) => (
    <LanguageLink key={language.code} language={language} className={className} />
  ));
