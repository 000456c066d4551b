/**
 * What the slice keeps beyond the documents: fields and arguments that the shop's tests ask,
 * and the object types that stand behind the interfaces the documents use.
 */
export const selectedFields = [
  'CreateOrderPayload.order',
  'GeneralSettings.title',
  'GlobalProductAttribute.slug',
  'Product.catalogVisibility',
  'Product.metaData(key:)',
  'Product.status',
  'Product.type',
  'RootMutation.createOrder',
  'RootMutation.updateOrder',
  'RootQuery.generalSettings',
  'RootQueryToOrderConnection.pageInfo',
  'RootQueryToOrderConnectionPageInfo.endCursor',
  'RootQueryToOrderConnectionPageInfo.hasNextPage',
  'UpdateOrderPayload.order',
];

/** A shop without one of these (a global attribute has a type of its own) simply has none of it in its slice. */
export const selectedTypes = [
  'ExternalProduct',
  'GlobalProductAttribute',
  'GroupProduct',
  'LocalProductAttribute',
  'PaPackSize',
  'SimpleProduct',
  'SimpleProductVariation',
  'VariableProduct',
];
