import { isPrefetch } from './prefetch';

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-purpose': 'Preview' },
  { 'x-moz': 'prefetch' },
])('%j loads a page ahead', (headers) => {
  expect(isPrefetch(headers)).toBe(true);
});

it.each([{}, { purpose: '' }, { 'sec-purpose': 'navigate' }, { referer: 'https://prefetch.example' }])(
  '%j opens a page',
  (headers) => {
    expect(isPrefetch(headers)).toBe(false);
  },
);
