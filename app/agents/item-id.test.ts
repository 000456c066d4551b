import {expect, test} from 'vitest';
import {noodleTypes} from '~/content/noodle-types';
import {readItemId, toItemId} from './item-id';

test.each(noodleTypes)('an item with %s is found by its id', (konjacNoodleType) => {
  const item = {id: 'wp-7-var-8', konjacNoodleType};
  expect(readItemId(toItemId(item))).toEqual(item);
});

test.each(['wp-7', 'nighttime-support-2:melatonin-free+with-melatonin', 'wp-7~udon', '~', ''])(
  '“%s” names no noodles',
  (id) => {
    expect(readItemId(id)).toEqual({id});
  },
);
