import type { ServerResponse } from 'node:http';
import type { UserPrincipal } from '@quillcare/contracts';
import { mayReceive, type LiveMessage } from './live-message';

/** Maximum unread bytes. A browser above it is disconnected, and reconnects and refetches everything. */
const MAX_BUFFERED_BYTES = 256 * 1024;

export class LiveConnection {
  constructor(
    public principal: UserPrincipal,
    private readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
  ) {}

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
