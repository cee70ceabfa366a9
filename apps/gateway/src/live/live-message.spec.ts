import {
  NotificationRaised,
  QuoteAccepted,
  QuoteMailChanged,
  SessionsChanged,
  type EventEnvelope,
} from '@quillcare/contracts';
import { mayHear, messagesOf } from './live-message';

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;

function envelope(type: string, data: unknown): EventEnvelope {
  return {
    id: id(0),
    source: 'quoting',
    type,
    specversion: '1.0',
    time: '2025-01-01T00:00:00Z',
    subject: id(1),
    datacontenttype: 'application/json',
    organisationid: id(9),
    actor: 'anonymous',
    correlationid: 'c',
    causationid: null,
    traceparent: null,
    data,
  };
}

describe('a live message', () => {
  it('contains the stale tags and the right needed to receive it', () => {
    const facts = { quoteId: id(1), quoteNumber: 'Q-1', revision: 1, surgeryCaseId: id(2) };
    expect(messagesOf(envelope(QuoteAccepted.type, facts))).toEqual([
      {
        needs: 'QUOTES',
        text: `event: tags\ndata: [{"type":"Quote","id":"${id(1)}"},{"type":"SurgeryCase","id":"${id(2)}"}]\n\n`,
      },
    ]);
  });

  it('announces a notification by id to people with the right for its topic', () => {
    const messages = messagesOf(
      envelope(NotificationRaised.type, {
        notificationId: id(3),
        topic: 'QUOTE_ACCEPTED',
        needs: 'CLIENTS',
        quoteId: null,
      }),
    );
    expect(messages.map(({ needs }) => needs)).toEqual(['QUOTES', 'CLIENTS']);
    expect(messages[1]?.text).toBe(
      `event: notification\ndata: {"notificationId":"${id(3)}","topic":"QUOTE_ACCEPTED","quoteId":null}\n\n`,
    );
  });

  it('is not created for other events or for invalid ones', () => {
    expect(messagesOf(envelope(SessionsChanged.type, { userId: id(1), sessionId: null }))).toEqual([]);
    expect(messagesOf(envelope(QuoteMailChanged.type, {}))).toEqual([]);
    expect(messagesOf(envelope(QuoteAccepted.type, { quoteId: 7 }))).toEqual([]);
    expect(messagesOf(envelope('unheard.Of.v1', {}))).toEqual([]);
  });

  it('is received by people who may read the resource', () => {
    const message = { needs: 'QUOTES' as const, text: '' };
    expect(mayHear(message, { role: 'USER', isActive: true })).toBe(true);
    expect(mayHear(message, { role: 'LEAD_COORDINATOR', isActive: true })).toBe(false);
    expect(mayHear(message, { role: 'USER', isActive: false })).toBe(false);
    expect(mayHear({ needs: null, text: '' }, { role: 'LEAD_COORDINATOR', isActive: true })).toBe(true);
  });
});
