import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {Image} from '~/ui/Image';
import {PrintButton} from '~/ui/PrintButton';
import {ShareButton} from '~/ui/ShareButton';
import {recipeWords} from '~/content/recipe';
import type {RecipePageData} from './recipe-pages.server';
import {AwakeSwitch} from './AwakeSwitch';
import {RecipeProducts} from './RecipeProducts';

type Props = Omit<RecipePageData, 'meta'>;

function Facts({facts}: Pick<Props, 'facts'>) {
  return (
    <dl className="mt-7 print:mt-3 print:py-2 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
      {facts.map(({label, value}) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Opening({recipe, facts, labels}: Pick<Props, 'recipe' | 'facts' | 'labels'>) {
  return (
    <div className="mt-6 grid items-center gap-8 md:grid-cols-2 md:gap-14 print:mt-0 print:block">
      <Image
        picture={recipe.picture}
        isPriority
        sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
        className="aspect-4/3 w-full rounded-3xl object-cover md:order-last print:hidden"
      />
      <div>
        <p className="font-semibold text-clay">{recipe.type}</p>
        <h1 lang={recipe.lang} className="mt-2 text-4xl md:text-5xl print:text-3xl">
          {recipe.title}
        </h1>
        <p lang={recipe.lang} className="mt-4 text-lg text-ink-soft">
          {recipe.description}
        </p>
        <Facts facts={facts} />
        {recipe.keyIngredients.length > 0 && (
          <p className="mt-5 text-ink-soft">
            <span className="font-semibold text-ink">{labels.keyIngredients}: </span>
            <span lang={recipe.lang}>{recipe.keyIngredients.join(', ')}</span>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <PrintButton label={labels.print} />
          <ShareButton title={recipe.title} path={recipe.path} />
        </div>
        <AwakeSwitch />
      </div>
    </div>
  );
}

function FromShop({products}: Pick<Props, 'products'>) {
  if (products.length === 0) return null;
  return (
    <section className="card p-6 md:p-8 print:hidden">
      <h2 className="mb-4 text-2xl">{recipeWords.fromShop}</h2>
      <RecipeProducts products={products} />
    </section>
  );
}

type IngredientsProps = Omit<Props, 'crumbs' | 'facts'>;

function Ingredients({recipe, labels, nutritionNote, products}: IngredientsProps) {
  const {calories, proteinGrams, netCarbGrams} = recipe.nutrition;
  return (
    <div className="h-fit space-y-6 lg:sticky lg:top-28">
      <section className="card p-6 md:p-8 print:border-0 print:p-0">
        <h2 className="text-2xl">{labels.ingredients}</h2>
        <ul lang={recipe.lang} className="mt-4 divide-y divide-line">
          {recipe.ingredients.map((ingredient, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- The owner may write one twice.
            <li key={place} className="py-2.5 print:py-1">
              {ingredient}
            </li>
          ))}
        </ul>
      </section>
      <FromShop products={products} />
      <section className="px-6 md:px-8 print:px-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">{labels.nutrition}</h2>
        <p className="mt-1 text-ink-soft">
          {recipeWords.nutrition(calories, proteinGrams, netCarbGrams)}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{nutritionNote}</p>
      </section>
    </div>
  );
}

function Steps({recipe, labels}: Pick<Props, 'recipe' | 'labels'>) {
  return (
    <section>
      <h2 className="text-2xl md:text-3xl">{labels.steps}</h2>
      <ol lang={recipe.lang} className="mt-6 space-y-7 print:mt-3 print:space-y-3">
        {recipe.steps.map((step, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- The owner may write one twice.
            key={place}
            id={`step-${place + 1}`}
            className="flex gap-4 text-lg break-inside-avoid md:gap-5 print:text-sm"
          >
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-sage text-base font-semibold text-leaf-dark"
            >
              {place + 1}
            </span>
            <p className="max-w-2xl pt-0.5">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One recipe on a page of its own, on screen and on paper. */
export function RecipeText(props: Props) {
  return (
    <article className="container-page py-10 md:py-14 print:py-0">
      <div className="print:hidden">
        <Breadcrumbs crumbs={props.crumbs} />
      </div>
      <Opening {...props} />
      <div className="mt-12 grid gap-12 lg:mt-16 lg:grid-cols-[22rem_1fr] lg:gap-16 print:mt-4 print:grid-cols-[14rem_1fr] print:gap-8 print:text-sm">
        <Ingredients {...props} />
        <div className="space-y-10">
          <Steps {...props} />
          <div className="lg:hidden">
            <FromShop {...props} />
          </div>
        </div>
      </div>
    </article>
  );
}
