import { figuresOf, shortfalls } from './report.mjs';

const category = (score: number, auditRefs: { id: string; weight: number }[] = []) => ({ score, auditRefs });
const request = (resourceType: string, url: string) => ({ resourceType, url });
const SIZES: Record<string, number> = { 'a.js': 200_000, 'b.js': 120_000, 'c.woff2': 50_000 };
const sizeOf = (url: string) => SIZES[url] ?? 0;

const report = {
  categories: {
    performance: category(0.93, [
      { id: 'largest-contentful-paint', weight: 25 },
      { id: 'network-requests', weight: 0 },
    ]),
    accessibility: category(1),
    'best-practices': category(0.95),
  },
  audits: {
    'network-requests': {
      score: null,
      details: {
        items: [request('Script', 'a.js'), request('Script', 'b.js'), request('Font', 'c.woff2')],
      },
    },
    'largest-contentful-paint': { numericValue: 1_460, score: 0.7, displayValue: '1.5 s' },
    'total-blocking-time': { numericValue: 110, score: 0.9 },
    'cumulative-layout-shift': { numericValue: 0.006, score: 1 },
  },
};

it('counts only compressed JavaScript, and scores out of 100', () => {
  expect(figuresOf(report, sizeOf)).toEqual({
    scores: [93, 100, 95],
    javascriptKB: 320,
    largestPaintMs: 1_460,
    blockedMs: 110,
    layoutShift: 0.006,
  });
});

it('lists what falls short, but nothing that is just good enough', () => {
  expect(shortfalls('dashboard', figuresOf(report, sizeOf))).toEqual([
    'performance 93 < 95',
    'JavaScript 320 kB > 300 kB',
  ]);
  const enough = { ...figuresOf(report, sizeOf), scores: [95, 95, 95], javascriptKB: 150 };
  expect(shortfalls('patient', enough)).toEqual([]);
});
