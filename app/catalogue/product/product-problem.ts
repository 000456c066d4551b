import {errorSentence, isNotFound, isUnreachable} from '~/browser/error-sentence';
import {loadCauses} from '~/content/connection';
import {catalogueMessages as words} from '~/content/messages/catalogue';
import {shopAway, somethingWentWrong} from '~/content/problem-pages';

/** What is true of a product's page without its product. */
export function toProductProblem(error: unknown, pathname: string) {
  const cause = errorSentence(error);
  if (isNotFound(error)) {
    const hasSlug = /^\/[^/]+\/[^/]/.test(pathname);
    const title = hasSlug ? words.notFoundTitle : words.invalidUrlTitle;
    return {title, message: cause ?? words.notFoundText, mayComeBack: false};
  }
  if (cause && isUnreachable(error))
    return {title: somethingWentWrong.title, message: cause, mayComeBack: true};
  const message = words.detailsFailed(cause ?? loadCauses.noAnswer);
  return {title: shopAway, message, mayComeBack: true};
}
