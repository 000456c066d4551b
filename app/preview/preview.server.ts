import {data} from 'react-router';
import type {Draft} from '~adapters/content';
import {previewWords} from '~/content/owner';
import {showOwnersFaq} from '~/pages/faq/faq-page.server';
import type {AppServices} from '~/server/app-services';
import {toLongTime} from '~/server/http/long-date.server';
import {pageMeta} from '~/seo/seo';
import {showRecipe, toShownRecipe} from '~/recipes/recipe-pages.server';
import {showArticle} from '~/journal/journal.server';
import {showOwnersPage} from '~/pages/owner/owners-page.server';

type Services = Pick<AppServices, 'commerce' | 'content' | 'log' | 'siteUrl'>;

/** What the owner has saved and not published, by the token of WordPress' preview (rules: The owner's pages). */
export async function previewPage(token: string, context: Services) {
  const draft = await context.content.draft(token);
  if (!draft) throw data(previewWords.over, {status: 404});
  const {path, isPublished, savedAt} = draft;
  return {
    published: isPublished ? path : null,
    saved: previewWords.saved(toLongTime(savedAt)),
    omitted:
      'page' in draft
        ? draft.page.text.omitted
        : 'article' in draft
          ? draft.article.text.omitted
          : [],
    shown: await show(draft, context),
    announcement:
      draft.kind === 'announcement'
        ? {label: draft.announcement.text, href: draft.announcement.href ?? ''}
        : null,
    meta: pageMeta({
      title: previewWords.title,
      description: '',
      path,
      siteUrl: context.siteUrl,
      isPrivate: true,
    }),
  };
}

async function show(draft: Draft, context: Services) {
  if (draft.kind === 'page' && draft.path === '/faq')
    return {kind: 'faq' as const, page: await showOwnersFaq(draft.page, context)};
  if (draft.kind === 'page')
    return {kind: 'page' as const, page: await showOwnersPage(draft.page, context)};
  if (draft.kind === 'article')
    return {kind: 'article' as const, page: await showArticle(draft.article, context)};
  if (draft.kind === 'recipe')
    return {kind: 'recipe' as const, page: await showRecipe(toShownRecipe(draft.recipe), context)};
  const {from, until} = draft.announcement;
  return {
    kind: 'announcement' as const,
    days: previewWords.days(toLongTime(from), until === null ? null : toLongTime(until)),
  };
}

export type PreviewData = Awaited<ReturnType<typeof previewPage>>;
