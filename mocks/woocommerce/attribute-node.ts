import type {AttributeRecord, ProductRecord, VariationRecord} from './catalogue';
import {firstOf, type PageArguments} from './connection';
import {globalId} from './ids';
import {typeNameOf} from './schema/attributes';
import {optionsOf} from './terms/term-records';

/** Local attributes answer full texts, global ones slugs in alphabetical order with readable terms. */
export function toAttributes(product: ProductRecord) {
  if (product.attributes.length === 0) return null;
  return firstOf(
    product.attributes.map((attribute) => toAttributeNode(attribute, product)),
    {first: 100},
  );
}

function toAttributeNode(attribute: AttributeRecord, {databaseId, variations}: ProductRecord) {
  const {name, label, isGlobal, isHidden = false} = attribute;
  const isChosen = variations.some(({options}) => name in options);
  const common = {
    name,
    label,
    attributeId: attribute.id,
    variation: isChosen,
    visible: !isHidden,
    scope: isGlobal ? 'GLOBAL' : 'LOCAL',
  };
  if (!isGlobal)
    return {
      ...common,
      __typename: 'LocalProductAttribute',
      id: globalId('LocalProductAttribute', `${label}:${databaseId}`),
      options: attribute.options.map((option) => option.name),
    };
  const options = attribute.options.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    ...common,
    __typename: 'GlobalProductAttribute',
    id: globalId('GlobalProductAttribute', attribute.id),
    slug: name,
    options: options.map(({slug}) => slug),
    terms: (argument: PageArguments) =>
      firstOf(
        optionsOf(attribute)
          .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
          .map((option) => ({
            __typename: typeNameOf(name),
            id: globalId('term', option.databaseId),
            taxonomyName: name,
            ...option,
          })),
        argument,
      ),
  };
}

/** The label of a local attribute is not known to its variations: they repeat the name. */
export const toVariationAttributes = (product: ProductRecord, {options}: VariationRecord) =>
  product.attributes
    .filter(({name}) => name in options)
    .map(({id, name, label, isGlobal}) => ({
      id: globalId('attribute', `${name}:${options[name] ?? ''}`),
      attributeId: id,
      name,
      label: isGlobal ? label : name,
      value: options[name] ?? '',
    }));

export function optionName(attribute: AttributeRecord, {options}: VariationRecord): string {
  const chosen = options[attribute.name] ?? '';
  return attribute.options.find(({slug}) => slug === chosen)?.name ?? chosen;
}
