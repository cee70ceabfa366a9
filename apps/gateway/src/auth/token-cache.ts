import { hash } from 'node:crypto';

/** What a valid access token says. */
export interface AccessClaims {
  sessionId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Access tokens whose signature was checked, by hash, until they expire: a signature need not be checked on each request. */
export class TokenCache {
  private readonly claims = new Map<string, AccessClaims>();

  constructor(private readonly limit = 50_000) {}

  find(token: string, now: number): AccessClaims | undefined {
    const key = keyOf(token);
    const found = this.claims.get(key);
    if (found === undefined || found.expiresAt > now) return found;
    this.claims.delete(key);
    return undefined;
  }

  remember(token: string, claims: AccessClaims): void {
    if (this.claims.size >= this.limit) this.forgetOldest();
    this.claims.set(keyOf(token), claims);
  }

  // A map keeps the order of insertion, and all tokens live equally long: the first ones expire first.
  private forgetOldest(): void {
    for (const key of this.claims.keys()) {
      if (this.claims.size < this.limit) return;
      this.claims.delete(key);
    }
  }
}

function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
