import fc from 'fast-check';
import { decideVerdict, MAX_OWN_ATTEMPTS, retryDelayMs, type AttemptInfo } from './delivery';
import { problemOf, type MailProblem } from '../../smtp/domain/mail-problem';

const tries = (changes: Partial<AttemptInfo> = {}): AttemptInfo => ({
  attempt: 1,
  maxAttempts: 8,
  lastAttempt: false,
  backoffMs: 5_000,
  ...changes,
});
const refused = (problem: MailProblem) => ({ accepted: false as const, problem });

const smtpError = fc.record({
  code: fc.constantFrom(
    'EENVELOPE',
    'EMESSAGE',
    'ECONNECTION',
    'ETIMEDOUT',
    'ESOCKET',
    'EAUTH',
    'EDNS',
    undefined,
  ),
  responseCode: fc.option(fc.integer({ min: 200, max: 599 }), { nil: undefined }),
  command: fc.constantFrom('RCPT TO', 'DATA', 'CONN', 'MAIL FROM', undefined),
  message: fc.constant('550 5.1.1 <hana@patients.example> no such user'),
});

describe('problemOf', () => {
  it.each([
    [
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      { cause: 'address', permanent: true, code: 550 },
    ],
    [
      { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' },
      { cause: 'address', permanent: false, code: 451 },
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
      { cause: 'message', permanent: true, code: 554 },
    ],
    [
      { code: 'EMESSAGE', responseCode: 452, command: 'DATA' },
      { cause: 'busy', permanent: false, code: 452 },
    ],
    [
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
      { cause: 'sign-in', permanent: false, code: 535 },
    ],
    [
      { code: 'EENVELOPE', command: 'API' },
      { cause: 'address', permanent: true, code: null },
    ],
    [
      { code: 'ESOCKET', command: 'CONN' },
      { cause: 'unreachable', permanent: false, code: null },
    ],
    [
      { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
      { cause: 'sender', permanent: true, code: 553 },
    ],
    [
      { code: 'EENVELOPE', responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' },
      { cause: 'sender', permanent: true, code: 554 },
    ],
    [
      { code: 'EDNS', command: 'CONN' },
      { cause: 'unknown-host', permanent: false, code: null },
    ],
    [
      { code: 'ESOCKET', originalCode: 'ENOTFOUND' },
      { cause: 'unknown-host', permanent: false, code: null },
    ],
    [
      { code: 'ESOCKET', message: 'self-signed certificate' },
      { cause: 'certificate', permanent: false, code: null },
    ],
    [
      { code: 'ETLS', command: 'STARTTLS', responseCode: 502 },
      { cause: 'no-encryption', permanent: false, code: null },
    ],
    [
      { code: 'ETIMEDOUT', command: 'CONN' },
      { cause: 'timeout', permanent: false, code: null },
    ],
    [
      { code: 'ECONNECTION', message: 'Connection closed unexpectedly' },
      { cause: 'dropped', permanent: false, code: null },
    ],
    ['a text', { cause: 'unreachable', permanent: false, code: null }],
    [null, { cause: 'unreachable', permanent: false, code: null }],
  ])('classifies the SMTP error %j', (error, problem) => {
    expect(problemOf(error)).toEqual(problem);
  });
});

describe('outcome of a delivery attempt', () => {
  it('is delivered once accepted, at any attempt', () => {
    expect(decideVerdict({ accepted: true }, tries({ attempt: 8, lastAttempt: true }))).toEqual({
      state: 'DELIVERED',
    });
  });

  it('is failed if refused permanently', () => {
    const verdict = decideVerdict(refused({ cause: 'address', permanent: true, code: 550 }), tries());
    expect(verdict).toEqual({
      state: 'FAILED',
      detail: 'The mail server refused this address (550).',
      failure: 'REFUSED',
    });
  });

  it('is pending with a doubled delay after each temporary failure', () => {
    const problem = { cause: 'unreachable', permanent: false, code: null } as const;
    expect(decideVerdict(refused(problem), tries())).toEqual({
      state: 'PENDING',
      detail: 'The mail server could not be reached; we keep trying.',
      delayMs: 5_000,
    });
    expect([1, 2, 3, 7].map((attempt) => retryDelayMs(attempt, 5_000))).toEqual([
      5_000, 10_000, 20_000, 320_000,
    ]);
  });

  it('is failed once the attempts are used up, by its own count or that of the queue', () => {
    const problem = { cause: 'busy', permanent: false, code: 451 } as const;
    expect(decideVerdict(refused(problem), tries({ attempt: 8 }))).toEqual({
      state: 'FAILED',
      detail: 'The mail server could not accept the message (451); we gave up after 8 attempts.',
      failure: 'GAVE_UP',
    });
    expect(decideVerdict(refused(problem), tries({ attempt: 1, lastAttempt: true }))).toMatchObject({
      state: 'FAILED',
      detail: expect.stringContaining('after 1 attempt.'),
    });
  });

  it('never waits endlessly, and never repeats the server’s text', () => {
    fc.assert(
      fc.property(smtpError, fc.integer({ min: 1, max: 20 }), fc.boolean(), (error, attempt, lastAttempt) => {
        const verdict = decideVerdict(refused(problemOf(error)), tries({ attempt, lastAttempt }));
        if (attempt >= 8 || lastAttempt) expect(verdict.state).toBe('FAILED');
        expect(verdict.state).not.toBe('DELIVERED');
        expect(JSON.stringify(verdict)).not.toMatch(/@|hana/);
      }),
    );
  });
});

describe('outcome with the practice’s own server', () => {
  const byOwn = (attempt: number, lastAttempt = false) => tries({ attempt, lastAttempt, byOwn: true });
  const away = refused({ cause: 'unreachable', permanent: false, code: null });

  it('is handed over to the platform after three attempts, with the reason', () => {
    for (const attempt of [1, 2]) {
      const verdict = decideVerdict(away, byOwn(attempt));
      expect(verdict).toMatchObject({ state: 'PENDING' });
      expect(verdict).not.toHaveProperty('handOver');
    }
    expect(decideVerdict(away, byOwn(MAX_OWN_ATTEMPTS))).toEqual({
      state: 'PENDING',
      detail: 'The mail server could not be reached; Quillcare sends it instead.',
      delayMs: 20_000,
      handOver: 'The mail server could not be reached.',
    });
  });

  it('is handed over at once if another attempt cannot help', () => {
    const sender = refused({ cause: 'sender', permanent: true, code: 553 });
    expect(decideVerdict(sender, byOwn(1))).toMatchObject({
      handOver: 'The mail server refused the sender (553).',
    });
    const inside = refused({ cause: 'not-allowed', permanent: true, code: null });
    expect(decideVerdict(inside, byOwn(1))).toMatchObject({ state: 'PENDING', handOver: expect.any(String) });
  });

  it('is not handed over for a faulty address, which no other server would accept', () => {
    const address = refused({ cause: 'address', permanent: true, code: 550 });
    expect(decideVerdict(address, byOwn(1))).toMatchObject({ state: 'FAILED', failure: 'REFUSED' });
    const later = refused({ cause: 'address', permanent: false, code: 450 });
    expect(decideVerdict(later, byOwn(MAX_OWN_ATTEMPTS))).not.toHaveProperty('handOver');
    const suppressed = refused({ cause: 'suppressed', permanent: true, code: null });
    expect(decideVerdict(suppressed, byOwn(1))).toMatchObject({ state: 'FAILED', failure: 'SUPPRESSED' });
  });

  it('is never failed for a fault of the server, whatever it answers', () => {
    fc.assert(
      fc.property(smtpError, fc.integer({ min: 1, max: 7 }), (error, attempt) => {
        const problem = problemOf(error);
        fc.pre(problem.cause !== 'address');
        expect(decideVerdict(refused(problem), byOwn(attempt)).state).toBe('PENDING');
      }),
    );
  });
});
