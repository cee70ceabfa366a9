import {
  AppError,
  invalidInput,
  readUpload,
  MAX_SCAN_BYTES,
  uploadSignedScan,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuoteRepository } from '../../../quote';
import { SignedScanRepository, type WrittenScan } from '../persistence/signed-scan.repository';
import { actingUser } from '../../../acting-user';
import { readScan, scanInvalidError } from './read-scan';

type Input = InputOf<typeof uploadSignedScan>;

@Implements(uploadSignedScan)
export class UploadSignedScanHandler implements Handler<typeof uploadSignedScan> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly scans: SignedScanRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reads, validates and stores the file before the transaction, and only if the quote exists. */
  async prepare({ params, body }: Input): Promise<WrittenScan> {
    await this.uow.run(() => this.quotes.get(params.id));
    const scan = await readScan(body.fileName, await this.bytesOf(body.uploadId));
    return this.scans.write(params.id, scan);
  }

  async handle({ params }: Input, scan: WrittenScan): Promise<ResultOf<typeof uploadSignedScan>> {
    const { quoteNumber } = await this.quotes.get(params.id);
    const { userId, name } = actingUser();
    await this.scans.add(params.id, scan, { userId, name });
    const { id: scanId, fileName, mediaType, sha256, sizeBytes } = scan;
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: params.id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      notes: `Scan of a signed paper uploaded: ${mediaType}, ${sizeBytes} bytes, SHA-256 ${sha256}`,
    });
    return { scanId, fileName, mediaType, sizeBytes, sha256 };
  }

  private async bytesOf(uploadId: string): Promise<Buffer> {
    const { organisationId } = actingUser();
    const pieces: Buffer[] = [];
    for (let sequence = 0, size = 0; ; sequence += 1) {
      const { base64 } = await this.rpc.call(readUpload, { body: { organisationId, uploadId, sequence } });
      if (base64 === null && sequence === 0)
        throw invalidInput({ path: 'uploadId', message: 'This upload does not exist' });
      if (base64 === null) return Buffer.concat(pieces);
      const piece = Buffer.from(base64, 'base64');
      size += piece.length;
      if (size > MAX_SCAN_BYTES) throw scanInvalidError(new AppError('SCAN_INVALID').message);
      pieces.push(piece);
    }
  }
}
