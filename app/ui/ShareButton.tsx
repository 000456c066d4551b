import {useState} from 'react';
import {phoneWords} from '~/content/messages/phone';
import {Icon} from './Icon';
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

/** Hands the page on (rules: On a phone); unseen until the browser can. */
export function ShareButton({title, path}: Props) {
  const canShare = useInBrowser(() => true);
  const [shared, setShared] = useState<Shared>('shared');
  const share = async () => {
    setShared('shared');
    setShared(await sharePage({title, url: new URL(path, location.origin).href}));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <button
        type="button"
        className={`btn btn-secondary px-5 ${canShare ? '' : 'invisible'}`}
        onClick={() => void share()}
      >
        <Icon name="share" />
        {phoneWords.share}
      </button>
      <p role="status" className="text-sm text-ink-soft">
        {news[shared]}
      </p>
    </div>
  );
}
