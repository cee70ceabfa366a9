import { join } from 'node:path';
import { namesOf, pluralOf } from './names.mjs';
import { addEntry, addImport, addSortedLine } from './insert.mjs';
import { planRecord } from './plan-record.mjs';

const root = join(__dirname, '..', '..');

describe('names of a record', () => {
  it('are derived from one noun', () => {
    expect(namesOf('PriceList')).toEqual({
      Name: 'PriceList',
      Names: 'PriceLists',
      name: 'priceList',
      names: 'priceLists',
      NAME: 'PRICE_LIST',
      table: 'price_list',
      file: 'price-list',
      files: 'price-lists',
      words: 'price list',
      manyWords: 'price lists',
      ManyWords: 'Price lists',
      A: 'A',
    });
    expect(namesOf('Implant').A).toBe('An');
  });

  it.each([
    ['Supplier', 'Suppliers'],
    ['Surgery', 'Surgeries'],
    ['Tray', 'Trays'],
    ['Box', 'Boxes'],
  ])('form the plural: %s, %s', (one, many) => expect(pluralOf(one)).toBe(many));

  it.each(['supplier', 'Price_List', 'X-Ray', 'PDF', '', '../x'])('reject %s', (name) => {
    expect(() => namesOf(name)).toThrow('is not a noun in PascalCase');
  });

  it('need a plural that differs from the singular', () => {
    expect(() => namesOf('Staff', 'Staff')).toThrow('--plural');
  });
});

describe('an added line', () => {
  it('is inserted in sorted order', () => {
    const lines = ["export * from './a/x';", "export * from './a/z';", "export * from './b/a';"].join('\n');
    expect(addSortedLine(lines, "export * from './a/y';", "export * from './a/").split('\n')[1]).toContain(
      '/y',
    );
    expect(addSortedLine(lines, "export * from './a/zz';", "export * from './a/").split('\n')[2]).toContain(
      '/zz',
    );
  });

  it('is inserted after the last import', () => {
    expect(addImport("import {\n  a,\n} from './a';\n\nconst b = a;\n", "import './c';")).toBe(
      "import {\n  a,\n} from './a';\nimport './c';\n\nconst b = a;\n",
    );
  });

  it('is appended to the right list, whatever brackets it contains', () => {
    expect(addEntry("x = [f([1]), ')]'];\ny = [];", 'x = [', '2').replaceAll(/\s/g, '')).toBe(
      "x=[f([1]),')]',2,];y=[];",
    );
    expect(addEntry("x = [\n  // the list's end)\n  1,\n];", 'x = [', '2')).toContain('1, 2,');
    expect(() => addEntry('y = [];', 'x = [', '2')).toThrow('there is no "x = ["');
  });
});

describe('a new record', () => {
  it.each(['identity', 'crm', 'quoting', 'callbacks', 'notifications', 'audit', 'billing'])(
    'in %s leaves no placeholder behind and adds a line to every list',
    (service) => {
      const { created, changed } = planRecord(root, { name: 'PriceList', service });
      for (const { path, text } of created) expect(`${path}\n${text}`).not.toMatch(/__\w*?__/);
      expect(created).toHaveLength(5);
      expect(changed).toHaveLength(4);
      for (const { text } of changed) expect(text).toMatch(/price[-_]?list/i);
    },
  );

  it('is rejected if it already exists', () => {
    expect(() => planRecord(root, { name: 'Doctor' })).toThrow('something called Doctor already');
  });

  it('is rejected for a service that does not exist', () => {
    expect(() => planRecord(root, { name: 'PriceList', service: 'nowhere' })).toThrow(
      '"nowhere" is not a service',
    );
  });

  it('goes into a room if its service has rooms', () => {
    const { created } = planRecord(root, { name: 'PriceList', room: 'quote' });
    expect(created.map(({ path }) => path)).toContain(
      'apps/quoting/src/quote/price-list/price-list.parts.ts',
    );
    expect(() => planRecord(root, { name: 'PriceList', room: 'kitchen' })).toThrow(
      '"kitchen" is not a room of quoting',
    );
  });

  it('has a migration dated now', () => {
    const { created } = planRecord(root, { name: 'PriceList', now: 1_900_000_000_000 });
    expect(created[1]?.text).toContain('class CreatePriceLists1900000000000 ');
  });
});
