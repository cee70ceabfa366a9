import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { FrozenDocument, QuoteDocument } from '../domain/quote-document';

/** A document as sent, with the hash of its text. */
export interface StoredDocument {
  content: QuoteDocument;
  sha256: string;
}

/** Frozen documents. Append-only: the database rejects changes. */
@Injectable()
export class QuoteDocumentRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add(quoteId: string, revision: number, document: FrozenDocument, now: Date): Promise<void> {
    await this.uow.query(
      `insert into quoting.quote_document
         (id, organisation_id, quote_id, revision, canonical_json, sha256, consent_wording, terms_version, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        newId(),
        this.uow.organisationId,
        quoteId,
        revision,
        document.canonicalJson,
        document.sha256,
        document.consentWording,
        document.termsVersion,
        now,
        currentContext().actor.userId,
      ],
    );
  }

  /** The document of the quote's latest revision; every sent quote has one. */
  async get(quoteId: string): Promise<StoredDocument> {
    const [row] = await this.uow.query<{ canonical_json: string; sha256: string }>(
      `select canonical_json, sha256 from quoting.quote_document
        where organisation_id = $1 and quote_id = $2 order by revision desc limit 1`,
      [this.uow.organisationId, quoteId],
    );
    if (!row) throw new Error(`Quote ${quoteId} was sent without a document`);
    return { content: JSON.parse(row.canonical_json) as QuoteDocument, sha256: row.sha256 };
  }
}
