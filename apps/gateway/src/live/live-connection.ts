import type { ServerResponse } from 'node:http';
import type { UserPrincipal } from '@quillcare/contracts';
import { mayHear, type LiveMessage } from './live-message';

/** Maximum unread bytes. A browser above it is disconnected, and reconnects and refetches everything. */
const BUFFER_LIMIT = 256 * 1024;

export class LiveConnection {
  constructor(
    public principal: UserPrincipal,
    private readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
  ) {}

  /** Sends a message if the user has permission to receive it. */
  tell(message: LiveMessage): void {
    if (mayHear(message, this.principal)) this.write(message.text);
  }

  /** Sends a comment as a heartbeat, which keeps proxies from closing the connection. */
  beat(): void {
    this.write(': beat\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableLength > BUFFER_LIMIT) this.response.destroy();
    else this.response.write(text);
  }
}
