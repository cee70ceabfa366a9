import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Makes the format of `copy` independent of the defaults of the server and the role. */
export const COPY_SETTINGS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local client_encoding = 'UTF8'; set local statement_timeout = 0`;

/** Passes rows through and hashes them; `sha256` is available at the end. */
export class HashedRows extends Transform {
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    done(null, chunk);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}
