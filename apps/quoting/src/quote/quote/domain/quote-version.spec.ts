import { AppError, quoteMachine, type QuoteStatus } from '@quillcare/contracts';
import fc from 'fast-check';
import { accept, expire, receiveQuery, reject, send, withdraw } from './quote';
import {
  nextVersion,
  assertFormerNotAccepted,
  assertNextNotStarted,
  assertRevisable,
  supersede,
} from './quote-version';
import { NOW, draft, nextId, sent, signedAt } from './quote.fixtures';
import type { QuoteState } from './quote.state';
import { pickContent } from './stored-content';

const OVER = new Date('2026-12-20T13:00:00.000Z');
const hash = 'a'.repeat(64);
const next = { id: nextId(), revision: 2, status: 'SENT' } as const;

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const ended: Record<string, () => QuoteState> = {
  sent,
  asked: () => receiveQuery(sent(), nextId(), NOW).quote,
  rejected: () => reject(sent(), 'Too far', NOW).quote,
  expired: () => expire(sent(), OVER).quote,
  withdrawn: () => withdraw(sent(), null, NOW).quote,
};

describe('next version of a quote', () => {
  it.each(Object.entries(ended))('can be started from a quote that is %s', (_name, quote) => {
    const former = quote();
    expect(codeOf(() => assertRevisable(former))).toBeNull();
    const { quote: second, events } = nextVersion(former, next, pickContent(former));
    expect(second).toMatchObject({
      id: next.id,
      quoteNumber: former.quoteNumber,
      revision: 2,
      status: 'DRAFT',
      previousId: former.id,
      sentAt: null,
      respondedAt: null,
      questionSince: null,
      documentHash: null,
      lines: former.lines,
    });
    expect(events.map(({ event, data }) => [event.name, data])).toEqual([
      ['QuoteCreated', expect.objectContaining({ quoteId: next.id, revision: 2 })],
    ]);
  });

  it('is refused for draft, signed and replaced quotes and if one already exists', () => {
    const signed = accept(sent(), signedAt(NOW), NOW).quote;
    const replaced = supersede(sent(), next, NOW).quote;
    for (const quote of [draft(), signed, replaced])
      expect(codeOf(() => assertRevisable(quote))).toBe('QUOTE_NOT_REVISABLE');
    expect(() => assertRevisable(replaced)).toThrow(
      expect.objectContaining({ facts: { newestId: next.id } }),
    );
    expect(() => assertNextNotStarted({ ...next, status: 'DRAFT' })).toThrow(
      expect.objectContaining({ code: 'REVISION_EXISTS', facts: { id: next.id } }),
    );
  });

  it('keeps an approved discount but not a pending request', () => {
    const approval = { state: 'APPROVED', basisPoints: 2_000 } as QuoteState['approval'];
    const former = { ...sent(), approval };
    expect(nextVersion(former, next, pickContent(former)).quote.approval).toEqual(approval);
    const asked = { ...former, approval: { ...approval!, state: 'REQUESTED' as const } };
    expect(nextVersion(asked, next, pickContent(asked)).quote.approval).toBeNull();
  });
});

describe('previous version when the next one is sent', () => {
  it.each([
    ['sent', 'SUPERSEDED'],
    ['asked', 'SUPERSEDED'],
    ['rejected', 'REJECTED'],
    ['expired', 'EXPIRED'],
    ['withdrawn', 'WITHDRAWN'],
  ] as const)('that is %s becomes %s', (name, status) => {
    const former = ended[name]!();
    const { quote, events } = supersede(former, next, NOW);
    expect(quote).toEqual({ ...former, status, supersededAt: NOW, supersededById: next.id });
    expect(events.map(({ event, data }) => [event.name, data])).toEqual([
      ['QuoteSuperseded', expect.objectContaining({ supersededById: next.id, supersededByRevision: 2 })],
    ]);
  });

  it('is no longer superseded in status once its last valid day is over', () => {
    expect(supersede(sent(), next, OVER).quote.status).toBe('SENT');
  });

  it('blocks sending if it was accepted', () => {
    const signed = accept(sent(), signedAt(NOW), NOW).quote;
    expect(() => supersede(signed, next, NOW)).toThrow(
      expect.objectContaining({
        code: 'QUOTE_NOT_SENDABLE',
        message:
          'The patient has accepted version 1 of this quote, so another one cannot be sent. Start a change of the signed version instead: this draft then continues as that change.',
      }),
    );
    expect(codeOf(() => assertFormerNotAccepted(sent()))).toBeNull();
  });
});

/** All versions of one quote, and the actions staff and patient try on them. */
type Act = 'revise' | 'send' | 'accept' | 'reject' | 'ask' | 'withdraw' | 'expire';

function attempt(versions: QuoteState[], act: Act, at: number): QuoteState[] {
  const pick = versions[at % versions.length]!;
  const replace = (quote: QuoteState) => versions.map((one) => (one.id === quote.id ? quote : one));
  switch (act) {
    case 'revise': {
      const after = versions.find(({ revision }) => revision > pick.revision) ?? null;
      assertRevisable(pick);
      assertNextNotStarted(after);
      const started = { id: nextId(), revision: pick.revision + 1 };
      return [...versions, nextVersion(pick, started, pickContent(pick)).quote];
    }
    case 'send': {
      const out = send(pick, hash, NOW).quote;
      const former = versions.find(({ id }) => id === pick.previousId);
      const before = former ? replace(supersede(former, out, NOW).quote) : versions;
      return before.map((one) => (one.id === out.id ? out : one));
    }
    case 'accept':
      return replace(accept(pick, signedAt(NOW), NOW).quote);
    case 'reject':
      return replace(reject(pick, 'No', NOW).quote);
    case 'ask':
      return replace(receiveQuery(pick, nextId(), NOW).quote);
    case 'withdraw':
      return replace(withdraw(pick, null, NOW).quote);
    case 'expire':
      return replace(expire(pick, OVER).quote);
  }
}

it('keeps answers, one signed, one awaiting and one visible version in any sequence of steps', () => {
  const acts = fc.constantFrom<Act>('revise', 'send', 'accept', 'reject', 'ask', 'withdraw', 'expire');
  const answered = (versions: QuoteState[]) =>
    versions.filter(({ respondedAt }) => respondedAt).map(({ id, status }) => [id, status]);
  fc.assert(
    fc.property(fc.array(fc.tuple(acts, fc.nat(5)), { maxLength: 40 }), (story) => {
      let versions = [draft()];
      for (const [act, at] of story) {
        const before = versions;
        if (codeOf(() => (versions = attempt(versions, act, at))) !== null) continue;
        for (const answer of answered(before)) expect(answered(versions)).toContainEqual(answer);
        const count = (...statuses: QuoteStatus[]) =>
          versions.filter(({ status }) => statuses.includes(status)).length;
        expect(count('ACCEPTED')).toBeLessThanOrEqual(1);
        expect(count('SENT', 'QUERY_RECEIVED')).toBeLessThanOrEqual(1);
        expect(count('DRAFT')).toBeLessThanOrEqual(1);
        const shown = versions.filter(({ supersededAt }) => supersededAt === null);
        expect(shown.filter(({ status }) => status !== 'DRAFT').length).toBeLessThanOrEqual(1);
        for (const { status } of versions) expect(Object.keys(quoteMachine.table)).toContain(status);
      }
    }),
    { numRuns: 500 },
  );
});
