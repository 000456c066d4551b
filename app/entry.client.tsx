import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {takePriceFacts} from '~adapters/commerce/price-facts';
import {stayOnPage} from '~/layout/stay-on-page';

takePriceFacts(document.documentElement.dataset['priceFacts']);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[stayOnPage]} />
    </StrictMode>,
  );
});
