import {Form, Link} from 'react-router';
import {Pictured, pictured} from '~/catalogue/list/PictureLinks';
import {ProductCardView} from '~/catalogue/list/ProductCardView';
import {finder as words} from '~/content/finder';
import {productListWords, listWords} from '~/content/messages/list';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Icon} from '~/ui/Icon';
import type {Asked, Found} from './finder-page.server';

/** A form, so that no search engine follows every answer. */
const Question = ({step, question, answers}: Asked) => (
  <Form action="/finder">
    <p className="mt-3 text-lg text-ink-soft">{words.intro}</p>
    <p role="status" className="mt-8 text-sm text-ink-soft">
      {step}
    </p>
    <h2 className="mb-6 text-3xl">{question}</h2>
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      {answers.map(({label, picture, value}) => (
        <button
          key={value}
          name="answers"
          value={value}
          className={picture ? pictured : 'btn btn-secondary'}
        >
          {picture ? <Pictured label={label} picture={picture} /> : label}
        </button>
      ))}
    </div>
  </Form>
);

const FoundOnes = ({isWhole, cards, compare, list}: Found) => (
  <>
    <p role="status" className="mt-3 mb-8 text-lg text-ink-soft">
      {isWhole ? words.found : words.fewer}
    </p>
    <ul
      aria-label={productListWords.products}
      className="card-grid grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3"
    >
      {cards.map(({card, reasons}) => (
        <ProductCardView key={card.id} card={card}>
          <ul className="mt-1 text-sm text-leaf-dark">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-4" />
                {reason}
              </li>
            ))}
          </ul>
        </ProductCardView>
      ))}
    </ul>
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {compare && (
        <Link to={compare} className="btn btn-secondary">
          {words.compare}
        </Link>
      )}
      <Link to={list} className="btn btn-secondary">
        {listWords.showAll}
      </Link>
      <Link to="/finder" className="btn">
        {words.again}
      </Link>
    </div>
  </>
);

export const FinderPage = ({page}: {page: Asked | Found}) => (
  <div className="container-page py-10 md:py-14">
    <h1 className="text-4xl md:text-5xl">{words.title}</h1>
    {'question' in page ? <Question {...page} /> : <FoundOnes {...page} />}
    {page.back && (
      <Link to={page.back} className="mt-6 inline-flex min-h-11 items-center text-leaf underline">
        {words.back}
      </Link>
    )}
    <FdaDisclaimer className="mt-14" />
  </div>
);
