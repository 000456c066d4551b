import {useState} from 'react';
import {phoneWords} from '~/content/messages/phone';
import {inLanguage} from '~/content/language-paths';
import {LineIcon} from './ShellIcon';
import {sharePage, type Shared} from './share-page';
import {useInBrowser} from './use-in-browser';

const news: Record<Shared, string> = {
  shared: '',
  copied: phoneWords.linkCopied,
  failed: phoneWords.linkNotCopied,
};

interface Props {
  title: string;
  /** Of the page, with what was chosen on it. */
  path: string;
}

/** Hands the page on, once the browser can (rules: On a phone). */
export function ShareButton({title, path}: Props) {
  const [shared, setShared] = useState<Shared>('shared');
  const isInBrowser = useInBrowser(() => true);
  const share = async () => {
    setShared('shared');
    setShared(await sharePage({title, url: new URL(inLanguage(path), location.origin).href}));
  };
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      {isInBrowser && (
        <button type="button" className="btn btn-secondary px-5" onClick={() => void share()}>
          <LineIcon path="M12 15V4M8.5 7.5L12 4l3.5 3.5M7 11H5.5v9h13v-9H17" />
          {phoneWords.share}
        </button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {news[shared]}
      </p>
    </div>
  );
}
