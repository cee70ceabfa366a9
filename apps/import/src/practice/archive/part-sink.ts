/** Bytes per stored part: large enough to have few of them, small enough for memory. */
const PART = 4 * 1024 * 1024;

/** Collects bytes into parts of a few megabytes and passes each one on. */
export class PartSink {
  private waiting: Uint8Array[] = [];
  private length = 0;
  private parts = 0;

  constructor(private readonly store: (at: number, bytes: Buffer) => Promise<void>) {}

  async write(bytes: Uint8Array): Promise<void> {
    this.waiting.push(bytes);
    this.length += bytes.length;
    if (this.length >= PART) await this.end();
  }

  async end(): Promise<void> {
    if (this.length === 0) return;
    const part = Buffer.concat(this.waiting);
    [this.waiting, this.length] = [[], 0];
    await this.store(this.parts, part);
    this.parts += 1;
  }
}
