import {Form} from 'react-router';
import {Named} from '~/catalogue/list/CardBuy';
import type {ProductCard} from '~/catalogue/list/to-product-card.server';
import {listWords} from '~/content/messages/list';
import styles from './compare.css?url';

const formId = 'compare';

/** On a card of the list. */
export const CompareTick = ({id, name, lang}: Pick<ProductCard, 'id' | 'name' | 'lang'>) => (
  <label className="relative flex w-fit items-center gap-2 py-1 text-sm text-ink-soft">
    <input type="checkbox" name="products" value={id} form={formId} className="size-4" />
    <Named word={listWords.compare} name={name} lang={lang} />
  </label>
);

/** Stands after the cards, at the screen's end, as soon as one is ticked: by styles, so that it needs no script. */
export const CompareBar = () => (
  <>
    <link rel="stylesheet" href={styles} precedence="compare" />
    <Form id={formId} action="/compare" className="compare-bar">
      <button className="btn btn-primary">{listWords.compareTicked}</button>
    </Form>
  </>
);
