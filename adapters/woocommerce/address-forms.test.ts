import {expect, test} from 'vitest';
import {openWordPressMock} from '../../tests/support/wordpress-mock';
import {createAddressForms} from './address-forms';

test('a country’s form is the shop’s own, and where it says none it is any country’s', async () => {
  const {connect} = openWordPressMock();
  const forms = createAddressForms(connect()).in('', () => {});
  const japan = await forms.read('JP');
  expect(japan.fields[0]?.name).toBe('lastName');
  expect(forms.known('JP')).toEqual(japan);
  expect((await forms.read('ZZ')).states).toBeNull();
});
