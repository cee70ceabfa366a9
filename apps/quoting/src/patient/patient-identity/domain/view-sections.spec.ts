import { inPageOrder } from './view-sections';

it('sorts sections in page order, each once', () => {
  expect(inPageOrder(['SIGN', 'SUMMARY', 'TERMS', 'SUMMARY', 'LINES'])).toEqual([
    'SUMMARY',
    'LINES',
    'TERMS',
    'SIGN',
  ]);
  expect(inPageOrder([])).toEqual([]);
});
