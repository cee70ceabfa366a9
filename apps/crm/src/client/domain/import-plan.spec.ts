import {
  clientInput,
  type ClientInput,
  type DuplicateStrategy,
  type ImportedClientRow,
} from '@quillcare/contracts';
import { buildClientImportPlan, type ImportPlan, type KnownClient } from './import-plan';

function client(overrides: Partial<ClientInput> = {}): ClientInput {
  return clientInput.parse({
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: 'aroha@example.com.au',
    phone: '+61412000111',
    ...overrides,
  });
}

function row(number: number, overrides: Partial<ClientInput> = {}, defaulted?: string[]): ImportedClientRow {
  return { row: number, client: client(overrides), defaulted };
}

function plan(
  rows: ImportedClientRow[],
  known: KnownClient[],
  strategy: DuplicateStrategy,
  absent: string[] = [],
): ImportPlan {
  let last = 0;
  return buildClientImportPlan({ rows, strategy, absent }, known, () => `new-${(last += 1)}`);
}

const STORED: KnownClient = {
  id: 'old',
  version: 3,
  fields: client({ suburb: 'Balmain', isVip: true, dateOfBirth: '1980-02-03' }),
};

describe('buildClientImportPlan', () => {
  it('creates new clients with any strategy', () => {
    const { inserts, updates, outcome } = plan([row(2), row(3, { email: 'jun@example.com.au' })], [], 'skip');
    expect(inserts.map(({ id }) => id)).toEqual(['new-1', 'new-2']);
    expect(updates).toEqual([]);
    expect(outcome).toEqual({ created: 2, skipped: [], merged: [], overwritten: [], flagged: [] });
  });

  it('skip: ignores rows that duplicate a stored client or an earlier row', () => {
    const { inserts, updates, outcome } = plan(
      [row(2), row(3, { email: 'jun@example.com.au' }), row(4, { email: 'jun@example.com.au' })],
      [STORED],
      'skip',
    );
    expect(inserts).toHaveLength(1);
    expect(updates).toEqual([]);
    expect(outcome).toMatchObject({
      created: 1,
      skipped: [
        { row: 2, duplicateOf: 'old' },
        { row: 4, duplicateOf: 'new-1' },
      ],
    });
  });

  it('overwrite: keeps the fields for which the file has no column', () => {
    const { updates } = plan([row(2, { phone: '+61412000999' })], [STORED], 'overwrite', ['isVip', 'suburb']);
    expect(updates[0]?.fields).toMatchObject({
      phone: '+61412000999',
      isVip: true,
      suburb: 'Balmain',
      dateOfBirth: null,
    });
  });

  it('overwrite: keeps the id and replaces all other fields, even with empty values', () => {
    const { inserts, updates, outcome } = plan([row(2, { phone: '+61412000999' })], [STORED], 'overwrite');
    expect(inserts).toEqual([]);
    expect(updates).toHaveLength(1);
    expect(updates[0]).toMatchObject({
      id: 'old',
      fields: {
        phone: '+61412000999',
        suburb: null,
        isVip: false,
        dateOfBirth: null,
      },
    });
    expect(outcome.overwritten).toEqual([{ row: 2, duplicateOf: 'old' }]);
  });

  it('merge: applies values of the file, but not empty cells and defaults', () => {
    const { updates, outcome } = plan([row(2, { phone: '+61412000999' }, ['isVip'])], [STORED], 'merge');
    expect(updates[0]?.fields).toEqual({ ...STORED.fields, phone: '+61412000999' });
    expect(outcome.merged).toEqual([{ row: 2, duplicateOf: 'old' }]);
  });

  it('merge: writes nothing if nothing differs', () => {
    const { updates, outcome } = plan([row(2, {}, ['isVip'])], [STORED], 'merge');
    expect(updates).toEqual([]);
    expect(outcome.merged).toHaveLength(1);
  });

  it('merge: combines rows of the same batch into one new client', () => {
    const { inserts, outcome } = plan(
      [row(2, {}, ['isVip']), row(3, { suburb: 'Newtown' }, ['isVip'])],
      [],
      'merge',
    );
    expect(inserts.map(({ fields }) => fields.suburb)).toEqual(['Newtown']);
    expect(outcome).toMatchObject({ created: 1, merged: [{ row: 3, duplicateOf: 'new-1' }] });
  });

  it('exception: creates a new client flagged as a duplicate of the stored one', () => {
    const { inserts, outcome } = plan([row(2), row(3)], [STORED], 'exception');
    expect(inserts.map(({ duplicateOf }) => duplicateOf)).toEqual(['old', 'old']);
    expect(outcome).toMatchObject({
      created: 2,
      flagged: [
        { row: 2, duplicateOf: 'old' },
        { row: 3, duplicateOf: 'old' },
      ],
    });
  });

  it('compares email addresses ignoring case', () => {
    const { outcome } = plan(
      [{ row: 2, client: { ...client(), email: 'AROHA@Example.com.au' } }],
      [STORED],
      'skip',
    );
    expect(outcome.skipped).toHaveLength(1);
  });

  it.each(['skip', 'overwrite', 'merge', 'exception'] as const)(
    '%s: keeps other people with a shared email, and creates and flags a new one',
    (strategy) => {
      const { inserts, updates, outcome } = plan(
        [row(2, { firstName: 'Rangi' }), row(3, { firstName: 'Moana' })],
        [STORED],
        strategy,
      );
      expect(updates).toEqual([]);
      expect(inserts.map(({ fields, duplicateOf }) => [fields.firstName, duplicateOf])).toEqual([
        ['Rangi', 'old'],
        ['Moana', 'old'],
      ]);
      expect(outcome).toEqual({
        created: 2,
        skipped: [],
        merged: [],
        overwritten: [],
        flagged: [
          { row: 2, duplicateOf: 'old' },
          { row: 3, duplicateOf: 'old' },
        ],
      });
    },
  );

  it('matches a row to the right member of a household', () => {
    const household: KnownClient[] = [
      { id: 'mother', version: 1, fields: client({ firstName: 'Māra' }) },
      { id: 'son', version: 1, fields: client({ firstName: 'Hemi' }) },
    ];
    const { outcome } = plan([row(2, { firstName: 'HEMI' })], household, 'overwrite');
    expect(outcome.overwritten).toEqual([{ row: 2, duplicateOf: 'son' }]);
  });
});
