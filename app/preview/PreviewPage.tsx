import {previewWords} from '~/content/owner';
import {FaqPage} from '~/pages/faq/FaqPage';
import {PageHeading} from '~/ui/PageHeading';
import {RecipeText} from '~/recipes/RecipeText';
import {ArrowLink} from '~/ui/ArrowLink';
import {ArticlePage} from '~/journal/ArticlePage';
import OwnersPage from '~/pages/owner/OwnersPage';
import type {PreviewData} from './preview.server';

/** A draft as it would be shown, below a line that says so. */
export function PreviewPage({preview: {saved, omitted, published, shown}}: {preview: PreviewData}) {
  return (
    <>
      <div role="status" className="border-b border-line bg-honey-light py-3 text-sm">
        <div className="container-page">
          <p>
            <strong>{previewWords.title}.</strong> {saved}
          </p>
          {omitted.length > 0 && (
            <p className="mt-1">
              {previewWords.omitted} {omitted.join(', ')}
            </p>
          )}
          {published && <ArrowLink link={{label: previewWords.back, href: published}} />}
        </div>
      </div>
      <Shown shown={shown} />
    </>
  );
}

function Shown({shown}: Pick<PreviewData, 'shown'>) {
  if (shown.kind === 'faq') return <FaqPage page={shown.page} />;
  if (shown.kind === 'page') return <OwnersPage page={shown.page} />;
  if (shown.kind === 'article') return <ArticlePage page={shown.page} />;
  if (shown.kind === 'announcement')
    return (
      <div className="container-page py-12 md:py-16">
        <PageHeading title={previewWords.announcement} intro={shown.days} />
      </div>
    );
  return <RecipeText {...shown.page} />;
}
