import {pageMeta, siteUrlOf} from '~/platform/seo';

/** The head of an account page: nobody's search result. */
export const accountMeta =
  (title: string, path: string) =>
  ({matches}: {matches: Parameters<typeof siteUrlOf>[0]}) =>
    pageMeta({
      title,
      description: 'Your account at Bellyful.',
      path,
      siteUrl: siteUrlOf(matches),
      isPrivate: true,
    });
