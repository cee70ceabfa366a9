import { newBatch } from './client-batch';
import { duplicateMessages } from './duplicate-messages';
import { afterBatch, NOTHING_STORED } from './import-counts';
import { brokenOff, resultOf } from './import-result';
import { mayImport } from './may-import';

const NONE = { total: 0, successful: 0, failed: 0, skipped: 0, merged: 0, overwritten: 0, flagged: 0 };
const ID = '0199d0f0-0000-7000-8000-000000000001';

describe('resultOf', () => {
  it('is a success if at least one record was stored', () => {
    const result = resultOf({ ...NONE, total: 10, successful: 1, failed: 6, skipped: 3 });
    expect(result).toEqual({
      status: 'COMPLETED',
      summary: '1 of 10 records processed, 6 failed validation, 3 duplicates skipped',
      error: null,
    });
  });

  it('is a failure with an explanation otherwise', () => {
    expect(resultOf({ ...NONE, total: 3, skipped: 3 })).toMatchObject({
      status: 'FAILED',
      summary: '0 of 3 records processed, 3 duplicates skipped',
    });
  });

  it("uses the specification's texts for files without rows and for runs that broke off", () => {
    expect(resultOf(NONE)).toEqual({
      status: 'FAILED',
      summary: 'Upload failed: File is empty or invalid',
      error: { row: 1, column: 'file', message: 'File is empty or invalid', value: null },
    });
    expect(brokenOff()).toMatchObject({
      summary: 'Upload failed due to processing error',
      error: { message: 'Failed to process file' },
    });
  });
});

describe('afterBatch', () => {
  it('adds what was read and what became of it', () => {
    const batch = { ...newBatch(1), read: 10, failed: 2 };
    const stored = {
      created: 3,
      skipped: [],
      merged: [{ row: 4, duplicateOf: ID }],
      overwritten: [],
      flagged: [{ row: 5, duplicateOf: ID }],
    };
    expect(afterBatch({ ...NONE, total: 5, successful: 5 }, batch, stored)).toEqual({
      ...NONE,
      total: 15,
      successful: 9,
      failed: 2,
      merged: 1,
      flagged: 1,
    });
  });
});

describe('duplicateMessages', () => {
  it('tells the first ones in the order of the file', () => {
    const client = { email: 'a@b.au' } as never;
    const batch = {
      ...newBatch(1),
      rows: [
        { row: 2, client },
        { row: 3, client },
        { row: 9, client },
      ],
    };
    const stored = {
      ...NOTHING_STORED,
      skipped: [
        { row: 9, duplicateOf: ID },
        { row: 3, duplicateOf: ID },
      ],
      merged: [{ row: 2, duplicateOf: ID }],
    };
    expect(duplicateMessages(batch, stored, 2)).toEqual([
      { row: 2, column: 'email', message: 'Merged with an existing client', value: 'a@b.au' },
      { row: 3, column: 'email', message: 'Duplicate skipped', value: 'a@b.au' },
    ]);
    expect(duplicateMessages(batch, stored, 0)).toEqual([]);
  });
});

describe('mayImport', () => {
  it('lets sales managers import clients only', () => {
    expect(mayImport('SALES_MANAGER', 'clients')).toBe(true);
    expect(mayImport('SALES_MANAGER', 'doctors')).toBe(false);
    expect(mayImport('ORG_ADMIN', 'doctors')).toBe(true);
    expect(mayImport('USER', 'clients')).toBe(false);
  });
});
