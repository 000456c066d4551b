import {assertValidSchema, buildSchema, printSchema} from 'graphql';
import {expect, test} from 'vitest';
import {schemaOf} from '.';

test.each([true, false])('the schema is valid; with companions: %s', (hasCompanions) => {
  for (const hasUnsupported of [true, false]) {
    const text = printSchema(
      schemaOf({hasUnsupported, hasCompanions, attributes: ['pa_color', 'pa_shoe-size']}),
    );
    expect(() => assertValidSchema(buildSchema(text))).not.toThrow();
    expect(text.includes('refreshToken(')).toBe(hasCompanions);
    for (const said of ['allPaShoeSize(', 'paColor(', ' PASHOESIZE', 'ProductToPaColorConnection'])
      expect(text).toContain(said);
  }
});
