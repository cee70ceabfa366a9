import { Injectable } from '@nestjs/common';
import { makeQuoteFile, QuoteFileChanged, type DocumentKind, type QuoteFile } from '@quillcare/contracts';
import { newId, UnitOfWork, type StoredFile } from '@quillcare/service-kit';
import type { StoredQuoteFile } from '../domain/quote-file';
import { newVerifyCode } from '../domain/verify-code';

/** The audit record arrives shortly after the signature, so starting at once would often be too early. */
const SIGNED_FILE_DELAY_MS = 1_000;

const COLUMNS = `id, quote_id as "quoteId", revision, kind, state, verify_code as "verifyCode", sha256,
  size_bytes::int as "sizeBytes", storage_key as "storageKey", made_at as "madeAt"`;

type Row = Omit<StoredQuoteFile, 'madeAt'> & { madeAt: Date | null };

/** PDF files of quotes. Each is requested in the transaction of its subject and made by a job. */
@Injectable()
export class QuoteFileRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Requests a file of a quote and fixes its verification code. A file still being made for an earlier request is never finished.
   */
  async requestFile(quote: { id: string; revision: number }, kind: DocumentKind): Promise<StoredQuoteFile> {
    await this.uow.query(
      `update quoting.quote_file set state = 'FAILED'
        where organisation_id = $1 and quote_id = $2 and kind = $3 and state = 'MAKING'`,
      [this.uow.organisationId, quote.id, kind],
    );
    const [row] = await this.uow.query<Row>(
      `insert into quoting.quote_file (id, organisation_id, quote_id, revision, kind, state, verify_code, asked_at)
       values ($1, $2, $3, $4, $5, 'MAKING', $6, $7) returning ${COLUMNS}`,
      [newId(), this.uow.organisationId, quote.id, quote.revision, kind, newVerifyCode(), this.uow.now()],
    );
    if (!row) throw new Error('An inserted file has a row');
    this.uow.enqueue(
      makeQuoteFile,
      { organisationId: this.uow.organisationId, quoteId: quote.id, kind },
      kind === 'SIGNED' ? { delayMs: SIGNED_FILE_DELAY_MS } : {},
    );
    return toFile(row);
  }

  /** The newest file of each kind, the quote before the signed one. */
  async newestOf(quoteId: string): Promise<StoredQuoteFile[]> {
    const rows = await this.uow.query<Row>(
      `select distinct on (kind) ${COLUMNS} from quoting.quote_file
        where organisation_id = $1 and quote_id = $2 order by kind, asked_at desc, id desc`,
      [this.uow.organisationId, quoteId],
    );
    return rows.map(toFile);
  }

  async get(id: string): Promise<StoredQuoteFile | null> {
    const [row] = await this.uow.query<Row>(
      `select ${COLUMNS} from quoting.quote_file where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id],
    );
    return row ? toFile(row) : null;
  }

  /** The file a job should make. Null if none is waiting. */
  async findWaiting(quoteId: string, kind: DocumentKind): Promise<StoredQuoteFile | null> {
    const newest = (await this.newestOf(quoteId)).find((file) => file.kind === kind);
    return newest?.state === 'MAKING' ? newest : null;
  }

  /** Whether an earlier file of this kind was finished, so that the patient has already been notified. */
  async wasReadyBefore({ id, quoteId, kind }: StoredQuoteFile): Promise<boolean> {
    const rows = await this.uow.query(
      `select 1 from quoting.quote_file
        where organisation_id = $1 and quote_id = $2 and kind = $3 and state = 'READY' and id <> $4 limit 1`,
      [this.uow.organisationId, quoteId, kind, id],
    );
    return rows.length > 0;
  }

  /**
   * Marks the file as finished unless another job has done so; returns whether this one did. `isAttested`: the file claims
   * conformance with the accessibility standard.
   */
  async finish(
    file: StoredQuoteFile,
    key: string,
    { sha256, sizeBytes, isAttested }: StoredFile & { isAttested: boolean },
  ): Promise<boolean> {
    const changed = await this.uow.execute(
      `update quoting.quote_file set state = 'READY', sha256 = $3, size_bytes = $4, storage_key = $5, made_at = $6,
            is_attested = $7
        where organisation_id = $1 and id = $2 and state = 'MAKING'`,
      [this.uow.organisationId, file.id, sha256, sizeBytes, key, this.uow.now(), isAttested],
    );
    if (changed > 0) this.emitFileChanged(file, 'READY');
    return changed > 0;
  }

  async fail(file: StoredQuoteFile): Promise<void> {
    const changed = await this.uow.execute(
      `update quoting.quote_file set state = 'FAILED' where organisation_id = $1 and id = $2 and state = 'MAKING'`,
      [this.uow.organisationId, file.id],
    );
    if (changed > 0) this.emitFileChanged(file, 'FAILED');
  }

  /**
   * Requeues files that have waited a while, in case the queue lost their jobs, and files that failed, so that they are made once
   * the cause is fixed. Needs a platform scope.
   */
  async requeue(before: { waiting: Date; failed: Date }, limit: number): Promise<number> {
    const rows = await this.uow.query<{ organisation_id: string; quote_id: string; kind: DocumentKind }>(
      `update quoting.quote_file set asked_at = $3, state = 'MAKING' where id in (
         select f.id from quoting.quote_file f where (f.state = 'MAKING' and f.asked_at < $1)
             or (f.state = 'FAILED' and f.asked_at < $2 and not exists (
               select 1 from quoting.quote_file n where n.organisation_id = f.organisation_id
                 and n.quote_id = f.quote_id and n.kind = f.kind and n.asked_at > f.asked_at))
          order by f.asked_at limit $4 for update of f skip locked)
       returning organisation_id, quote_id, kind`,
      [before.waiting, before.failed, this.uow.now(), limit],
    );
    for (const { organisation_id: organisationId, quote_id: quoteId, kind } of rows)
      this.uow.enqueue(makeQuoteFile, { organisationId, quoteId, kind });
    return rows.length;
  }

  private emitFileChanged({ quoteId, revision, kind }: StoredQuoteFile, state: QuoteFile['state']): void {
    this.uow.emit(QuoteFileChanged, quoteId, { quoteId, revision, kind, state });
  }
}

function toFile({ madeAt, ...row }: Row): StoredQuoteFile {
  return { ...row, madeAt: madeAt?.toISOString() ?? null };
}
