import fc from 'fast-check';
import { getImportFields } from './import-fields';
import { IMPORT_ENTITY_TYPES } from './import-types';
import { buildMappedOptions } from './mapped-record';
import { matchHeaders } from './match-headers';
import { validateCells, applyCellPatch } from './row-findings';
import { forAll } from '../for-all.suite';

const { columns } = matchHeaders(['Name', 'Email', 'Mobile', 'Home phone', 'Birthday', 'State'], 'clients');
const PERSON = ['Aroha Ngata', 'aroha@example.com.au', '0412 000 111', '', '12/03/1984', 'NSW'];
const row = (cells: string[], number = 2) => ({ number, cells });
const everything = () => true;

describe('validateCells', () => {
  it('names the cell of each finding, whichever column supplied the text', () => {
    const { findings, result } = validateCells(
      'clients',
      columns,
      row(['王', 'x', '', 'not a number', '31/02', 'ZZ']),
    );
    expect(result.value).toBeNull();
    expect(findings.map(({ column, at, canLeaveOut }) => [column, at, canLeaveOut])).toEqual([
      ['firstName', 0, false],
      ['email', 1, false],
      // The text is in the column of the other phone.
      ['phone', 3, false],
      ['dateOfBirth', 4, true],
      ['State', 5, true],
    ]);
  });

  it('follows the user’s column mapping and names the source cell of a joined or split value', () => {
    const meant = ['fullName', 'email', 'phone', 'phone', 'wholeAddress'];
    const mapping = {
      constants: { dateOfBirth: '31/02/1984' },
      dateOrder: 'DMY',
      phoneCountry: null,
    } as const;
    const file = { entityType: 'clients', columns: meant, country: 'AU' } as const;
    const rules = { country: 'AU' as const, ...buildMappedOptions(mapping, file) };
    const cells = ['Ann Lee', 'ann@example.com.au', '0412 345 678', '5551', '1 Pitt St, Sydney NSW 2000'];
    const { findings } = validateCells('clients', meant, row(cells), rules);
    expect(findings.map(({ column, at }) => [column, at])).toEqual([
      ['secondaryPhone', 3],
      // A constant for every row, so it has no cell in the file.
      ['dateOfBirth', null],
    ]);
    const mended = applyCellPatch(cells, { 3: '02 9999 1234' }, meant.length);
    const { result } = validateCells('clients', meant, row(mended), { ...rules, leavesOut: everything });
    expect(result.value).toMatchObject({
      firstName: 'Ann',
      phone: '+61412345678',
      secondaryPhone: '+61299991234',
      dateOfBirth: null,
      streetAddress: '1 Pitt St',
      suburb: 'Sydney',
      postcode: '2000',
    });
  });

  it('rejects a row by default, or imports it without its unreadable cells if the user chooses so', () => {
    const odd = [...PERSON.slice(0, 3), '12', '31/02/1984', 'ZZ'];
    expect(validateCells('clients', columns, row(odd)).result.value).toBeNull();
    const { result, findings } = validateCells('clients', columns, row(odd), { leavesOut: everything });
    expect(result.value).toMatchObject({ secondaryPhone: null, dateOfBirth: null, state: null });
    expect(result.odd.map(({ key, text }) => [key, text])).toEqual([
      ['secondaryPhone', '12'],
      ['dateOfBirth', '31/02/1984'],
      ['state', 'ZZ'],
    ]);
    expect(result.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/ \(imported without this value\)$/),
      'Invalid date format. Expected: YYYY-MM-DD, DD/MM/YYYY, or similar (imported without this value)',
      expect.stringMatching(/ \(imported without this value\)$/),
    ]);
    expect(findings.map(({ severity }) => severity)).toEqual(['ERROR', 'ERROR', 'ERROR']);
  });

  it('still rejects a row if only some of its findings may be left out', () => {
    const odd = [...PERSON.slice(0, 3), '12', '31/02/1984', 'NSW'];
    const leavesOut = (column: string) => column === 'dateOfBirth';
    const { result } = validateCells('clients', columns, row(odd), { leavesOut });
    expect(result).toMatchObject({
      value: null,
      errors: [{ column: 'secondaryPhone' }, { column: 'dateOfBirth' }],
    });
  });

  it('never imports a row without a required field', () => {
    for (const type of IMPORT_ENTITY_TYPES) {
      const fields = getImportFields(type);
      const { columns: all } = matchHeaders(
        fields.map(({ column }) => column),
        type,
      );
      const { result } = validateCells(type, all, row(fields.map(() => '')), { leavesOut: everything });
      expect(result.value).toBeNull();
    }
  });

  it('requires a phone number or an email for a lead', () => {
    const { columns: lead } = matchHeaders(['firstName', 'email', 'phone'], 'leads');
    const check = (cells: string[]) => validateCells('leads', lead, row(cells), { leavesOut: everything });
    expect(check(['Bea', '', '']).result.errors).toMatchObject([
      { column: 'phone', message: 'Please enter a phone number or an email address' },
    ]);
    expect(check(['Bea', 'bea@', '']).result.value).toBeNull();
    expect(check(['Bea', 'bea@', '0412 000 222']).result).toMatchObject({
      value: { email: null, phone: '+61412000222' },
      odd: [{ key: 'email', text: 'bea@' }],
    });
  });
});

describe('applyCellPatch', () => {
  const cells = fc.array(fc.string(), { minLength: 1, maxLength: 8 });
  const patch = fc.dictionary(fc.integer({ min: 0, max: 9 }).map(String), fc.string());

  it('changes exactly the named cells, however long the row is', () => {
    forAll(cells, patch, fc.integer({ min: 1, max: 8 }), (before, changes, width) => {
      const after = applyCellPatch(before, changes, width);
      const copy = [...before];
      expect(before).toEqual(copy);
      for (let at = 0; at < Math.max(after.length, before.length); at += 1)
        expect(after[at] ?? '').toBe((at < width ? changes[at] : undefined) ?? before[at] ?? '');
      expect(applyCellPatch(after, changes, width)).toEqual(after);
    });
  });
});
