import { dayRange, listQuery } from '@quillcare/contracts';
import { defineList } from './list';
import { filterConditions } from './list-conditions';

const entries = defineList<{ id: string; createdAt: Date }>({
  name: 'spec.entries',
  from: 'spec.entry',
  columns: 'id, created_at',
  query: listQuery(['createdAt'], { createdAt: dayRange }),
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { createdAt: 'created_at' },
});
const bound: unknown[] = [];
const conditionsOf = (days: object) =>
  filterConditions(entries, { limit: 25, ...days }, 'Australia/Sydney', (value) => `$${bound.push(value)}`);
beforeEach(() => void bound.splice(0));

it('reads a range of days from the start of the first to the start of the day after the last', () => {
  expect(conditionsOf({ createdAtFrom: '2026-11-28', createdAtTo: '2026-11-29' })).toEqual([
    'created_at >= $1',
    'created_at < $2',
  ]);
  expect(bound).toEqual([new Date('2026-11-27T13:00:00Z'), new Date('2026-11-29T13:00:00Z')]);
});

it('sets no upper bound for the last representable day', () => {
  expect(conditionsOf({ createdAtTo: '9999-12-31' })).toEqual([]);
  expect(conditionsOf({ createdAtFrom: '9999-12-31' })).toEqual(['created_at >= $1']);
});
