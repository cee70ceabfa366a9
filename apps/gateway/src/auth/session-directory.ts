import { Injectable } from '@nestjs/common';
import { AppError, resolveSession, type UserPrincipal } from '@quillcare/contracts';
import { contextFor, RpcClient } from '@quillcare/service-kit';

/** Cache lifetime in milliseconds: the longest a change of rights can go unnoticed if its event is lost. */
const CACHE_TTL_MS = 5_000;
const MAX_ENTRIES = 50_000;

interface Entry {
  /** Null while the request to identity is pending. */
  principal: UserPrincipal | null;
  answer: Promise<UserPrincipal>;
  freshUntil: number;
}

/** Resolves sessions to principals, with a short cache. Events of identity invalidate entries immediately. */
@Injectable()
export class SessionDirectory {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly rpc: RpcClient) {}

  /** Returns the principal of a live session; throws UNAUTHENTICATED otherwise. Concurrent callers share one request. */
  async resolve(sessionId: string): Promise<UserPrincipal> {
    const known = this.entries.get(sessionId);
    if (known && known.freshUntil > Date.now()) return known.answer;
    const entry: Entry = {
      principal: null,
      answer: this.fetchPrincipal(sessionId),
      freshUntil: Date.now() + CACHE_TTL_MS,
    };
    this.evictOldest();
    this.entries.delete(sessionId);
    this.entries.set(sessionId, entry);
    try {
      entry.principal = await entry.answer;
      return entry.principal;
    } catch (error) {
      if (this.entries.get(sessionId) === entry) this.entries.delete(sessionId);
      throw error;
    }
  }

  /** Like `resolve`, but bypasses the cache. */
  refresh(sessionId: string): Promise<UserPrincipal> {
    this.entries.delete(sessionId);
    return this.resolve(sessionId);
  }

  /**
   * Evicts one session, or all sessions of a user, and the support sessions that depend on them. The results of pending requests
   * are not cached either.
   */
  forget(userId: string, sessionId: string | null): void {
    // Whose session is still being read is not known yet: it may be a support session that depends on this one.
    for (const [id, { principal }] of this.entries)
      if (principal === null || isAffectedBy(principal, userId, sessionId)) this.entries.delete(id);
  }

  /** Evicts all sessions of a practice, and every entry whose request is pending. */
  forgetPractice(organisationId: string): void {
    for (const [id, { principal }] of this.entries)
      if (principal === null || principal.organisationId === organisationId) this.entries.delete(id);
  }

  /** Evicts everything, because events may have been missed. */
  clear(): void {
    this.entries.clear();
  }

  private async fetchPrincipal(sessionId: string): Promise<UserPrincipal> {
    const context = contextFor({ kind: 'service', service: 'gateway' });
    const found = await this.rpc.dispatch(
      resolveSession,
      { params: {}, query: {}, body: { sessionId } },
      context,
    );
    if (!found.isActive) throw new AppError('UNAUTHENTICATED');
    return { kind: 'user', ...found };
  }

  private evictOldest(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size < MAX_ENTRIES) return;
      this.entries.delete(key);
    }
  }
}

/**
 * Whether a session is the given one or a support session that depends on it. A null `sessionId` means all sessions of the user.
 */
export function isAffectedBy(principal: UserPrincipal, userId: string, sessionId: string | null): boolean {
  const { impersonation } = principal;
  if (sessionId === null) return principal.userId === userId || impersonation?.byUserId === userId;
  return principal.sessionId === sessionId || impersonation?.bySessionId === sessionId;
}
