import { allAgainAfter, improper, p95 } from './traffic.mjs';

const PATHS = [
  '/plans',
  '/auth/session',
  '/clients?limit=1',
  '/quotes?limit=1',
  '/callbacks?limit=1',
  '/notifications?limit=1',
  '/imports?limit=1',
  '/audit-entries?limit=1',
  '/subscription',
  '/help-articles',
  '/clients',
  '/auth/check-email',
];

function answer(changes = {}) {
  return {
    path: '/clients',
    startedAt: 0,
    endedAt: 10,
    tookMs: 10,
    isOk: true,
    status: 200,
    retryAfter: null,
    text: '',
    ...changes,
  };
}
const refusal = (changes = {}) =>
  answer({ isOk: false, status: 503, retryAfter: '1', text: '{"detail":"Try again soon."}', ...changes });

describe('traffic during an outage', () => {
  it('is summarised by the 95th percentile of its durations', () => {
    const answers = Array.from({ length: 100 }, (_, at) => answer({ tookMs: at + 1 }));
    expect(p95(answers)).toBe(96);
    expect(p95([])).toBe(0);
  });

  it('may fail only with a 503 with Retry-After and without internals', () => {
    expect(improper([answer(), refusal()])).toEqual([]);
    for (const wrong of [
      refusal({ status: 500 }),
      refusal({ retryAfter: null }),
      refusal({ text: 'connect ECONNREFUSED 127.0.0.1:5432' }),
    ])
      expect(improper([refusal(), wrong])).toEqual([wrong]);
  });

  it('has recovered once each kind of request has succeeded', () => {
    const back = PATHS.map((path, at) => answer({ path, startedAt: 1_000, endedAt: 1_010 + at }));
    const before = PATHS.map((path) => answer({ path, startedAt: 900, endedAt: 1_005 }));
    expect(allAgainAfter([...before, ...back], 1_000)).toBe(21);
    expect(allAgainAfter([...before, ...back.slice(1)], 1_000)).toBeNull();
    expect(
      allAgainAfter([...back.slice(1), refusal({ path: '/plans', startedAt: 1_001 })], 1_000),
    ).toBeNull();
  });
});
