import { isPrefetch } from './prefetch';

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-purpose': 'Preview' },
  { 'x-moz': 'prefetch' },
])('recognises %j as a prefetch', (headers) => {
  expect(isPrefetch(headers)).toBe(true);
});

it.each([{}, { purpose: '' }, { 'sec-purpose': 'navigate' }, { referer: 'https://prefetch.example' }])(
  'recognises %j as a real page view',
  (headers) => {
    expect(isPrefetch(headers)).toBe(false);
  },
);
