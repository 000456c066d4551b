import {isRouteErrorResponse, Link} from 'react-router';
import {catalogueMessages} from '~/content/messages';
import {loadCauses} from '~/content/messages/load-causes';
import {errorSentence} from '~/browser/error-sentence';

/** What stands in the place of a product that is not there, or could not be loaded. */
export function ProductProblem({error, slug}: {error: unknown; slug: string | undefined}) {
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const cause = errorSentence(error) ?? loadCauses.noAnswer;
  return (
    <div className="container-page py-24 text-center">
      <h1 className="text-4xl">
        {slug ? catalogueMessages.notFoundTitle : catalogueMessages.invalidUrlTitle}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">
        {isAbsent ? cause : catalogueMessages.notFoundBecause(cause)}
      </p>
      <Link to="/products" className="btn btn-primary mt-8">
        {catalogueMessages.backToProducts}
      </Link>
    </div>
  );
}
