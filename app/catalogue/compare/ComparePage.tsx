import {Form, Link} from 'react-router';
import {formatCents, toCents} from '~adapters/commerce/money';
import {AllergenMark} from '~/allergens/AllergenMark';
import {useOwnPrices} from '~/cart/codes/own-price';
import {CardBuy, Named} from '~/catalogue/list/CardBuy';
import {Pictured, pictured} from '~/catalogue/list/PictureLinks';
import {CardPrice} from '~/catalogue/list/ProductCardView';
import {comparePage as words} from '~/content/compare';
import {productListWords} from '~/content/messages/list';
import {Alert} from '~/ui/Alert';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import {BesidePrice} from '~/ui/Price';
import type {Row, ShownComparison} from './compare-page.server';
import styles from './compare.css?url';

type Columns = ShownComparison['columns'];

const link = 'inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline';

const Heads = ({columns}: {columns: Columns}) => (
  <thead>
    <tr>
      <td>{'\u00A0'}</td>
      {columns.map(({card: {id, name, lang, href, picture}, without}) => (
        <th key={id} scope="col" className="font-normal">
          <Image picture={picture} alt="" sizes="224px" />
          <Link to={href} lang={lang} className="mt-3 block font-display text-lg underline">
            {name}
          </Link>
          <Link to={without} preventScrollReset className={link}>
            <Named word={words.remove} name={name} lang={lang} />
          </Link>
        </th>
      ))}
    </tr>
  </thead>
);

/** At the shopper's own prices. */
function Costs({costs}: Pick<Columns[number], 'costs'>) {
  const toOwn = useOwnPrices();
  return costs.map(({price, per, isADay, pack}) => {
    const amount = formatCents(toCents(Math.round(toOwn(price) / per)));
    const cost = isADay ? words.aDay(amount) : words.aServing(amount);
    return (
      <p key={pack} className="figures">
        {pack ? words.inPack(pack, cost) : cost}
      </p>
    );
  });
}

const Prices = ({columns}: {columns: Columns}) => (
  <>
    <tr>
      <th scope="row">{words.price}</th>
      {columns.map(({card}) => (
        <td key={card.id}>
          <p className="text-lg font-semibold">
            <CardPrice {...card} />
            <BesidePrice html={card.beside} />
          </p>
          <p className="mb-2 text-sm text-ink-soft">{card.stockLabel}</p>
          <AllergenMark reading={card.allergens} className="mb-2" />
          <div className="w-fit">
            <CardBuy card={card} />
          </div>
        </td>
      ))}
    </tr>
    {columns.some(({costs}) => costs.length > 0) && (
      <tr>
        <th scope="row">{words.cost}</th>
        {columns.map(({card, costs}) => (
          <td key={card.id}>
            <Costs costs={costs} />
          </td>
        ))}
      </tr>
    )}
  </>
);

function Cells({columns, row: {name, cells}}: {columns: Columns; row: Row}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({card}, place) => (
        <td key={card.id} lang={cells[place]?.lang}>
          {cells[place]?.text ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{words.unsaid}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

const Heading = ({text, width}: {text: string; width: number}) => (
  <tr>
    <th scope="rowgroup" colSpan={width}>
      {text}
    </th>
  </tr>
);

function Table({columns, said, amounts, alike}: ShownComparison) {
  const width = columns.length + 1;
  return (
    <div className="relative -mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0">
      <table className="compare">
        <caption className="sr-only">{words.table}</caption>
        <Heads columns={columns} />
        <tbody>
          <Prices columns={columns} />
          {said.map((row) => (
            <Cells key={row.name} columns={columns} row={row} />
          ))}
        </tbody>
        {amounts.length > 0 && (
          <tbody>
            <Heading text={words.onLabel} width={width} />
            {amounts.map((row) => (
              <Cells key={row.name} columns={columns} row={row} />
            ))}
          </tbody>
        )}
        {alike.length > 0 && (
          <tbody>
            <Heading text={words.alike} width={width} />
            {alike.map(({name, cells: [cell]}) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td colSpan={columns.length} lang={cell?.lang}>
                  {cell?.text}
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

const introOf = (count: number) =>
  count === 0 ? words.none : count === 1 ? words.one : words.intro;

export function ComparePage({page}: {page: ShownComparison}) {
  const {columns, others, most, isUnread, problem} = page;
  const add = others.length > 0 && (
    <section className="my-10">
      <h2 className="mb-6 text-2xl">{columns.length > 0 ? words.add : words.begin}</h2>
      {/* A form, so that no search engine follows every choice of four. */}
      <Form action="/compare" className="grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {columns.map(({card}) => (
          <input key={card.id} type="hidden" name="products" value={card.id} />
        ))}
        {others.map(({id, ...shown}) => (
          <button key={id} name="products" value={id} className={pictured}>
            <Pictured {...shown} />
          </button>
        ))}
      </Form>
    </section>
  );
  return (
    <div className="container-page py-10 md:py-14">
      <link rel="stylesheet" href={styles} precedence="compare" />
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{introOf(columns.length)}</p>
      {problem && <Alert className="mb-8">{productListWords.failed}</Alert>}
      {isUnread && <Alert className="mb-8">{words.unread}</Alert>}
      {most && <p className="mb-8">{words.most(most)}</p>}
      {/* What to do next stands first. */}
      {columns.length < 2 && add}
      {columns.length > 0 && <Table {...page} />}
      {columns.length > 1 && add}
      <Link to="/products" className="btn btn-secondary mt-10">
        {words.browse}
      </Link>
      <FdaDisclaimer className="mt-14" />
    </div>
  );
}
