import {expect, test} from 'vitest';
import {fieldTools, formTools} from '~/content/form-tools';
import {fieldTool, formTool} from './form-tool';

test('a form and its fields tell an assistant what they are for', () => {
  expect(formTool('check_out', {AGENTS: 'carts'})).toEqual({
    toolname: 'check_out',
    tooldescription: formTools.check_out,
  });
  expect(fieldTool('search', {AGENTS: 'carts'})).toEqual({toolparamdescription: fieldTools.search});
});

test('they tell nothing where assistants are shut out', () => {
  expect(formTool('check_out', {AGENTS: false})).toBeNull();
  expect(fieldTool('search', {AGENTS: false})).toBeNull();
});
