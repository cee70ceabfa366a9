import { inPageOrder } from './view-sections';

it('sections come in the order of the page, each once', () => {
  expect(inPageOrder(['SIGN', 'SUMMARY', 'TERMS', 'SUMMARY', 'LINES'])).toEqual([
    'SUMMARY',
    'LINES',
    'TERMS',
    'SIGN',
  ]);
  expect(inPageOrder([])).toEqual([]);
});
