import {privateMeta} from '~/platform/seo';

export const accountMeta = (title: string, path: string) =>
  privateMeta({title, description: 'Your account at Bellyful.', path});
