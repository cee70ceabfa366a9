import {
  findAbsentFields,
  formatCsvLine,
  createRecordMapper,
  findMappingProblems,
  matchPreset,
  validateRow,
  getImportFields,
  type ImportEntityType,
  type ImportField,
} from '@quillcare/rules';
import fc from 'fast-check';
import Papa from 'papaparse';
import { columnsOf, headingCells, rowCells, resolveWording } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

const SYDNEY = { timeZone: 'Australia/Sydney' };

const KINDS = ['clients', 'leads', 'sites', 'doctors', 'hospitals', 'surgeries'] as const;

/** A list with every field, as the file to be imported again. */
function fileOf(kind: ImportEntityType, rows: readonly object[], stableKeys = false): string[][] {
  const list = EXPORTED_LISTS[kind];
  const names = columnsOf(list, []);
  const { headings, words } = resolveWording(list, { stableKeys });
  const lines = rows.map((row) =>
    formatCsvLine(rowCells(list, names, row as { id: string }, { ...SYDNEY, words })),
  );
  const text = [formatCsvLine(headingCells(list, names, headings)), ...lines].join('');
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

function importedFrom<E extends ImportEntityType>(entityType: E, [head = [], ...rows]: string[][]) {
  const columns = matchPreset(head, entityType, () => true)?.columns ?? [];
  const meaning = {
    entityType,
    columns,
    constants: {},
    dateOrder: 'DMY',
    phoneCountry: 'AU',
    country: 'AU',
  } as const;
  const read = createRecordMapper(meaning);
  return rows.map((cells, at) => validateRow(entityType, read(cells), at + 2, { country: 'AU' }));
}

describe.each([
  ['names', false],
  ['stable keys', true],
])('round trip by %s', (_, stableKeys) => {
  it.each(KINDS)('recognises an export of %s, which contains every import field', (kind) => {
    const [head = []] = fileOf(kind, [], stableKeys);
    const preset = matchPreset(head, kind, () => true);
    expect(preset?.name).toBe('Quillcare, a list with every field');
    const columns = preset?.columns ?? [];
    expect(findMappingProblems(kind, columns)).toMatchObject({ missing: [], repeated: [], unknown: [] });
    // Notes are records of their own.
    expect(findAbsentFields(kind, columns).filter((field) => field !== 'notes')).toEqual([]);
  });

  it('keeps inactive records and values with another label', () => {
    const site = {
      name: 'Rooms',
      address: '1 High St',
      phone: '+61299991234',
      siteType: 'CONSULTATION_ROOMS',
    };
    const row = { ...site, email: null, isActive: false, doctors: [] };
    const [found] = importedFrom('sites', fileOf('sites', [row], stableKeys));
    expect(found).toMatchObject({ value: { ...site, isActive: false }, warnings: [] });
  });
});

const word = fc.stringMatching(/^[A-Z][a-zāéñ]{1,12}( [A-Z][a-z]{1,8})?$/);
const text = fc.oneof(
  word,
  fc.constantFrom('Unit 3, 5 "The Mews"', '=1+1 Lane', '-5 Lane', "'Āwhina' & Sons", '+61 Street', '@home'),
);
const lines = fc.oneof(text, fc.constantFrom('One line\nand "another",\n\n=2', 'ends with a comma,'));

/** An arbitrary valid value of a field, as a record stores it. */
function valueOf({ key, type, options = [], multiline, min: least = 1 }: ImportField): fc.Arbitrary<unknown> {
  if (options.length > 0) return fc.constantFrom(...options);
  switch (type) {
    case 'name':
      return word;
    case 'email':
      return fc.stringMatching(/^[a-z]{1,10}$/).map((name) => `${name}@example.com`);
    case 'phone':
      return fc.constantFrom('+61412345678', '+61299991234', '+6493661234', '+64211234567');
    case 'date':
      return fc.constantFrom('1984-02-29', '1950-12-01', '2031-03-04');
    case 'postcode':
      return fc.constantFrom('2000', '0800', '3121');
    case 'boolean':
      return fc.boolean();
    case 'whole number':
      return fc.integer({ min: 1, max: 600 });
    case 'number':
      return fc.integer({ min: least, max: 90_000_000 });
    default:
      return key === 'state' ? fc.constant('NSW') : multiline ? lines : text;
  }
}

/** An arbitrary record of a kind as its list returns it, without notes, which are records of their own. */
function recordOf(kind: ImportEntityType): fc.Arbitrary<Record<string, unknown>> {
  const fields = getImportFields(kind).filter(({ key }) => key !== 'notes');
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field.type === 'number' ? `${field.key}Minor` : field.key,
        field.required || field.type === 'boolean'
          ? valueOf(field)
          : fc.option(valueOf(field), { nil: null }),
      ]),
    ),
  );
}

/** A lead needs a phone number or an email address. */
const canBeReached = ({ phone, email }: Record<string, unknown>) => phone !== null || email !== null;

/** Fields that a list returns in addition to the importable ones. */
const BESIDE = { doctors: [], mbsItems: [], sided: false };

it.each(KINDS)('reads exported %s back unchanged in every field, whatever their content', (kind) => {
  const hasNotes = getImportFields(kind).some(({ key }) => key === 'notes');
  fc.assert(
    fc.property(
      fc.array(recordOf(kind).filter(canBeReached), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (records, keys) => {
        const rows = records.map((one) => ({ ...BESIDE, ...one }));
        const found = importedFrom(kind, fileOf(kind, rows, keys));
        expect(found.map(({ value, errors }) => ({ ...value, errors }))).toEqual(
          records.map((one) => ({ ...one, ...(hasNotes && { notes: null }), errors: [] })),
        );
      },
    ),
  );
});
