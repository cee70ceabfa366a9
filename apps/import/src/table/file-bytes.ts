/** A file that can be read sequentially or at any offset. */
export interface FileBytes {
  readonly size: number;
  pieces(): AsyncGenerator<Buffer>;
  /** Returns fewer bytes at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** Chunks cached while a file is read at several offsets. */
const MAX_CACHED_CHUNKS = 4;

export class StoredFile implements FileBytes {
  private readonly cache = new Map<number, Promise<Buffer | null>>();

  /** `sizes` are the lengths of its chunks, in order. */
  constructor(
    private readonly sizes: readonly number[],
    private readonly piece: (sequence: number) => Promise<Buffer | null>,
  ) {}

  get size(): number {
    return this.sizes.reduce((sum, size) => sum + size, 0);
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for (let sequence = 0; sequence < this.sizes.length; sequence += 1) {
      const piece = await this.piece(sequence);
      if (!piece) return;
      yield piece;
    }
  }

  async read(offset: number, length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let begin = 0;
    for (const [sequence, size] of this.sizes.entries()) {
      const [from, to] = [Math.max(offset - begin, 0), Math.min(offset + length - begin, size)];
      if (from < to) parts.push((await this.readCached(sequence)).subarray(from, to));
      begin += size;
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  private async readCached(sequence: number): Promise<Buffer> {
    const known = this.cache.get(sequence) ?? this.piece(sequence);
    this.cache.delete(sequence);
    this.cache.set(sequence, known);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED_CHUNKS && oldest !== undefined) this.cache.delete(oldest);
    return (await known) ?? Buffer.alloc(0);
  }
}
