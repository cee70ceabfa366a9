import { countCreated, formatImportSummary } from './import-summary';

describe('formatImportSummary', () => {
  it('reports every count', () => {
    expect(
      formatImportSummary({
        total: 100,
        successful: 90,
        failed: 4,
        skipped: 6,
        merged: 3,
        overwritten: 2,
        flagged: 1,
        aiDescriptions: 5,
      }),
    ).toBe(
      '90 of 100 records processed, 4 failed validation, 6 duplicates skipped, 3 merged, 2 overwritten, ' +
        '1 flagged as duplicate, 5 AI descriptions generated',
    );
  });

  it('leaves out zero counts', () => {
    expect(
      formatImportSummary({ total: 1, successful: 0, failed: 0, skipped: 1, merged: 0, overwritten: 0 }),
    ).toBe('0 of 1 record processed, 1 duplicate skipped');
  });
});

describe('countCreated', () => {
  it('excludes merged, overwritten and flagged records', () => {
    const counts = { total: 10, successful: 9, failed: 1, skipped: 0, merged: 3, overwritten: 2, flagged: 1 };
    expect(countCreated(counts)).toBe(3);
  });
});
