import { AppError, getSignedScan, type FilePage, type InputOf } from '@quillcare/contracts';
import { Implements, RecordViews, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { parseCursor, StoredParts } from '../../../quote';
import { SignedScanRepository, type FiledScan } from '../persistence/signed-scan.repository';

/** Serves the scan part by part; the first part is audited as a download. */
@Implements(getSignedScan)
export class GetSignedScanQuery implements Handler<typeof getSignedScan> {
  constructor(
    private readonly scans: SignedScanRepository,
    private readonly parts: StoredParts,
    private readonly views: RecordViews,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, query }: InputOf<typeof getSignedScan>): Promise<FilePage> {
    const next = query.cursor === undefined ? null : parseCursor(query.cursor);
    const scan = await this.uow.run(() => this.findScan(params.id, next?.fileId));
    const { fileName, mediaType } = scan;
    if (next === null) await this.read(params.id, scan);
    return { fileName, mediaType, ...(await this.parts.readPart(scan, next?.start)) };
  }

  /** Throws NOT_FOUND for a quote without a scan, or for a part of a file other than its scan. */
  private async findScan(quoteId: string, scanId: string | undefined): Promise<FiledScan> {
    const scan = await this.scans.findByAcceptance(quoteId);
    if (!scan || (scanId ?? scan.id) !== scan.id) throw new AppError('NOT_FOUND');
    return scan;
  }

  private read(
    entityId: string,
    { mediaType, sizeBytes, quoteNumber: entityLabel }: FiledScan,
  ): Promise<void> {
    const notes = `Scan of the signed paper downloaded: ${mediaType}, ${sizeBytes} bytes`;
    return this.views.recordViews({ entityType: 'QUOTE', entityId, entityLabel, notes });
  }
}
