import type { ServerResponse } from 'node:http';
import type { UserPrincipal } from '@quillcare/contracts';
import { mayReceive, type LiveMessage } from './live-message';

/** Maximum unread bytes. A browser above it is disconnected, and reconnects and refetches everything. */
const MAX_BUFFERED_BYTES = 256 * 1024;

export class LiveConnection {
  private lastCheck = 0;

  constructor(
    public principal: UserPrincipal,
    private readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
  ) {}

  /** Stores the result of a check. Returns false, without storing it, if a check that began later was answered first. */
  accept(principal: UserPrincipal, check: number): boolean {
    if (check < this.lastCheck) return false;
    this.lastCheck = check;
    this.principal = principal;
    return true;
  }

  /** Sends a message if the user has permission to receive it. */
  sendMessage(message: LiveMessage): void {
    if (mayReceive(message, this.principal)) this.write(message.text);
  }

  /** Sends a comment as a heartbeat, which keeps proxies from closing the connection. */
  sendHeartbeat(): void {
    this.write(': beat\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableLength > MAX_BUFFERED_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
