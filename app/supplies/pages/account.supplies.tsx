import {data, Form, Link} from 'react-router';
import {accountMeta} from '~/account/account-meta';
import {requireSession} from '~/account/session/require-session.server';
import {withFallback} from '~/browser/with-fallback';
import {accountLabels} from '~/content/account';
import {addsUpLink} from '~/content/labels/adds-up-link';
import {suppliesPage, supplyWords} from '~/content/supplies';
import {inLanguage} from '~/content/language-paths';
import {Alert} from '~/ui/Alert';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {PrintButton} from '~/ui/PrintButton';
import {readFields} from '~/server/http/request-body.server';
import type {Route} from './+types/account.supplies';
import {endReminder, showSupplies, type ShownSupplies} from './supplies-page.server';

export const meta: Route.MetaFunction = accountMeta(suppliesPage.title);

export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  const shown = await showSupplies(context, shopper);
  return data(shown, {status: shown.supplies ? 200 : 503});
}

export async function action({context, request}: Route.ActionArgs) {
  const {shopper} = await requireSession(context, request);
  const {order} = await readFields(request);
  return endReminder(context, shopper, order);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {isEnded: false});

type Shown = NonNullable<ShownSupplies['supplies']>;

function List({supplies}: {supplies: Shown}) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {supplies.map(({name, dose, serving, endsOn, isOver, orderPath, orderNumber}) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <h2 className="font-sans text-base font-semibold break-words">{name}</h2>
            <p className="text-sm text-ink-soft">{[dose, serving].filter(Boolean).join(' · ')}</p>
            <p className={isOver ? 'text-clay-dark' : 'text-leaf-dark'}>
              {isOver ? supplyWords.ended(endsOn) : supplyWords.ends(endsOn)}
            </p>
          </div>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <Link
              to={`${orderPath}#supply`}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {suppliesPage.change}
              <span className="sr-only">: {name}</span>
            </Link>
            <Link
              to={`${orderPath}#again`}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {suppliesPage.again}
              <span className="sr-only">
                : {name}, {suppliesPage.order(orderNumber)}
              </span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Reminders({reminded}: Pick<ShownSupplies, 'reminded'>) {
  return (
    <ul className="mt-8 space-y-3 print:hidden">
      {reminded.map(({databaseId, orderNumber}) => (
        <li key={databaseId} className="card flex flex-wrap items-center justify-between gap-3 p-5">
          <p>
            <strong>{suppliesPage.order(orderNumber)}</strong>: {suppliesPage.reminded}
          </p>
          <Form method="post" action={suppliesPage.path}>
            <input type="hidden" name="order" value={databaseId} />
            <button type="submit" className="btn btn-secondary">
              {suppliesPage.end}
              <span className="sr-only">: {suppliesPage.order(orderNumber)}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Content({supplies, reminded}: ShownSupplies) {
  if (!supplies) return <Alert className="mt-6">{suppliesPage.failed}</Alert>;
  if (supplies.length === 0 && reminded.length === 0)
    return (
      <div className="card mt-8 max-w-xl p-8">
        <h2 className="text-2xl">{suppliesPage.emptyTitle}</h2>
        <p className="mt-2 mb-6 text-ink-soft">{suppliesPage.emptyText}</p>
        <Link to="/products" className="btn btn-primary">
          {suppliesPage.browse}
        </Link>
      </div>
    );
  return (
    <>
      <List supplies={supplies} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={inLanguage(suppliesPage.calendarPath)} download className="btn btn-secondary">
          {suppliesPage.calendar}
        </a>
        <PrintButton label={suppliesPage.print} />
        <Link to={addsUpLink.path} className="btn btn-secondary">
          {addsUpLink.label}
        </Link>
      </div>
      <Reminders reminded={reminded} />
    </>
  );
}

/** What a signed-in shopper takes, when it ends, and which reminders are set. */
export default function Supplies({loaderData, actionData}: Route.ComponentProps) {
  return (
    <div className="container-page max-w-4xl py-10 md:py-14">
      <Breadcrumbs
        crumbs={[
          {name: accountLabels.title, path: '/account'},
          {name: suppliesPage.title, path: suppliesPage.path},
        ]}
      />
      <h1 className="mt-4 text-4xl">{suppliesPage.title}</h1>
      <p className="mt-3 text-lg text-ink-soft print:hidden">{suppliesPage.text}</p>
      {actionData && (
        <Alert className="mt-6" tone={actionData.isEnded ? 'success' : 'error'}>
          {actionData.isEnded ? suppliesPage.ended : suppliesPage.failed}
        </Alert>
      )}
      <Content {...loaderData} />
    </div>
  );
}
