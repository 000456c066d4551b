import {data} from 'react-router';
import type {Product} from '~adapters/commerce';
import {maySample} from '~/account/sample/claim-sample.server';
import {withShownCause} from '~/catalogue/load-problem.server';
import {konjacLanding, konjacSpecialOffer as words} from '~/content/offers';
import {findKonjacOffer} from '~/offer/konjac/konjac-offers.server';
import {SpecialPage} from '~/offer/special/SpecialPage';
import {SpecialProblem} from '~/offer/special/SpecialProblem';
import {specialOfferTexts} from '~/offer/special/special-offer-texts.server';
import {isDocumentRequest} from '~/platform/is-document-request';
import {problemMeta} from '~/platform/problem-meta';
import {pageMeta} from '~/platform/seo';
import type {Route} from './+types/offer.konjac-product';
import {standingOf} from '~/platform/account-standing';

async function requireOffer(find: Promise<Product | null>): Promise<Product> {
  const product = await find;
  if (!product) throw data(words.notFound, {status: 404});
  return product;
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  const session = await context.access.session();
  const page = {
    standing: standingOf(session?.shopper ?? null),
    maySample: await maySample(context, session),
    texts: specialOfferTexts(),
  };
  const pending = requireOffer(findKonjacOffer(context.commerce, params.slug)).catch(
    withShownCause(context.log, new URL(request.url).pathname),
  );
  const product = isDocumentRequest(request) ? await pending : pending;
  return {...page, product, meta: metaOf(product, params.slug, context.siteUrl)};
}

function metaOf(shown: Product | Promise<Product>, slug: string, siteUrl: string) {
  const product = shown instanceof Promise ? null : shown;
  return pageMeta({
    title: words.metaTitle(product?.name ?? 'Konjac'),
    description: konjacLanding.meta.description,
    path: `${words.back.href}/${slug}`,
    siteUrl,
    image: product?.image?.url,
  });
}

export const meta: Route.MetaFunction = ({loaderData}) =>
  loaderData?.meta ?? problemMeta(words.metaTitle('Konjac'));

export default function KonjacSpecialOffer({loaderData}: Route.ComponentProps) {
  return <SpecialPage {...loaderData} />;
}

export const ErrorBoundary = ({error}: Route.ErrorBoundaryProps) => (
  <SpecialProblem error={error} />
);
