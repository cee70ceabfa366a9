import { describeRequest, Ledger, withoutSecrets } from './ledger.mjs';
import { isWell, reportLines } from './report.mjs';

const link = 'a'.repeat(43);

describe('request in the report', () => {
  it('shows method, path and body without secrets', () => {
    const request = {
      method: 'POST',
      path: `/api/public/quotes/${link}/response`,
      body: { response: 'query', refreshToken: 'short', password: 'Correct-Horse-7', name: '<b>' },
      token: 'not shown at all',
    };
    expect(describeRequest(request)).toBe(
      'POST /api/public/quotes/…/response {"response":"query","refreshToken":"…","password":"…","name":"<b>"}',
    );
  });

  it('is shortened', () => {
    expect(
      describeRequest({ method: 'POST', path: '/a', body: { text: 'a b '.repeat(500) } }).length,
    ).toBeLessThan(400);
    expect(withoutSecrets('eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJhbGciOiJIUzI1.eyJzdWIi.c2ln')).toBe('…');
  });
});

describe('run', () => {
  const options = { seed: '7', isShort: true, isScaled: false, bodies: 1 };
  const rest = {
    options,
    tallies: new Map(),
    mails: 3,
    victim: { rows: 9, tables: 2 },
    seconds: 61,
    operations: 1,
  };

  function ledgerOf(): Ledger {
    const ledger = new Ledger();
    ledger.phase = 'as nobody';
    ledger.note({ status: 401, json: { code: 'UNAUTHENTICATED' } });
    ledger.note({ status: 200, json: {} });
    return ledger;
  }

  it('passes without findings, and counts refusals by reason', () => {
    const ledger = ledgerOf();
    const text = reportLines({ ledger, ...rest }).join('\n');
    expect(isWell({ ledger })).toBe(true);
    expect(text).toMatch(/401 UNAUTHENTICATED\s+1/);
    expect(text).toContain('1 operations, 2 requests in 61 s: 0 5xx, 0 leaks, 0 unexpected successes');
    expect(text).toContain('Nobody got in and nothing broke.');
  });

  it('fails with a finding, and shows its request', () => {
    const ledger = ledgerOf();
    const request = { method: 'GET', path: '/api/clients/7' };
    ledger.report('leak', { request, answer: { status: 200, text: '{}' }, what: 'things of the victim: x' });
    const text = reportLines({ ledger, ...rest }).join('\n');
    expect(isWell({ ledger })).toBe(false);
    expect(text).toContain('leak, as nobody: things of the victim: x');
    expect(text).toContain('GET /api/clients/7');
    expect(text).toContain('1 leaks');
    expect(text).toContain('The run FAILED');
  });
});
