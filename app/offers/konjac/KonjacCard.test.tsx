// Rules: What a country's law asks
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {expect, test} from 'vitest';
import {aProduct} from '../../../tests/support/shop';
import {setPriceFacts} from '../../../tests/support/set-shop';
import {KonjacCard} from './KonjacCard';

const shown = () =>
  renderToString(
    <MemoryRouter>
      <KonjacCard product={aProduct(1, 499)} isChosen={false} onChoose={() => {}} />
    </MemoryRouter>,
  );

test('an offer’s card says what its price says of tax', () => {
  expect(shown()).not.toContain('tax');
  setPriceFacts({priceTax: 'included'});
  expect(shown()).toContain('incl. tax');
});
