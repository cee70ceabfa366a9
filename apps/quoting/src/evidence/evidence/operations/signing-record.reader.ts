import { Injectable } from '@nestjs/common';
import { AppError, findAuditPosition } from '@quillcare/contracts';
import { currentContext, RpcClient, TenantReader } from '@quillcare/service-kit';
import { IdentificationReader, QuoteViewReader } from '../../../patient';
import type { QuoteDocument } from '../../../quote';
import type { AuditPosition, Identification, RecordedView, SigningRecord } from '../domain/signing-record';
import {
  decidedAt,
  knownIdentification,
  combineProofs,
  recordOf,
  type StoredAcceptance,
} from '../domain/stored-acceptance';

const ACCEPTANCE = `select r.responded_at, r.recorded_at, r.document_hash, r.consent_wording, r.patient_info, r.signature_method,
    r.signature_data, r.mode, r.assurance, r.identified_by, r.signatory, r.second_signature, r.option_ids, r.check_answers,
    r.recorded_by_name, r.notes, r.answer_sha256, r.thread, r.ip_address, r.user_agent,
    (select v.revision from quoting.quote q
       join quoting.quote v on v.organisation_id = q.organisation_id and v.id = q.variation_of_id
      where q.organisation_id = r.organisation_id and q.id = r.quote_id) as changes_revision,
    (select jsonb_build_object('fileName', s.file_name, 'sha256', s.sha256) from quoting.signed_scan s
      where s.organisation_id = r.organisation_id and s.id = r.scan_id) as scan,
    (select jsonb_build_object('isSo', c.is_so, 'at', c.given_at, 'comment', c.comment, 'ipAddress', c.ip_address,
         'userAgent', c.user_agent, 'sha256', c.sha256) from quoting.acceptance_confirmation c
      where c.organisation_id = r.organisation_id and c.quote_id = r.quote_id and c.revision = r.revision) as word,
    (select jsonb_build_object('at', d.settled_at, 'byName', d.settled_by_name, 'outcome', d.outcome, 'reason', d.reason,
         'sha256', d.sha256)
       from quoting.dispute_settlement d
      where d.organisation_id = r.organisation_id and d.quote_id = r.quote_id and d.revision = r.revision) as settlement
  from quoting.patient_response r
 where r.organisation_id = $1 and r.quote_id = $2 and r.response = 'accept'
 order by r.revision desc limit 1`;

/** Maximum number of views and proofs of identity on a certificate; more would prove nothing further. */
const MAX_CERTIFICATE_ROWS = 200;
/** Audit records arrive by event, so the lookup is retried. */
const AUDIT_ATTEMPTS = 8;
const AUDIT_RETRY_MS = 500;

@Injectable()
export class SigningRecordReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly openings: QuoteViewReader,
    private readonly identified: IdentificationReader,
    private readonly rpc: RpcClient,
  ) {}

  /** Null if the quote was not accepted. */
  async read(document: QuoteDocument): Promise<SigningRecord | null> {
    const { quoteId } = document;
    const stored = await this.reader.one<StoredAcceptance>('quoting.acceptance', ACCEPTANCE, [quoteId]);
    if (!stored) return null;
    return {
      ...recordOf(stored, document),
      identification: await this.identification(quoteId, stored),
      views: await this.views(quoteId, decidedAt(stored)),
      audit: await this.auditPosition(quoteId),
    };
  }

  private async identification(quoteId: string, stored: StoredAcceptance): Promise<Identification[]> {
    const until = decidedAt(stored);
    const proofs = (await this.identified.listAll(quoteId))
      .map(({ at, methods, ipAddress }) => ({
        by: combineProofs(methods),
        from: { at: new Date(at), ipAddress },
      }))
      .filter(({ from }) => from.at <= until)
      .slice(-MAX_CERTIFICATE_ROWS);
    const byLink = proofs.length > 0 ? proofs : knownIdentification(stored);
    return stored.recordedAt === null ? byLink : [{ by: 'STAFF', from: null }, ...byLink];
  }

  private async views(quoteId: string, until: Date): Promise<RecordedView[]> {
    return (await this.openings.list(quoteId, MAX_CERTIFICATE_ROWS))
      .map(({ at, device, sections }) => ({ at: new Date(at), device, sections }))
      .filter(({ at }) => at <= until)
      .reverse();
  }

  private async auditPosition(quoteId: string): Promise<AuditPosition | null> {
    const organisationId = currentContext().organisationId ?? '';
    const body = { organisationId, entityType: 'QUOTE' as const, entityId: quoteId, action: 'SIGN' as const };
    for (let tries = 1; ; tries += 1) {
      const { position } = await this.rpc.call(findAuditPosition, { body }).catch(unknownIfUnavailable);
      if (position || tries === AUDIT_ATTEMPTS) return position;
      await new Promise((resolve) => setTimeout(resolve, AUDIT_RETRY_MS));
    }
  }
}

// An unavailable audit service must not delay a signed file; the certificate then says that the position was not known.
function unknownIfUnavailable(error: unknown): { position: null } {
  if (error instanceof AppError && ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'].includes(error.code))
    return { position: null };
  throw error;
}
