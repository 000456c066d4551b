import {data} from 'react-router';
import {PolicyText} from '~/pages/PolicyText';
import {privacyPolicy} from '~/content/privacy';
import {refundPolicy} from '~/content/refund';
import {shippingPolicy} from '~/content/shipping';
import {termsOfService} from '~/content/terms';
import {pageMeta} from '~/seo/seo';
import {notThere} from '~/content/problem-pages';
import type {Route} from './+types/policy';

const policies = new Map([
  ['/terms', termsOfService],
  ['/privacy', privacyPolicy],
  ['/shipping', shippingPolicy],
  ['/refund', refundPolicy],
]);

export function loader({request, context}: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  const policy = policies.get(path);
  if (!policy) throw data(notThere.policy, {status: 404});
  return {policy, meta: pageMeta({...policy.meta, path, siteUrl: context.siteUrl})};
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

export default function PolicyPage({loaderData}: Route.ComponentProps) {
  return <PolicyText policy={loaderData.policy} />;
}
