import {faq, faqClosing, faqIntro, faqTitle, faqMeta} from '~/content/faq';
import type {AppServices} from '~/platform/app-services';
import {pageMeta} from '~/platform/seo';
import {faqPage} from '~/platform/structured-data';

export function toFaqPage({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  return {
    title: faqTitle,
    intro: faqIntro,
    entries: faq,
    closing: faqClosing,
    meta: pageMeta({...faqMeta, path: '/faq', siteUrl, structuredData: [faqPage(faq)]}),
  };
}
