import {data} from 'react-router';
import {withFallback} from '~/browser/with-fallback';
import {addsUpPage} from '~/content/adds-up';
import {listTaken} from '~/supplies/pages/supplies-page.server';
import {AddsUpPage} from './AddsUpPage';
import {showSums} from '~/adds-up/show-sums.server';
import {showSumsOfCart} from '~/catalogue/label/cart-labels.server';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/what-adds-up';

export const meta: Route.MetaFunction = privateMeta(addsUpPage);

/** What a signed-in shopper takes; null for a visitor. */
export async function loader({context}: Route.LoaderArgs) {
  const {access} = context;
  const shopper = await access.shopper();
  if (!shopper && !(await access.isUnknown())) return data(null);
  const things = shopper && (await listTaken(context, shopper));
  const sums = await showSums(context.commerce.products, things ?? []);
  return data({...sums, isWhole: things !== null && sums.isWhole}, {status: things ? 200 : 503});
}

/** What a cart holds: nothing of it is stored. */
export const action = ({request, context}: Route.ActionArgs) => showSumsOfCart(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, null);

export default function WhatAddsUp({loaderData, actionData}: Route.ComponentProps) {
  return <AddsUpPage sums={actionData ?? loaderData} isOfCart={actionData !== undefined} />;
}
