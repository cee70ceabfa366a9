import {
  AppError,
  freshSessionFields,
  QuoteUpdated,
  SessionsChanged,
  type EventDefinition,
  type EventEnvelope,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { LiveEvents, ProcessLogger } from '@quillcare/service-kit';
import type { SessionDirectory } from '../auth/session-directory';
import { LiveConnection } from './live-connection';
import { LiveHub } from './live-hub';

const id = (n: number) => `01890000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

function person(n: number, organisation: number, role: Role = 'ORG_ADMIN'): UserPrincipal {
  return {
    kind: 'user',
    userId: id(n),
    organisationId: id(organisation),
    sessionId: id(50 + n),
    role,
    isActive: true,
    name: 'x',
    email: 'x',
    ...freshSessionFields(new Date()),
  };
}

function event(type: string, organisation: number, data: unknown): EventEnvelope {
  return { type, organisationid: id(organisation), data } as EventEnvelope;
}

function open(principal: UserPrincipal, writableLength = 0) {
  const response = { write: jest.fn(), end: jest.fn(), destroy: jest.fn(), writableLength };
  return { response, connection: new LiveConnection(principal, response) };
}

describe('LiveHub', () => {
  const sessions = { forget: jest.fn(), resolve: jest.fn(), clear: jest.fn() };
  let gap: () => void;
  const handlers = new Map<string, (event: EventEnvelope) => void>();
  const deliver = (event: EventEnvelope) => handlers.get(event.type)?.(event);
  let hub: LiveHub;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    const events = {
      listen: ({ type }: EventDefinition, handler: (event: EventEnvelope) => void) =>
        void handlers.set(type, handler),
      onGap: (listener: () => void) => void (gap = listener),
    };
    hub = new LiveHub(
      events as unknown as LiveEvents,
      sessions as unknown as SessionDirectory,
      { warn: jest.fn() } as unknown as ProcessLogger,
    );
    hub.onApplicationBootstrap();
  });
  afterEach(() => {
    hub.onModuleDestroy();
    jest.useRealTimers();
  });

  const quoteUpdated = (organisation: number) =>
    event(QuoteUpdated.type, organisation, { quoteId: id(1), quoteNumber: 'Q-1', revision: 1 });

  it('does not subscribe to events that no browser receives', () => {
    expect(handlers.has(QuoteUpdated.type)).toBe(true);
    expect([...handlers.keys()].filter((type) => type.includes('AuditRecorded'))).toEqual([]);
  });

  it('makes browsers reconnect and refetch when events may have been missed', () => {
    const mine = open(person(1, 20));
    hub.add(mine.connection);
    gap();
    expect(sessions.clear).toHaveBeenCalled();
    expect(mine.response.end).toHaveBeenCalled();
  });

  it('sends messages only within the practice and to people with the permission', () => {
    const [mine, colleague, stranger] = [
      open(person(1, 20)),
      open(person(2, 20, 'LEAD_COORDINATOR')),
      open(person(3, 21)),
    ];
    for (const { connection } of [mine, colleague, stranger]) hub.add(connection);
    deliver(quoteUpdated(20));
    expect(mine.response.write).toHaveBeenCalledWith(expect.stringContaining(`"id":"${id(1)}"`));
    expect(colleague.response.write).not.toHaveBeenCalled();
    expect(stranger.response.write).not.toHaveBeenCalled();
  });

  it('ends the stream of an ended session and updates the permissions of others', async () => {
    const [ended, kept] = [open(person(1, 20)), open(person(2, 20))];
    for (const { connection } of [ended, kept]) hub.add(connection);
    sessions.resolve
      .mockRejectedValueOnce(new AppError('UNAUTHENTICATED'))
      .mockResolvedValueOnce(person(2, 20, 'LEAD_COORDINATOR'));
    deliver(event(SessionsChanged.type, 20, { userId: id(1), sessionId: id(51) }));
    deliver(event(SessionsChanged.type, 20, { userId: id(2), sessionId: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(sessions.forget).toHaveBeenCalledWith(id(1), id(51));
    expect(ended.response.end).toHaveBeenCalled();
    expect(kept.response.end).not.toHaveBeenCalled();
    deliver(quoteUpdated(20));
    expect(kept.response.write).not.toHaveBeenCalled();
  });

  it('keeps newer rights when a heartbeat that began before the change is answered after it', async () => {
    const { connection, response } = open(person(1, 20));
    hub.add(connection);
    let answerHeartbeat = (_: UserPrincipal): void => undefined;
    sessions.resolve
      .mockReturnValueOnce(new Promise<UserPrincipal>((resolve) => (answerHeartbeat = resolve)))
      .mockResolvedValueOnce(person(1, 20, 'LEAD_COORDINATOR'));
    await jest.advanceTimersByTimeAsync(15_000);
    deliver(event(SessionsChanged.type, 20, { userId: id(1), sessionId: null }));
    await jest.advanceTimersByTimeAsync(0);
    answerHeartbeat(person(1, 20));
    await jest.advanceTimersByTimeAsync(0);
    deliver(quoteUpdated(20));
    expect(response.write.mock.calls).toEqual([[': beat\n\n']]);
  });

  it('ends the stream of a session that needs a second step', async () => {
    const { connection, response } = open(person(1, 20));
    hub.add(connection);
    sessions.resolve.mockResolvedValue({ ...person(1, 20), secondStep: 'SET_UP' });
    deliver(event(SessionsChanged.type, 20, { userId: id(1), sessionId: null }));
    await jest.advanceTimersByTimeAsync(0);
    expect(response.end).toHaveBeenCalled();
  });

  it('sends a heartbeat every 15 seconds and detects expired sessions', async () => {
    const [alive, expired] = [open(person(1, 20)), open(person(2, 20))];
    for (const { connection } of [alive, expired]) hub.add(connection);
    sessions.resolve.mockImplementation((sessionId: string) =>
      sessionId === id(51) ? Promise.resolve(person(1, 20)) : Promise.reject(new AppError('UNAUTHENTICATED')),
    );
    await jest.advanceTimersByTimeAsync(15_000);
    expect(alive.response.write).toHaveBeenCalledWith(': beat\n\n');
    expect(expired.response.end).toHaveBeenCalled();
  });

  it('keeps streams open while identity is down', async () => {
    const { connection, response } = open(person(1, 20));
    hub.add(connection);
    sessions.resolve.mockRejectedValue(new AppError('SERVICE_UNAVAILABLE'));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(response.end).not.toHaveBeenCalled();
  });

  it('disconnects a browser that does not read', () => {
    const { connection, response } = open(person(1, 20), 300_000);
    hub.add(connection);
    deliver(quoteUpdated(20));
    expect(response.destroy).toHaveBeenCalled();
    expect(response.write).not.toHaveBeenCalled();
  });

  it('refuses a thirteenth stream of one session until another has ended', () => {
    const streams = Array.from({ length: 12 }, () => open(person(1, 20)));
    for (const { connection } of streams) hub.add(connection);
    const further = open(person(1, 20)).connection;
    expect(() => hub.add(further)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
    expect(hub.size).toBe(12);
    hub.add(open(person(2, 20)).connection);
    hub.remove((streams[0] as { connection: LiveConnection }).connection);
    hub.add(further);
    expect(hub.size).toBe(13);
  });

  it('refuses a person with too many streams across sessions', () => {
    const inSession = (n: number) => open({ ...person(1, 20), sessionId: id(n) }).connection;
    for (let n = 0; n < 36; n++) hub.add(inSession(n));
    expect(() => hub.add(inSession(40))).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  });

  it('ends every stream when the process stops', () => {
    const { connection, response } = open(person(1, 20));
    hub.add(connection);
    hub.onModuleDestroy();
    expect(response.end).toHaveBeenCalled();
    expect(() => hub.add(connection)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }));
  });
});
