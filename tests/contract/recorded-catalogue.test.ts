import {afterAll, expect, test} from 'vitest';
import {requestAsRecorded} from '../support/compare-as-recorded';
import {recordingsOf} from '../support/recorded';
import {openRecordedShop} from '../support/recorded-shop';

const shop = await openRecordedShop();

afterAll(() => shop.close());

test.each(recordingsOf('01', '02', '07', '09'))(
  '%s is answered as the real shop answered it',
  async (name) => {
    const {mocked, real} = await requestAsRecorded(shop.url, name);
    expect(mocked).toEqual(real);
  },
);
