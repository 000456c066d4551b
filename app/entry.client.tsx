import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {inShop, readPriceFactsMark} from '~adapters/commerce/price-facts';
import {stayOnPage} from '~/layout/stay-on-page';

const facts = readPriceFactsMark(document.documentElement.dataset['priceFacts']);
inShop({facts}, () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[stayOnPage]} />
      </StrictMode>,
    );
  }),
);
