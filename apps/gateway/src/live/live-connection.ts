import type { ServerResponse } from 'node:http';
import type { UserPrincipal } from '@quillcare/contracts';
import { mayHear, type LiveMessage } from './live-message';

/** A browser that leaves this much unread is disconnected; it reconnects and reads everything again. */
const BUFFER_LIMIT = 256 * 1024;

/** One open stream of server-sent events. */
export class LiveConnection {
  constructor(
    public principal: UserPrincipal,
    private readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
  ) {}

  /** Tells this person, if they may hear it. */
  tell(message: LiveMessage): void {
    if (mayHear(message, this.principal)) this.write(message.text);
  }

  /** A comment, so that proxies and both ends know the line is alive. */
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
