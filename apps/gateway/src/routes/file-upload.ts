import { createHash } from 'node:crypto';
import { appendUpload, discardUpload } from '@quillcare/contracts';
import { contextFor, newId, type RequestContext, type RpcClient } from '@quillcare/service-kit';

/** Whose file it is, and on whose request. */
export type Uploader = Pick<RequestContext, 'correlationId' | 'actor' | 'client'> & {
  organisationId: string;
};

/** A file on its way into the import service: stored piece by piece, never whole in memory. */
export class FileUpload {
  readonly id = newId();
  private readonly hash = createHash('sha256');
  private sequence = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly by: Uploader,
  ) {}

  /** Stores every piece in turn: while the service stores one, the caller waits. */
  async store(pieces: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of pieces) await this.append(piece);
    if (this.sequence === 0) await this.append(Buffer.alloc(0));
  }

  /** SHA-256 (hex) of what was stored. */
  fileHash(): string {
    return this.hash.copy().digest('hex');
  }

  /** Removes the file unless an import has taken it. */
  async discard(): Promise<void> {
    if (this.sequence === 0) return;
    const body = { organisationId: this.by.organisationId, uploadId: this.id };
    await this.rpc.dispatch(discardUpload, { params: {}, query: {}, body }, this.context(discardUpload));
  }

  private async append(piece: Buffer): Promise<void> {
    this.hash.update(piece);
    const body = {
      organisationId: this.by.organisationId,
      uploadId: this.id,
      sequence: this.sequence++,
      base64: piece.toString('base64'),
    };
    await this.rpc.dispatch(appendUpload, { params: {}, query: {}, body }, this.context(appendUpload));
  }

  private context({ deadlineMs }: { deadlineMs: number }): RequestContext {
    return contextFor(
      { kind: 'service', service: 'gateway' },
      { ...this.by, deadlineAt: Date.now() + deadlineMs },
    );
  }
}
