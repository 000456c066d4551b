import {expect, test} from 'vitest';
import {toSafeHtml} from '~adapters/woocommerce/to-html';
import {hostileTexts} from '../support/hostile-texts';
import {findLiveMarkup} from '../support/inert';

test.each(hostileTexts)('nothing of %j is alive in a description', (text) => {
  for (const around of [text, `<p>${text}</p>`, `<table><tr><td>${text}`, `<ul><li><b>${text}`])
    expect(findLiveMarkup(toSafeHtml(around))).toEqual([]);
});
