import {accountMetaDescription} from '~/content/account';
import {privateMeta} from '~/seo/seo';

export const accountMeta = (title: string) =>
  privateMeta({title, description: accountMetaDescription});
