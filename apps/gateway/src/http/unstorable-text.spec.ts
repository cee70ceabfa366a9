import fc from 'fast-check';
import { isSuspect, unstorableFields } from './unstorable-text';

describe('text the database cannot store', () => {
  it('is found at any depth, with the field named', () => {
    const body = JSON.parse('{"a":"fine","b":["x","y\\u0000"],"c":{"d":"\\ud800"},"e\\u0000":1}') as unknown;
    expect(
      unstorableFields(body)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['b.1', 'body', 'c.d']);
    expect(unstorableFields({ search: 'a\u0000' }, 'query')).toEqual([
      { path: 'query.search', message: 'This field is invalid' },
    ]);
  });

  it('does not include complete surrogate pairs', () => {
    expect(unstorableFields({ smile: '\u{1F600}', name: 'Ngāpō' })).toEqual([]);
  });

  it('is found in a deep body without a stack overflow', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`) as unknown;
    expect(unstorableFields(deep)).toHaveLength(1);
  });

  it('is never missed by the quick check', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unstorableFields(value).length > 0 && !isSuspect(JSON.stringify(value))).toBe(false);
      }),
    );
  });
});
