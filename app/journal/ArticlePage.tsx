import {ownerWords} from '~/content/owner';
import {ArrowLink} from '~/ui/ArrowLink';
import type {ArticlePageData} from './journal.server';
import {Written} from './Written';
import OwnersPage from '~/pages/owner/OwnersPage';

export const ArticlePage = ({page}: {page: ArticlePageData}) => (
  <OwnersPage
    page={page}
    end={
      <ArrowLink
        link={{label: ownerWords.allArticles, href: '/journal'}}
        className="mt-12 print:hidden"
      />
    }
  >
    <Written {...page} className="mt-4" />
  </OwnersPage>
);
