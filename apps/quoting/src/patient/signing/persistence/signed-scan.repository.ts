import { KeptFiles, UnitOfWork, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { FiledBytes } from '../../../quote';
import type { Helper } from '../domain/acceptance';
import type { Scan } from '../domain/scan';

export interface FiledScan extends FiledBytes, Pick<Scan, 'fileName' | 'mediaType'> {
  quoteNumber: string;
}

/** A stored scan that is not attached to a quote yet. */
export interface WrittenScan extends Omit<Scan, 'bytes'> {
  id: string;
  key: string;
  sizeBytes: number;
}

const OF_ACCEPTANCE = `select s.id, s.file_name as "fileName", s.media_type as "mediaType", s.storage_key as "storageKey",
    s.size_bytes::int as "sizeBytes", q.quote_number as "quoteNumber"
  from quoting.patient_response r
  join quoting.signed_scan s on s.organisation_id = r.organisation_id and s.id = r.scan_id
  join quoting.quote q on q.organisation_id = r.organisation_id and q.id = r.quote_id and q.deleted_at is null
  where r.organisation_id = $1 and r.quote_id = $2 and r.response = 'accept'
  order by r.revision desc limit 1`;

/** Scans of papers signed by patients. The bytes are in the file storage; the metadata never changes. */
@Injectable()
export class SignedScanRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly keptFiles: KeptFiles,
  ) {}

  /** Stores the bytes of a scan, before the transaction. */
  async write(quoteId: string, scan: Scan): Promise<WrittenScan> {
    const id = newId();
    const { fileName, mediaType, bytes, sha256 } = scan;
    const key = `scans/${quoteId}/${id}`;
    await this.keptFiles.write(key, bytes, { mediaType, sha256 });
    return { id, key, fileName, mediaType, sizeBytes: bytes.length, sha256 };
  }

  /** Attaches a stored scan to the quote, within the transaction. */
  async add(quoteId: string, scan: WrittenScan, by: Helper): Promise<void> {
    const { id, key, fileName, mediaType, sizeBytes, sha256 } = scan;
    await this.keptFiles.markUsed(key);
    await this.uow.query(
      `insert into quoting.signed_scan (id, organisation_id, quote_id, file_name, media_type, size_bytes, sha256, storage_key,
          uploaded_by, uploaded_by_name, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[id, this.uow.organisationId, quoteId, fileName, mediaType, sizeBytes, sha256, key],
        ...[by.userId, by.name, this.uow.now()],
      ],
    );
  }

  /** The scan of the paper the quote was accepted on. Null if there is none. */
  async findByAcceptance(quoteId: string): Promise<FiledScan | null> {
    const [scan] = await this.uow.query<FiledScan>(OF_ACCEPTANCE, [this.uow.organisationId, quoteId]);
    return scan ?? null;
  }

  async exists(quoteId: string, scanId: string): Promise<boolean> {
    const found = await this.uow.query(
      'select 1 from quoting.signed_scan where organisation_id = $1 and quote_id = $2 and id = $3',
      [this.uow.organisationId, quoteId, scanId],
    );
    return found.length > 0;
  }
}
