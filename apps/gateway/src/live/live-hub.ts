import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  AppError,
  EVENTS,
  OrganisationAccessChanged,
  PlatformAnnouncementChanged,
  findAdmissionRefusal,
  SessionsChanged,
  streamEvents,
  type EventEnvelope,
} from '@quillcare/contracts';
import { LiveEvents, ProcessLogger } from '@quillcare/service-kit';
import { isAffectedBy, SessionDirectory } from '../auth/session-directory';
import type { LiveConnection } from './live-connection';
import { messagesOf } from './live-message';

const HEARTBEAT_MS = 15_000;
/** Maximum number of open streams per session; all tabs of a browser share one session. */
const PER_SESSION = 12;
const PER_USER = 36;

/** The gateway subscribes only to live events and to the event that changes sessions. */
const SUBSCRIBED_EVENTS = new Set([...EVENTS.filter(({ live }) => live), SessionsChanged]);
const TOO_MANY = 'Too many live connections are open for this account. Please close some windows.';

/** All open streams of this gateway, grouped by organisation so that events stay within their practice. */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly organisations = new Map<string, Set<LiveConnection>>();
  private heartbeat?: NodeJS.Timeout;
  private isClosing = false;
  private checks = 0;

  constructor(
    private readonly events: LiveEvents,
    private readonly sessions: SessionDirectory,
    private readonly logger: ProcessLogger,
  ) {}

  onApplicationBootstrap(): void {
    for (const event of SUBSCRIBED_EVENTS)
      this.events.listen(event, (envelope) => this.handleEvent(envelope));
    this.events.onGap(() => this.reset());
    this.heartbeat = setInterval(() => void this.sendHeartbeats(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const connection of this.all()) connection.end();
  }

  add(connection: LiveConnection): void {
    if (this.isClosing) throw new AppError('SERVICE_UNAVAILABLE');
    const { organisationId, userId, sessionId } = connection.principal;
    const connections = this.organisations.get(organisationId) ?? new Set();
    const ofUser = [...connections].filter(({ principal }) => principal.userId === userId);
    const ofSession = ofUser.filter(({ principal }) => principal.sessionId === sessionId);
    if (ofSession.length >= PER_SESSION || ofUser.length >= PER_USER)
      throw new AppError('TOO_MANY_REQUESTS', { detail: TOO_MANY, retryAfterSeconds: 30 });
    this.organisations.set(organisationId, connections);
    connections.add(connection);
  }

  remove(connection: LiveConnection): void {
    const { organisationId } = connection.principal;
    const connections = this.organisations.get(organisationId);
    connections?.delete(connection);
    if (connections?.size === 0) this.organisations.delete(organisationId);
  }

  get size(): number {
    return this.all().length;
  }

  // Events may have been missed while NATS was down, so caches are dropped and browsers reconnect and refetch.
  private reset(): void {
    this.sessions.clear();
    for (const connection of this.all()) connection.end();
  }

  private handleEvent(event: EventEnvelope): void {
    if (event.type === SessionsChanged.type) {
      void this.recheckSessions(event);
      return;
    }
    // Must happen before the browsers receive it, because they then re-read their session.
    if (event.type === OrganisationAccessChanged.type && event.organisationid !== null)
      this.sessions.forgetPractice(event.organisationid);
    const connections = this.findListeners(event);
    if (connections.length === 0) return;
    for (const message of messagesOf(event))
      for (const connection of connections) connection.sendMessage(message);
  }

  /** The streams of the event's practice. Platform announcements go to all streams. */
  private findListeners({ type, organisationid }: EventEnvelope): LiveConnection[] {
    if (type === PlatformAnnouncementChanged.type) return this.all();
    return organisationid === null ? [] : [...(this.organisations.get(organisationid) ?? [])];
  }

  private async recheckSessions(event: EventEnvelope): Promise<void> {
    const parsed = SessionsChanged.data.safeParse(event.data);
    if (!parsed.success) return;
    const { userId, sessionId } = parsed.data;
    this.sessions.forget(userId, sessionId);
    const theirs = this.all().filter(({ principal }) => isAffectedBy(principal, userId, sessionId));
    await Promise.all(theirs.map((connection) => this.isSessionValid(connection)));
  }

  private async sendHeartbeats(): Promise<void> {
    await Promise.all(
      this.all().map(
        async (connection) => (await this.isSessionValid(connection)) && connection.sendHeartbeat(),
      ),
    );
  }

  // A stream outlives its access token, so its session is checked regularly.
  private async isSessionValid(connection: LiveConnection): Promise<boolean> {
    const check = (this.checks += 1);
    try {
      const principal = await this.sessions.resolve(connection.principal.sessionId);
      if (!connection.accept(principal, check)) return true;
      // A valid session that still needs its second step must not receive anything.
      if (findAdmissionRefusal(streamEvents, connection.principal, Date.now()) === null) return true;
      connection.end();
      return false;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') {
        this.logger.warn(
          { code: error instanceof AppError ? error.code : 'unknown' },
          'a live session could not be checked',
        );
        return true;
      }
      connection.end();
      return false;
    }
  }

  private all(): LiveConnection[] {
    return [...this.organisations.values()].flatMap((connections) => [...connections]);
  }
}
