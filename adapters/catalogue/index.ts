export {withCachedCatalogue} from './cached-catalogue';
export {createCatalogueCaches, partsOfCatalogue, shapeVersion} from './catalogue-caches';
export {isLargeChange, revalidateCatalogue} from './revalidate-catalogue';
export {withCatalogueIn} from './translated-catalogue';
