import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {takeCurrency} from '~adapters/commerce/currency';
import {takePriceTax} from '~adapters/commerce/price-tax';
import {takeRules} from '~adapters/commerce/shop-rules';
import {stayOnPage} from '~/layout/stay-on-page';

takeCurrency(document.documentElement.dataset['currency']);
takePriceTax(document.documentElement.dataset['priceTax']);
takeRules(document.documentElement.dataset['rules']);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[stayOnPage]} />
    </StrictMode>,
  );
});
