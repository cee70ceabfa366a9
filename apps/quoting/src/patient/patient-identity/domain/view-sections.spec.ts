import { sortByPageOrder } from './view-sections';

it('sorts sections in page order, each once', () => {
  expect(sortByPageOrder(['SIGN', 'SUMMARY', 'TERMS', 'SUMMARY', 'LINES'])).toEqual([
    'SUMMARY',
    'LINES',
    'TERMS',
    'SIGN',
  ]);
  expect(sortByPageOrder([])).toEqual([]);
});
