import type {ReactNode} from 'react';
import {headerLabels} from '~/content/navigation';
import {Footer} from './Footer';
import {Header} from './Header';

interface Props {
  email: string | null;
  companionPath: string;
  supportEmail: string;
  year: number;
  children: ReactNode;
}

/** Header, page and footer, as every address shows them. */
export function PageShell({email, companionPath, supportEmail, year, children}: Props) {
  return (
    <>
      <a
        href="#content"
        className="btn btn-primary absolute top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
      >
        {headerLabels.skipToContent}
      </a>
      <Header email={email} companionPath={companionPath} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer supportEmail={supportEmail} year={year} />
    </>
  );
}
