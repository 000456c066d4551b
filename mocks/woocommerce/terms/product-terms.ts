import type {ProductRecord} from '../catalogue';
import {firstOf, type PageArguments} from '../connection';
import type {Visitor} from '../visitor';
import {toTermNode} from './term-node';
import {typeNameOf} from '../schema/attributes';
import {categoriesOf, hasTerm, optionsOf, tagsOf, typesOf, type TermRecord} from './term-records';

/** The fields of a product about its categories, tags, attributes and type. */
export function toTermFields(product: ProductRecord, visitor: Visitor) {
  const {shop} = visitor;
  const own = (terms: TermRecord[]) => terms.filter((term) => hasTerm(product, term));
  const page = (terms: TermRecord[], argument: PageArguments) =>
    firstOf(
      terms.map((term) => toTermNode(term, visitor)),
      argument,
    );
  const categories = () => own(categoriesOf(shop)).toSorted((a, b) => a.name.localeCompare(b.name));
  const tags = () => (product.tags ? own(tagsOf(shop)) : []);
  const options = () => product.attributes.filter(({isGlobal}) => isGlobal).flatMap(optionsOf);
  const attributes = visitor.attributes.map((attribute) => [
    `all${typeNameOf(attribute.name)}`,
    (argument: PageArguments) => page(own(optionsOf(attribute)), argument),
  ]);
  return {
    ...(Object.fromEntries(attributes) as Record<string, unknown>),
    productCategories: (argument: PageArguments) => page(categories(), argument),
    productTags: (argument: PageArguments) => page(tags(), argument),
    terms: (argument: PageArguments) =>
      page([...categories(), ...tags(), ...own(typesOf()), ...options()], argument),
  };
}
