import type {Content} from '~adapters/content';
import {shownFaq} from '~/content/faq';
import {said} from '~/content/said.server';
import {questionsIn} from '~/pages/owner/questions-in';

/** Those that `/faq` shows, each with its answer in plain words. */
export async function faqQuestions(content: Pick<Content, 'page'>) {
  const page = await content.page('/faq').catch(() => null);
  if (!page) return said(shownFaq()).map(({id, question, answer}) => ({id, question, answer}));
  return questionsIn(page.text.parts).map(({id, question, plain}) => ({
    id,
    question,
    answer: [plain],
  }));
}
