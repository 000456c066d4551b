import {priceFacts, toSearchedWords} from '~adapters/commerce';
import {publishedOrNothing, type PublishedContent} from '~adapters/content';
import {faqQuestions} from '~/pages/faq/faq-questions.server';
import {allRecipes} from '~/recipes/recipe-pages.server';
import {searchWords} from '~/content/messages/search';
import {suppliesPage} from '~/content/supplies';
import {textPages} from '~/pages/site-map.server';
import type {AppServices} from '~/server/app-services';
import {endedClaims} from '~/content/said.server';

export interface SearchedText {
  name: string;
  path: string;
  words: string;
}

interface SearchedTexts {
  recipes: SearchedText[];
  articles: SearchedText[];
  /** Pages of texts, and each question of the FAQ. */
  pages: SearchedText[];
}

const text = (path: string, name: string, more: readonly string[]): SearchedText => ({
  path,
  name,
  words: toSearchedWords([name, ...more]),
});

/** Made once for what is published at a time: what is meant by a mistyped word is learned from the same lists. */
const made = new WeakMap<PublishedContent, Map<string, Promise<SearchedTexts>>>();

export interface Searched extends Pick<AppServices, 'content'> {
  companionPath: string;
}

export async function searchedTexts(site: Searched): Promise<SearchedTexts> {
  const published = await publishedOrNothing(site.content);
  const known = made.get(published) ?? new Map<string, Promise<SearchedTexts>>();
  made.set(published, known);
  const key = `${priceFacts().rules} ${endedClaims()} ${site.companionPath}`;
  const texts = known.get(key) ?? makeTexts(published, site);
  known.set(key, texts);
  return texts;
}

async function makeTexts(
  published: PublishedContent,
  {content, companionPath}: Searched,
): Promise<SearchedTexts> {
  const plain = new Map(
    published.pages.map((page) => [page.path, content.known(page)?.text.plain]),
  );
  return {
    recipes: !HAS.recipes
      ? []
      : allRecipes(published.recipes).map(({path, title, description, type, ingredients}) =>
          text(path, title, [description, type, ...ingredients]),
        ),
    articles: !HAS.journal
      ? []
      : published.articles.map((article) =>
          text(article.path, article.title, [
            article.excerpt,
            content.known(article)?.text.plain ?? '',
          ]),
        ),
    pages: [
      ...textPages(companionPath, published, content).map(({path, title, description}) =>
        text(path, title, [description, plain.get(path) ?? '']),
      ),
      ...(HAS.supplies
        ? [text(suppliesPage.path, searchWords.orderAgain, searchWords.orderAgainBy)]
        : []),
      ...(await faqQuestions(content)).map(({id, question, answer}) =>
        text(`/faq#${id}`, question, answer),
      ),
    ],
  };
}
