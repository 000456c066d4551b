import {shownFaq, faqClosing, faqIntro, faqTitle, faqMeta} from '~/content/faq';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {faqPage} from '~/seo/structured-data';

export function toFaqPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  return {
    title: faqTitle,
    intro: faqIntro,
    entries: shownFaq(),
    closing: faqClosing,
    meta: pageMeta({...faqMeta, path: '/faq', siteUrl, structuredData: [faqPage(shownFaq())]}),
  };
}
