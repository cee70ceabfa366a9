import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** For `copy`, both ways: whatever the settings of server and login are, a value is written as it will be read. */
export const COPY_SETTINGS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local client_encoding = 'UTF8'; set local statement_timeout = 0`;

/** Lets rows pass; `sha256` tells what they were once all have passed. */
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
