import {data} from 'react-router';
import type {Product} from '~adapters/commerce';
import {useMaySample} from '~/free-sample/use-may-sample';
import {withLateProblem, withShownCause} from '~/catalogue/load-problem.server';
import {recallNotices} from '~/recalls/recall-notices.server';
import {konjacLanding, konjacSpecialOffer as words} from '~/content/offers';
import {findKonjacOffer} from '~/offers/konjac/konjac-offers.server';
import {SpecialPage} from '~/offers/special/SpecialPage';
import {SpecialProblem} from '~/offers/special/SpecialProblem';
import {specialOfferTexts, textsByLabel} from '~/offers/special/special-offer-texts.server';
import {isDocumentRequest} from '~/server/http/request-kind';
import {problemMeta} from '~/seo/problem-meta';
import {pageMeta} from '~/seo/seo';
import {requireOffers} from '~/offers/require-offers.server';
import {inOwnName} from '~/seo/shown-meta';
import type {Route} from './+types/offer.konjac-product';

async function requireOffer(find: Promise<Product | null>) {
  const product = await find;
  if (!product) throw data(words.notFound, {status: 404});
  return {...product, notices: recallNotices(product), says: textsByLabel(product.label)};
}

export async function loader({request, context, params}: Route.LoaderArgs) {
  requireOffers();
  const pending = requireOffer(findKonjacOffer(context.commerce.products, params.slug)).catch(
    withShownCause(context.log, new URL(request.url).pathname),
  );
  const ready = isDocumentRequest(request) ? await pending : null;
  const product = ready ?? withLateProblem(pending);
  return {
    texts: await specialOfferTexts(context),
    product,
    meta: metaOf(ready, params.slug, context.siteUrl),
  };
}

function metaOf(product: Product | null, slug: string, siteUrl: string) {
  return pageMeta({
    title: words.metaTitle(product?.name ?? words.anyProduct),
    description: konjacLanding.meta.description,
    path: `${words.back.href}/${slug}`,
    siteUrl,
    image: product?.image?.url,
  });
}

export const meta: Route.MetaFunction = ({loaderData, matches}) =>
  inOwnName(loaderData?.meta ?? problemMeta(words.metaTitle(words.anyProduct)), matches);

export default function KonjacSpecialOffer({loaderData}: Route.ComponentProps) {
  return <SpecialPage {...loaderData} maySample={useMaySample()} />;
}

export const ErrorBoundary = ({error}: Route.ErrorBoundaryProps) => (
  <SpecialProblem error={error} />
);
