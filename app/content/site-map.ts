/** The parts of the site map and of llms.txt. */
import {byUsps, whereSent} from './shop-rules';
export const siteHeadings = {
  shop: 'Shop',
  products: 'Products',
  learn: 'Learn',
  recipes: 'Recipes',
  policies: 'Policies',
} as const;

export const llmsWords = {
  get shipping() {
    return `Orders ship${byUsps(' by USPS')}${whereSent(' within the United States')}.`;
  },
  questions: 'Questions:',
  agents: 'Programs that buy for somebody begin at',
  mcp: 'The same as tools of the Model Context Protocol:',
  feed: 'Everything for sale, a line each:',
  more: (count: number) => `${count} more`,
} as const;
