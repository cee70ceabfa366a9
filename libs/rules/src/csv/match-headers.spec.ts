import fc from 'fast-check';
import { importFields } from './import-fields';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { matchHeaders, recordFromCells } from './match-headers';

describe('matchHeaders', () => {
  it('ignores case, spaces, underscores and a byte order mark', () => {
    const match = matchHeaders(
      ['\uFEFFFirst Name', 'LAST_NAME', 'e-mail', 'Phone', 'street address', 'PostCode'],
      'clients',
    );
    expect(match.columns).toEqual(['firstName', 'lastName', 'email', 'phone', 'streetAddress', 'postcode']);
    expect(match.map['street address']).toBe('streetAddress');
    expect(match.unknown).toEqual([]);
    expect(match.missing).toEqual([]);
  });

  it('lists unknown and missing columns', () => {
    const match = matchHeaders(['Name', 'Favourite colour', 'phone'], 'sites');
    expect(match).toMatchObject({
      columns: ['name', null, 'phone'],
      unknown: ['Favourite colour'],
      missing: ['address'],
    });
    expect(matchHeaders([], 'surgeries').missing).toEqual(['name', 'baseFee']);
  });

  it('knows aliases, but prefers the field of that name', () => {
    expect(matchHeaders(['Mobile', 'Surname', 'DOB'], 'clients').columns).toEqual([
      'phone',
      'lastName',
      'dateOfBirth',
    ]);
    expect(matchHeaders(['Mobile', 'Phone'], 'clients')).toMatchObject({
      columns: [null, 'phone'],
      unknown: ['Mobile'],
    });
  });

  it('gives a repeated header to the first column only', () => {
    expect(matchHeaders(['email', 'Email'], 'clients')).toMatchObject({
      columns: ['email', null],
      unknown: ['Email'],
    });
  });

  it('finds every column of every type under its own name, in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IMPORT_ENTITY_TYPES), fc.boolean(), (entityType, reversed) => {
        const fields = [...importFields(entityType)];
        if (reversed) fields.reverse();
        const match = matchHeaders(
          fields.map((field) => field.column),
          entityType,
        );
        expect(match.columns).toEqual(fields.map((field) => field.key));
        expect(match.missing).toEqual([]);
      }),
    );
  });

  it('survives hostile headers', () => {
    const match = matchHeaders(
      ['__proto__', 'constructor', ...Array.from({ length: 500 }, (_, i) => `c${i}`)],
      'clients',
    );
    expect(match.unknown).toHaveLength(502);
    expect(match.map).toEqual({});
  });
});

describe('recordFromCells', () => {
  it('names the cells, and fills short lines', () => {
    expect(recordFromCells(['firstName', null, 'email'], ['Jane', 'x'])).toEqual({
      firstName: 'Jane',
      email: '',
    });
    expect(recordFromCells(['firstName'], ['Jane', 'extra'])).toEqual({ firstName: 'Jane' });
  });
});
