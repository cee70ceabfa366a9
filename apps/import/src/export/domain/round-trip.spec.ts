import {
  mappedRecords,
  mappingProblems,
  matchPreset,
  validateRow,
  type ImportEntityType,
  type ImportValues,
} from '@quillcare/rules';
import fc from 'fast-check';
import Papa from 'papaparse';
import { columnsOf, headingLine, rowLine } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

const SYDNEY = { timeZone: 'Australia/Sydney' };

/** A list with every field, as a file that somebody imports again. */
function fileOf(
  kind: 'clients' | 'doctors' | 'hospitals' | 'surgeries',
  rows: readonly object[],
): string[][] {
  const list = EXPORTED_LISTS[kind];
  const names = columnsOf(list, []);
  const lines = rows.map((row) => rowLine(list, names, row as { id: string }, SYDNEY));
  return Papa.parse<string[]>([headingLine(list, names), ...lines].join(''), { skipEmptyLines: true }).data;
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
  const read = mappedRecords(meaning);
  return rows.map((cells, at) => validateRow(entityType, read(cells), at + 2, { country: 'AU' }));
}

it.each(['clients', 'doctors', 'hospitals', 'surgeries'] as const)(
  'an export of %s is known by its headings, and has what an import needs',
  (kind) => {
    const [head = []] = fileOf(kind, []);
    const preset = matchPreset(head, kind, () => true);
    expect(preset?.name).toBe('Quillcare, a list with every field');
    expect(mappingProblems(kind, preset?.columns ?? [])).toMatchObject({
      missing: [],
      repeated: [],
      unknown: [],
    });
  },
);

const word = fc.stringMatching(/^[A-Z][a-zāéñ]{1,12}( [A-Z][a-z]{1,8})?$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const client: fc.Arbitrary<Omit<ImportValues['clients'], 'notes'>> = fc.record({
  firstName: word,
  lastName: word,
  email: fc.stringMatching(/^[a-z]{1,10}$/).map((name) => `${name}@example.com`),
  phone: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `+614${digits}`),
  secondaryPhone: maybe(fc.constantFrom('+61299991234', '+6493661234')),
  dateOfBirth: maybe(fc.constantFrom('1984-02-29', '1950-12-01', '2001-03-04')),
  isVip: fc.boolean(),
  streetAddress: maybe(fc.constantFrom('12 Pitt Street', 'Unit 3, 5 "The Mews"', '=1+1 Lane')),
  city: maybe(word),
  suburb: maybe(word),
  state: maybe(fc.constantFrom('NSW', 'VIC')),
  postcode: maybe(fc.constantFrom('2000', '0800', '3121')),
});

it('clients come back as they were, every field, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(client, { minLength: 1, maxLength: 5 }), (clients) => {
      const found = importedFrom('clients', fileOf('clients', clients));
      expect(found.map(({ value, errors }) => ({ ...value, errors }))).toEqual(
        clients.map((one) => ({ ...one, notes: null, errors: [] })),
      );
    }),
  );
});
