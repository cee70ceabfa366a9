import {
  justConfirmed,
  NotificationRaised,
  QuoteAccepted,
  QuoteMailChanged,
  SessionsChanged,
  type EventEnvelope,
  type UserPrincipal,
} from '@quillcare/contracts';
import { mayHear, messagesOf, type LiveMessage } from './live-message';

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;

const someone: UserPrincipal = {
  kind: 'user',
  userId: id(5),
  organisationId: id(9),
  sessionId: id(6),
  role: 'USER',
  isActive: true,
  name: 'Ben Tran',
  email: 'ben@practice.example',
  ...justConfirmed(new Date('2026-11-20T00:00:00Z')),
};

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

const raised = {
  notificationId: id(3),
  topic: 'CASE_MOVED',
  needs: null,
  quoteId: null,
  to: {},
  priority: 'NORMAL',
  hiddenFrom: [],
  silentFor: [],
  byUserId: null,
};

describe('live message', () => {
  it('contains the stale tags and the permission needed to receive it', () => {
    const quote = { quoteId: id(1), quoteNumber: 'Q-1', revision: 1, variationOfId: null };
    const facts = { ...quote, surgeryCaseId: id(2) };
    expect(messagesOf(envelope(QuoteAccepted.type, facts))).toEqual([
      {
        audience: { to: {}, needs: 'QUOTES' },
        text: `id: c\nevent: tags\ndata: [{"type":"Quote","id":"${id(1)}"},{"type":"SurgeryCase","id":"${id(2)}"}]\n\n`,
      },
    ]);
  });

  it('announces a notification by id to its recipients, in its tags too', () => {
    const to = { userId: id(4) };
    const messages = messagesOf(
      envelope(NotificationRaised.type, {
        notificationId: id(3),
        topic: 'QUOTE_ACCEPTED',
        needs: 'CLIENTS',
        quoteId: null,
        to,
        priority: 'HIGH',
        hiddenFrom: [],
        silentFor: [],
        byUserId: null,
      }),
    );
    expect(messages.map(({ audience }) => audience)).toEqual([
      { to, needs: 'CLIENTS', except: [] },
      { to, needs: 'CLIENTS', except: [] },
    ]);
    expect(messages[1]?.text).toBe(
      `id: \nevent: notification\ndata: {"notificationId":"${id(3)}","topic":"QUOTE_ACCEPTED","quoteId":null,"priority":"HIGH"}\n\n`,
    );
  });

  it('is not created for other or invalid events', () => {
    expect(messagesOf(envelope(SessionsChanged.type, { userId: id(1), sessionId: null }))).toEqual([]);
    expect(messagesOf(envelope(QuoteMailChanged.type, {}))).toEqual([]);
    expect(messagesOf(envelope(QuoteAccepted.type, { quoteId: 7 }))).toEqual([]);
    expect(messagesOf(envelope('unheard.Of.v1', {}))).toEqual([]);
  });

  it('skips recipients who disabled in-app notifications, and does not pop up for silent ones', () => {
    const [none, quiet] = [id(5), id(7)];
    const facts = { ...raised, hiddenFrom: [none], silentFor: [quiet] };
    const [tags, popUp] = messagesOf(envelope(NotificationRaised.type, facts)) as [LiveMessage, LiveMessage];
    const hears = (message: LiveMessage, userId: string) => mayHear(message, { ...someone, userId });
    expect([hears(tags, none), hears(tags, quiet), hears(tags, id(8))]).toEqual([false, true, true]);
    expect([hears(popUp, none), hears(popUp, quiet), hears(popUp, id(8))]).toEqual([false, false, true]);
  });

  it('does not pop up for the person who caused the notification', () => {
    const facts = { ...raised, byUserId: id(5) };
    const [tags, popUp] = messagesOf(envelope(NotificationRaised.type, facts)) as [LiveMessage, LiveMessage];
    const hears = (message: LiveMessage, userId: string) => mayHear(message, { ...someone, userId });
    expect([hears(tags, id(5)), hears(popUp, id(5)), hears(popUp, id(8))]).toEqual([true, false, true]);
  });

  it('is received by its audience', () => {
    const hears = (audience: LiveMessage['audience'], changes: Partial<UserPrincipal>): boolean =>
      mayHear({ audience, text: '' }, { ...someone, ...changes });
    expect(hears({ to: {}, needs: 'QUOTES' }, {})).toBe(true);
    expect(hears({ to: {}, needs: 'QUOTES' }, { role: 'LEAD_COORDINATOR' })).toBe(false);
    expect(hears({ to: {}, needs: null }, { role: 'LEAD_COORDINATOR' })).toBe(true);
    expect(hears({ to: {}, needs: null }, { isActive: false })).toBe(false);
    expect(hears({ to: { userId: someone.userId }, needs: null }, {})).toBe(true);
    expect(hears({ to: { userId: id(8) }, needs: null }, {})).toBe(false);
  });
});
