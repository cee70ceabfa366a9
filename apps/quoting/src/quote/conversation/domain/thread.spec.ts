import type { QuoteMessage } from '@quillcare/contracts';
import { answerByOf, freezeThread, isUnreadAnswer, MOST_UNANSWERED, refuseTooMany } from './thread';

const question: QuoteMessage = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  from: 'PATIENT',
  channel: 'PAGE',
  text: 'Is parking included?',
  sentAt: '2026-11-23T00:00:00.000Z',
  byName: null,
  readAt: null,
};
const answer: QuoteMessage = { ...question, from: 'PRACTICE', text: 'Yes.', byName: 'Ana Okafor' };
const many = (count: number) => Array.from({ length: count }, () => question);

describe('frozen conversation', () => {
  it('has the same hash whoever has read it, and another for any change of its content', () => {
    const { sha256, messages } = freezeThread([question, answer]);
    expect(messages).toEqual([question, answer].map(({ readAt: _, ...message }) => message));
    expect(freezeThread([{ ...question, readAt: answer.sentAt }, answer]).sha256).toBe(sha256);
    for (const other of [
      [answer, question],
      [question],
      [question, { ...answer, text: 'Yes' }],
      [question, { ...answer, byName: 'Ben' }],
      [question, { ...answer, channel: 'TELEPHONE' as const }],
    ])
      expect(freezeThread(other).sha256).not.toBe(sha256);
  });

  it('has the SHA-256 of an empty list if nothing was said', () => {
    expect(freezeThread([])).toEqual({
      messages: [],
      sha256: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
    });
  });
});

describe('answer target', () => {
  it('counts from the question', () => {
    expect(answerByOf(new Date('2026-11-23T00:14:00Z'), 24)).toEqual(new Date('2026-11-24T00:14:00Z'));
  });

  it('is null without a question or without a promised time', () => {
    expect(answerByOf(null, 24)).toBeNull();
    expect(answerByOf(new Date(), null)).toBeNull();
  });
});

it("limits the patient's unanswered messages and starts again after an answer", () => {
  refuseTooMany(many(MOST_UNANSWERED - 1));
  refuseTooMany([...many(MOST_UNANSWERED), answer, ...many(MOST_UNANSWERED - 1)]);
  for (const thread of [many(MOST_UNANSWERED), [answer, ...many(MOST_UNANSWERED)]])
    expect(() => refuseTooMany(thread)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
});

it('counts an answer as unread until the patient has seen it, except by telephone', () => {
  expect(isUnreadAnswer(answer)).toBe(true);
  expect(isUnreadAnswer({ ...answer, readAt: answer.sentAt })).toBe(false);
  expect(isUnreadAnswer({ ...answer, channel: 'TELEPHONE' })).toBe(false);
  expect(isUnreadAnswer(question)).toBe(false);
});
