import type {Check} from '~adapters/woocommerce/doctor';
import type {ShopFacts} from '~adapters/woocommerce/doctor/shop-facts';
import {lawsForOwner} from '~/content/asked-laws.server';

/** What the law of the shop's countries asks, whether that is on, and for which of them (rules: What a country's law asks). */
export const lawsToTell = ({
  countries: {selling} = {selling: ['US']},
  lawsOff = [],
}: Partial<ShopFacts>): Check[] =>
  lawsForOwner().flatMap(({id, source, doubt, sentences: [asks]}) => {
    const here = doubt.split(' ').filter((country) => selling.includes(country));
    if (here.length === 0) return [];
    const state = lawsOff.includes(id) ? 'Switched off by the owner' : 'On';
    const message = `${state}, since the shop sells to ${here.join(', ')}: ${asks} (${source}.) This is no legal advice.`;
    return [{name: `Law ${id}`, ok: true, message, fix: ''}];
  });
