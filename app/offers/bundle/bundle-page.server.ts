import {recallNotices} from '~/recalls/recall-notices.server';
import {bundleContents, bundleReasons} from '~/content/offer-texts';
import {bundleOffer} from '~/content/offers';
import {toShownCard} from '~/content/site-picture.server';
import type {AppServices} from '~/server/app-services';
import {isDocumentRequest} from '~/server/http/request-kind';
import {toNull} from '~/server/telemetry/log';
import {pageMeta} from '~/seo/seo';
import {said} from '~/content/said.server';

/** The bundle; null when the shop does not have it or does not answer. */
async function findBundle({commerce, log}: Pick<AppServices, 'commerce' | 'log'>) {
  const fail = toNull(log, 'error', 'offer.load.failed');
  const product = await commerce.products.find(bundleOffer.productSlug).catch(fail);
  return product && {...product, notices: recallNotices(product)};
}

export async function bundlePage(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'log' | 'siteUrl'>,
) {
  const pending = findBundle(context);
  const product = isDocumentRequest(request) ? await pending : pending;
  return {
    product,
    contents: said(bundleContents).map(toShownCard),
    reasons: said(bundleReasons).map(toShownCard),
    meta: pageMeta({
      ...said(bundleOffer.meta),
      path: '/opt/trg/starterdiscount',
      siteUrl: context.siteUrl,
      image: product instanceof Promise ? undefined : product?.image?.url,
    }),
  };
}
