import {useLocation} from 'react-router';
import {catalogueMessages} from '~/content/messages/catalogue';
import {somethingWentWrong} from '~/content/problem-pages';
import {ProblemPage} from '~/ui/ProblemPage';
import {toProductProblem} from './product-problem';

const toProducts = {label: catalogueMessages.backToProducts, href: '/products'};

/** What stands in the place of a product that is not there, or could not be loaded. */
export function ProductProblem({error}: {error: unknown}) {
  const {pathname, search} = useLocation();
  const {title, message, mayComeBack} = toProductProblem(error, pathname);
  const links = [
    toProducts,
    ...somethingWentWrong.links.filter(({href}) => href !== toProducts.href),
  ];
  const retry = {path: pathname + search, label: somethingWentWrong.retry};
  return (
    <ProblemPage title={title} message={message} links={links} {...(mayComeBack && {retry})} />
  );
}
