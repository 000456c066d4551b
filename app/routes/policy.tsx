import {data} from 'react-router';
import {PolicyText} from '~/pages/PolicyText';
import {privacyPolicy} from '~/content/privacy';
import {refundPolicy} from '~/content/refund';
import {shippingPolicy} from '~/content/shipping';
import {termsOfService} from '~/content/terms';
import OwnersPage, {isOwners} from '~/pages/owner/OwnersPage';
import {ownersPage} from '~/pages/owner/owners-page.server';
import {lastUpdated} from '~/content/policy';
import {pageMeta} from '~/seo/seo';
import {notThere} from '~/content/problem-pages';
import {withoutLanguage} from '~/content/language-paths';
import {shownMeta} from '~/seo/shown-meta';
import type {Route} from './+types/policy';

const policies = new Map([
  ['/terms', termsOfService],
  ['/privacy', privacyPolicy],
  ['/shipping', shippingPolicy],
  ['/refund', refundPolicy],
]);

export async function loader({request, context}: Route.LoaderArgs) {
  const path = withoutLanguage(new URL(request.url).pathname);
  const policy = policies.get(path);
  if (!policy) throw data(notThere.policy, {status: 404});
  const page = await ownersPage(request, context);
  if (page) return page;
  return {policy, meta: pageMeta({...policy.meta, path, siteUrl: context.siteUrl})};
}

export const meta: Route.MetaFunction = shownMeta;

export default function PolicyPage({loaderData}: Route.ComponentProps) {
  if (!isOwners(loaderData)) return <PolicyText policy={loaderData.policy} />;
  const {day, words} = loaderData.updated;
  return (
    <OwnersPage page={loaderData}>
      <p className="mt-4 text-sm text-ink-soft">
        {lastUpdated} <time dateTime={day}>{words}</time>
      </p>
    </OwnersPage>
  );
}
