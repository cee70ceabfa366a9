import { newBatch } from '../run/domain/row-batch';
import { duplicateMessages } from '../run/domain/duplicate-messages';
import { addBatch, EMPTY_OUTCOME } from './import-counts';
import { incompleteResult, resultOf, stoppedResult } from './import-result';

const NONE = {
  total: 0,
  successful: 0,
  failed: 0,
  skipped: 0,
  merged: 0,
  overwritten: 0,
  flagged: 0,
  described: 0,
};
const ID = '0199d0f0-0000-7000-8000-000000000001';

describe('resultOf', () => {
  it('reports success if any record was stored', () => {
    const result = resultOf({ ...NONE, total: 10, successful: 1, failed: 6, skipped: 3 });
    expect(result).toEqual({
      status: 'COMPLETED',
      summary: '1 of 10 records processed, 6 failed validation, 3 duplicates skipped',
      error: null,
    });
  });

  it('reports success if all records were skipped as duplicates', () => {
    expect(resultOf({ ...NONE, total: 3, skipped: 3 })).toMatchObject({
      status: 'COMPLETED',
      summary: '0 of 3 records processed, 3 duplicates skipped',
    });
  });

  it('otherwise reports a failure with an explanation', () => {
    expect(resultOf({ ...NONE, total: 3, failed: 3 })).toMatchObject({
      status: 'FAILED',
      summary: '0 of 3 records processed, 3 failed validation',
    });
  });

  it('uses the texts of the specification for files without rows and for broken runs', () => {
    expect(resultOf(NONE)).toEqual({
      status: 'FAILED',
      summary: 'Upload failed: File is empty or invalid',
      error: { row: 1, column: 'file', message: 'File is empty or invalid', value: null },
    });
    expect(incompleteResult()).toMatchObject({
      summary: 'Upload failed due to processing error',
      error: { message: 'Failed to process file' },
    });
  });
});

describe('stoppedResult', () => {
  it('reports what was stored before it was cancelled', () => {
    expect(stoppedResult('cancelled', { ...NONE, total: 500, successful: 499, failed: 1 })).toEqual({
      status: 'CANCELLED',
      summary:
        'Import cancelled. The rest of the file was not imported. Before it stopped: 499 of 500 records processed, 1 failed validation',
      error: null,
    });
    expect(stoppedResult('cancelled', NONE)).toMatchObject({ summary: 'Import cancelled' });
  });

  it('reports a failure if permission was revoked', () => {
    expect(stoppedResult('forbidden', NONE)).toMatchObject({
      status: 'FAILED',
      summary: "Upload failed: You don't have permission to perform this action",
      error: { row: 1, column: 'file', message: "You don't have permission to perform this action" },
    });
    expect(stoppedResult('forbidden', { ...NONE, total: 1_000, successful: 1_000 }).summary).toBe(
      "Upload failed: You don't have permission to perform this action. The rest of the file was not imported. Before it stopped: 1000 of 1000 records processed",
    );
  });
});

describe('addBatch', () => {
  it('adds the rows read and their outcome', () => {
    const batch = { ...newBatch(1), read: 10, failed: 2 };
    const stored = {
      created: 3,
      skipped: [],
      merged: [{ row: 4, duplicateOf: ID }],
      overwritten: [],
      flagged: [{ row: 5, duplicateOf: ID }],
    };
    expect(addBatch({ ...NONE, total: 5, successful: 5 }, batch, stored)).toEqual({
      ...NONE,
      total: 15,
      successful: 9,
      failed: 2,
      merged: 1,
      flagged: 1,
    });
  });
});

describe('summary of surgeries', () => {
  it('counts the generated descriptions', () => {
    expect(resultOf({ ...NONE, total: 2, successful: 2, described: 1 }).summary).toBe(
      '2 of 2 records processed, 1 AI description generated',
    );
  });
});

describe('duplicateMessages', () => {
  it('lists the first duplicates in the order of the file', () => {
    const value = { email: 'a@b.au' } as never;
    const batch = {
      ...newBatch(1),
      rows: [
        { row: 2, value, defaulted: [], odd: [] },
        { row: 3, value, defaulted: [], odd: [] },
        { row: 9, value, defaulted: [], odd: [] },
      ],
    };
    const stored = {
      ...EMPTY_OUTCOME,
      skipped: [
        { row: 9, duplicateOf: ID },
        { row: 3, duplicateOf: ID },
      ],
      merged: [{ row: 2, duplicateOf: ID }],
    };
    expect(duplicateMessages('clients', batch, stored, 2)).toEqual([
      { row: 2, column: 'email', message: 'Merged with an existing client', value: 'a@b.au' },
      { row: 3, column: 'email', message: 'Duplicate skipped', value: 'a@b.au' },
    ]);
    expect(duplicateMessages('clients', batch, stored, 0)).toEqual([]);
  });

  it('names the type of record, and the field that makes it a duplicate', () => {
    const value = { name: 'Northern Private' } as never;
    const batch = { ...newBatch(1), rows: [{ row: 2, value, defaulted: [], odd: [] }] };
    const stored = { ...EMPTY_OUTCOME, overwritten: [{ row: 2, duplicateOf: ID }] };
    expect(duplicateMessages('hospitals', batch, stored, 5)).toEqual([
      { row: 2, column: 'name', message: 'Replaced an existing hospital', value: 'Northern Private' },
    ]);
  });
});
