import { createHash } from 'node:crypto';
import { appendUpload, discardUpload } from '@quillcare/contracts';
import { contextFor, newId, type RequestContext, type RpcClient } from '@quillcare/service-kit';

export type Uploader = Pick<RequestContext, 'correlationId' | 'actor' | 'client'> & {
  organisationId: string;
};

/** Streams a file to the import service in chunks, so that it is never completely in memory. */
export class FileUpload {
  readonly id = newId();
  private readonly hash = createHash('sha256');
  private sequence = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly by: Uploader,
  ) {}

  /** Stores the chunks one after another, with back-pressure on the caller. */
  async store(pieces: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of pieces) await this.append(piece);
    if (this.sequence === 0) await this.append(Buffer.alloc(0));
  }

  /** SHA-256 (hex) of the stored bytes. */
  fileHash(): string {
    return this.hash.copy().digest('hex');
  }

  /** Removes the file unless an import has taken it over. */
  async discard(): Promise<void> {
    if (this.sequence === 0) return;
    const body = { organisationId: this.by.organisationId, uploadId: this.id };
    await this.rpc.dispatch(
      discardUpload,
      { params: {}, query: {}, body },
      this.requestContext(discardUpload),
    );
  }

  private async append(piece: Buffer): Promise<void> {
    this.hash.update(piece);
    const body = {
      organisationId: this.by.organisationId,
      uploadId: this.id,
      sequence: this.sequence++,
      base64: piece.toString('base64'),
    };
    await this.rpc.dispatch(appendUpload, { params: {}, query: {}, body }, this.requestContext(appendUpload));
  }

  private requestContext({ deadlineMs }: { deadlineMs: number }): RequestContext {
    return contextFor(
      { kind: 'service', service: 'gateway' },
      { ...this.by, deadlineAt: Date.now() + deadlineMs },
    );
  }
}
