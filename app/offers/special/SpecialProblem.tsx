import {isRouteErrorResponse, useAsyncError} from 'react-router';
import {offerMessages} from '~/content/messages';
import {loadCauses} from '~/content/messages/load-causes';
import {errorSentence} from '~/browser/error-sentence';
import {bundleOffer, konjacLanding, konjacSpecialOffer as words} from '~/content/offers';
import {OfferNotice} from '../OfferNotice';

export function Unreachable() {
  const error = useAsyncError();
  return <SpecialProblem error={error} />;
}

export function SpecialProblem({error}: {error: unknown}) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <OfferNotice
        title={bundleOffer.failure.title}
        text={String(error.data)}
        action={words.back}
      />
    );
  const cause = errorSentence(error) ?? loadCauses.noAnswer;
  const {title, action} = konjacLanding.loadFailure;
  return <OfferNotice title={title} text={offerMessages.konjacLoadFailed(cause)} action={action} />;
}
