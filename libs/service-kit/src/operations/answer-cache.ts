import type { Clock } from '../clock';

interface Entry<T> {
  answer: Promise<T>;
  expiresAt: number;
}

export interface CacheLimits {
  /** Lifetime of an answer in milliseconds. */
  ttlMs: number;
  /** Maximum number of answers; the oldest is evicted. */
  max: number;
}

/** Caches answers by key. Concurrent callers share one request, and failures are not cached. */
export class AnswerCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly ask: (key: string) => Promise<T>,
    private readonly clock: Clock,
    private readonly limits: CacheLimits,
  ) {}

  /** Returns the cached answer, or calls `ask` for it; rejects with its error. */
  get(key: string): Promise<T> {
    const now = this.clock.now().getTime();
    const known = this.entries.get(key);
    if (known && known.expiresAt > now) return known.answer;
    const answer = this.ask(key);
    this.keep(key, { answer, expiresAt: now + this.limits.ttlMs });
    answer.catch(() => this.entries.get(key)?.answer === answer && this.delete(key));
    return answer;
  }

  /** Drops the answer of a key, including a pending one, which may already be out of date. */
  delete(key: string): void {
    this.entries.delete(key);
  }

  /** Drops every answer whose key has this prefix. */
  deleteAll(prefix: string): void {
    for (const key of this.entries.keys()) if (key.startsWith(prefix)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private keep(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    // A Map keeps insertion order, so the first key is the oldest.
    const oldest = this.entries.keys().next();
    if (this.entries.size >= this.limits.max && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(key, entry);
  }
}
