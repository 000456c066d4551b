import type {OwnersPage} from '~adapters/content';
import type {FaqEntry} from '~/content/faq';
import {
  findOwnersPage,
  showParts,
  toDescription,
  type OwnersServices,
} from '~/pages/owner/owners-page.server';
import type {ShownPart} from '~/pages/owner/shown-part';
import {questionsIn} from '~/pages/owner/questions-in';
import {shownFaq, faqClosing, faqIntro, faqTitle, faqMeta} from '~/content/faq';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {faqPage} from '~/seo/structured-data';
import {said, speaksOfHealth} from '~/content/said.server';

interface Shown {
  title: string;
  intro: string;
  /** Of the owner's page: what stands beside its questions. */
  text: ShownPart[];
  entries: readonly ShownQuestion[];
  /** Of the owner's own words nobody else can say. */
  isAboutHealth: boolean;
  closing: typeof faqClosing;
  meta: ReturnType<typeof pageMeta>;
}

type ShownQuestion = FaqEntry | Extract<ShownPart, {kind: 'question'}>;

/** The questions that the owner has published, else the built-in ones (rules: The owner's pages). */
export async function faqPageOf(request: Request, context: OwnersServices): Promise<Shown> {
  const page = await findOwnersPage(request, context);
  return page ? showOwnersFaq(page, context) : toFaqPage(context);
}

export async function showOwnersFaq(page: OwnersPage, context: OwnersServices): Promise<Shown> {
  const parts = await showParts(page.text, context);
  const entries = questionsIn(parts);
  const {title, path} = page;
  return {
    title,
    intro: '',
    text: parts.filter((part) => questionsIn([part]).length === 0),
    entries,
    isAboutHealth: true,
    closing: faqClosing,
    meta: pageMeta({
      title,
      description: toDescription(page.text.plain),
      path,
      siteUrl: context.siteUrl,
      seo: page.seo,
      structuredData: [faqPage(entries.map(({question, plain}) => ({question, answer: [plain]})))],
    }),
  };
}

function toFaqPage({siteUrl}: Pick<AppServices, 'siteUrl'>): Shown {
  const entries = said(shownFaq());
  return {
    title: faqTitle,
    intro: faqIntro,
    text: [],
    entries,
    isAboutHealth: speaksOfHealth(entries),
    closing: faqClosing,
    meta: pageMeta({...said(faqMeta), path: '/faq', siteUrl, structuredData: [faqPage(entries)]}),
  };
}
