import { Injectable } from '@nestjs/common';
import { AppError, type DocumentKind, type FilePage } from '@quillcare/contracts';
import { RecordViews, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import {
  fileNameOf,
  type FilePart,
  QuoteFileRepository,
  parseCursor,
  StoredParts,
  type StoredQuoteFile,
} from '../../../quote';
import { QuotePdfMaker } from './quote-pdf.maker';

/** Must fit in one message between processes; a quote of 50 lines with the largest logo takes half of that. */
const MAX_DRAFT_BYTES = 700 * 1024;
const PDF = 'application/pdf';

interface PageRequest {
  kind?: DocumentKind;
  cursor?: string;
}

interface FoundQuote {
  quoteNumber: string;
  revision: number;
  isAccepted: boolean;
}

const QUOTE = `select q.quote_number, q.revision,
    exists (select 1 from quoting.patient_response r
      where r.organisation_id = q.organisation_id and r.quote_id = q.id and r.response = 'accept') as is_accepted
  from quoting.quote q where q.organisation_id = $1 and q.id = $2 and q.deleted_at is null`;

/** Serves the files of a quote part by part. */
@Injectable()
export class QuoteFilePages {
  constructor(
    private readonly files: QuoteFileRepository,
    private readonly maker: QuotePdfMaker,
    private readonly parts: StoredParts,
    private readonly reader: TenantReader,
    private readonly views: RecordViews,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns a part of the file of the given kind. By default the signed file if the quote was accepted, otherwise the quote. */
  async page(quoteId: string, { kind, cursor }: PageRequest): Promise<FilePage> {
    const quote = await this.reader.one<FoundQuote>('quoting.filed_quote', QUOTE, [quoteId]);
    if (!quote) throw new AppError('NOT_FOUND');
    const requestedKind = kind ?? (quote.isAccepted ? 'SIGNED' : 'QUOTE');
    const fileName = fileNameOf(quote, requestedKind);
    if (cursor !== undefined) return { fileName, mediaType: PDF, ...(await this.readRest(quoteId, cursor)) };
    const file = (await this.uow.run(() => this.files.newestOf(quoteId))).find(
      (one) => one.kind === requestedKind,
    );
    if (file?.state === 'READY') await this.read(quoteId, quote, requestedKind);
    if (file?.state === 'READY') return { fileName, mediaType: PDF, ...(await this.readStored(file, 0)) };
    if (file?.state === 'FAILED') throw new AppError('DOCUMENT_FAILED');
    // Only drafts and quotes older than stored files are rendered on request; all others are being made by a job.
    if (file || requestedKind === 'SIGNED') throw new AppError('DOCUMENT_NOT_READY');
    return { fileName, mediaType: PDF, ...(await this.renderDraft(quoteId)) };
  }

  /** Records the reading in the audit when staff read it; a patient's counts as a view of the quote. */
  private read(
    entityId: string,
    { quoteNumber: entityLabel }: FoundQuote,
    kind: DocumentKind,
  ): Promise<void> {
    const notes = kind === 'SIGNED' ? 'Signed document read' : 'Quote document read';
    return this.views.recordViews({ entityType: 'QUOTE', entityId, entityLabel, notes });
  }

  private async readRest(quoteId: string, cursor: string): Promise<FilePart> {
    const { fileId, start } = parseCursor(cursor);
    const file = await this.uow.run(() => this.files.get(fileId));
    if (file?.quoteId !== quoteId || file.state !== 'READY') throw new AppError('NOT_FOUND');
    return this.readStored(file, start);
  }

  private readStored({ id, storageKey, sizeBytes }: StoredQuoteFile, start: number): Promise<FilePart> {
    if (storageKey === null || sizeBytes === null) throw new AppError('DOCUMENT_NOT_READY');
    return this.parts.readPart({ id, storageKey, sizeBytes }, start);
  }

  private async renderDraft(quoteId: string): Promise<FilePart> {
    const bytes = await this.maker.preview(quoteId);
    // Not paged, because the draft may change between two parts.
    if (bytes.length > MAX_DRAFT_BYTES)
      throw new AppError('DOCUMENT_NOT_READY', {
        detail: 'The draft is too long to be shown before it is sent.',
      });
    return { sizeBytes: bytes.length, base64: bytes.toString('base64'), nextCursor: null };
  }
}
