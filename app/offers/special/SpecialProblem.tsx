import {useAsyncError} from 'react-router';
import {offerMessages} from '~/content/messages/offers';
import {loadCauses} from '~/content/connection';
import {errorSentence, isNotFound} from '~/browser/error-sentence';
import {bundleOffer, konjacLanding, konjacSpecialOffer as words} from '~/content/offers';
import {OfferNotice} from '../OfferNotice';

export function Unreachable() {
  const error = useAsyncError();
  return <SpecialProblem error={error} />;
}

export function SpecialProblem({error}: {error: unknown}) {
  if (isNotFound(error))
    return (
      <OfferNotice
        title={bundleOffer.failure.title}
        text={errorSentence(error) ?? words.notFound}
        action={words.back}
      />
    );
  const cause = errorSentence(error) ?? loadCauses.noAnswer;
  const {title, action} = konjacLanding.loadFailure;
  return <OfferNotice title={title} text={offerMessages.konjacLoadFailed(cause)} action={action} />;
}
