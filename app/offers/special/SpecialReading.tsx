import type {Product} from '~adapters/commerce';
import {konjacSpecialOffer as words} from '~/content/offers';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {PictureCards} from '~/ui/sections/PictureCards';
import {SectionText} from '~/ui/sections/SectionText';
import {TextBlocks} from '~/ui/sections/TextBlocks';
import {Seals} from '~/catalogue/label/LabelNotes';
import type {specialOfferTexts, textsByLabel} from './special-offer-texts.server';

export type Texts = Awaited<ReturnType<typeof specialOfferTexts>>;

export interface Said {
  says: ReturnType<typeof textsByLabel>;
}

export function AboutItem({product, texts}: {product: Product; texts: Texts}) {
  return (
    <div className="container-page">
      {product.descriptionHtml && (
        <section className="max-w-3xl">
          <h2 className="text-3xl">{words.aboutHeading}</h2>
          <div
            lang={product.lang}
            className="prose-shop mt-4"
            dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
          />
        </section>
      )}
      <div className="mt-8 max-w-3xl border-t border-line">
        <Disclosure title={words.howItWorksHeading} level={2}>
          {product.howItWorksHtml ? (
            <div
              className="prose-shop"
              dangerouslySetInnerHTML={{__html: product.howItWorksHtml}}
            />
          ) : (
            <TextBlocks blocks={texts.howItWorks} />
          )}
        </Disclosure>
      </div>
    </div>
  );
}

export function Reading({
  texts,
  says,
  maySample: isSampleOpen,
}: Said & {
  texts: Texts;
  maySample: boolean | null;
}) {
  return (
    <div className="container-page mt-16 space-y-16 md:space-y-20">
      <section className="rounded-3xl bg-honey-light px-6 py-10 text-center">
        <h2 className="text-3xl">{words.recipesHeading}</h2>
        <p className="mt-3 text-ink-soft">{texts.recipes}</p>
        <ArrowLink link={words.recipesLink} className="mt-4" />
      </section>
      <section className="space-y-14">
        <h2 className="text-3xl md:text-4xl">{texts.educationHeading}</h2>
        {texts.education.map((section, place) => (
          <SectionText key={section.id} section={section} isPictureLast={place % 2 === 0} />
        ))}
      </section>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{words.lifestyleHeading}</h2>
        <PictureCards cards={says.lifestyles} inRow={4} />
      </section>
      {(says.quality.length > 0 || says.seals.length > 0) && (
        <section>
          <h2 className="mb-8 text-3xl md:text-4xl">{words.qualityHeading}</h2>
          <PictureCards cards={says.quality} inRow={3} />
          <Seals seals={says.seals} className="mt-8" />
        </section>
      )}
      {isSampleOpen && (
        <p className="rounded-2xl bg-sage-light px-6 py-5">
          {words.sampleOpen} <ArrowLink link={words.sampleLink} />
        </p>
      )}
      <FdaDisclaimer className="max-w-3xl" />
    </div>
  );
}
