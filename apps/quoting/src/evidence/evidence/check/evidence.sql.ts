import type { DocumentKind } from '@quillcare/contracts';
import type { FrozenMessage } from '../../../quote';

export interface Stored {
  id: string;
  quoteId: string;
  quoteNumber: string;
  revision: number;
}
export interface StoredDocument extends Stored {
  canonicalJson: string;
  sha256: string;
  /** Hash of the terms it was sent with. Null if there were none. */
  termsSha256: string | null;
  /** The stored terms. Null if they are missing. */
  terms: { title: string; text: string } | null;
}
export interface StoredResponse extends Stored {
  /** So recent that the audit trail may not have it yet. */
  isFresh: boolean;
  response: 'accept' | 'reject';
  /** All columns by name. */
  row: Record<string, unknown>;
  /** Null for answers stored before hashing. */
  answerSha256: string | null;
  documentHash: string;
  sentHash: string | null;
  thread: FrozenMessage[] | null;
  threadSha256: string | null;
}
export interface Missing extends Stored {
  hasAnswer: boolean;
  /** State of the newest signed file. Null if none was requested. */
  file: 'MAKING' | 'READY' | 'FAILED' | null;
}
/** An uploaded file, to be compared with its audit record. */
export interface StoredUpload extends Stored {
  sha256: string;
  sizeBytes: number;
  /** Id of the quote or case whose audit record contains it. */
  notedWith: string;
  isFresh: boolean;
}
export interface StoredBytes extends Stored {
  kind: DocumentKind | 'SCAN';
  key: string;
  sha256: string;
  sizeBytes: number;
  /** The stored hash of the answer that a signed file certifies. */
  answerSha256: string | null;
}

export const BATCH = 100;
const FROM = (table: string) => `quoting.${table} e
    join quoting.quote q on q.organisation_id = e.organisation_id and q.id = e.quote_id
   where e.organisation_id = $1 and e.id > $2`;
const NEXT = `order by e.id limit ${BATCH}`;
const OF_QUOTE = 'e.id, q.id as "quoteId", q.quote_number as "quoteNumber"';

export const DOCUMENTS = `select ${OF_QUOTE}, e.revision, e.canonical_json as "canonicalJson", e.sha256,
    e.canonical_json::json->'terms'->>'sha256' as "termsSha256",
    (select json_build_object('title', t.title, 'text', t.text) from quoting.patient_terms t
      where t.organisation_id = e.organisation_id and t.sha256 = e.canonical_json::json->'terms'->>'sha256' limit 1) as terms
  from ${FROM('quote_document')} ${NEXT}`;
export const RESPONSES = `select ${OF_QUOTE}, e.revision, e.response, to_jsonb(e) as row,
    e.answer_sha256 as "answerSha256", e.document_hash as "documentHash", e.thread, e.thread_sha256 as "threadSha256",
    coalesce(e.recorded_at, e.responded_at) > now() - interval '15 minutes' as "isFresh",
    (select d.sha256 from quoting.quote_document d where d.organisation_id = e.organisation_id
        and d.quote_id = e.quote_id and d.revision = e.revision) as "sentHash"
  from ${FROM('patient_response')} ${NEXT}`;
export const FILES = `select ${OF_QUOTE}, e.revision, e.kind, e.storage_key as key, e.sha256, e.size_bytes::int as "sizeBytes",
    (select r.answer_sha256 from quoting.patient_response r where r.organisation_id = e.organisation_id
        and r.quote_id = e.quote_id and r.revision = e.revision and r.response = 'accept') as "answerSha256"
  from ${FROM('quote_file')} and e.state = 'READY' ${NEXT}`;
export const SCANS = `select ${OF_QUOTE}, q.revision, 'SCAN' as kind, e.storage_key as key, e.sha256, e.size_bytes as "sizeBytes",
    null as "answerSha256"
  from ${FROM('signed_scan')} ${NEXT}`;

/** Those of the newest files that do not claim conformance with the accessibility standard. */
export const UNATTESTED = `select count(*)::int as count from (
    select distinct on (f.quote_id, f.kind) f.is_attested from quoting.quote_file f
     where f.organisation_id = $1 and f.state = 'READY' order by f.quote_id, f.kind, f.asked_at desc, f.id desc) newest
  where not is_attested`;

export const UPLOADED_SCANS = `select ${OF_QUOTE}, q.revision, e.sha256, e.size_bytes::int as "sizeBytes", q.id as "notedWith",
    e.uploaded_at > now() - interval '15 minutes' as "isFresh"
  from ${FROM('signed_scan')} ${NEXT}`;
// Includes deleted documents, because their files stay in storage as evidence.
export const CASE_DOCUMENTS = `select e.id, q.id as "quoteId", q.quote_number as "quoteNumber", q.revision, e.sha256,
    e.size_bytes as "sizeBytes", e.surgery_case_id as "notedWith",
    e.created_at > now() - interval '15 minutes' as "isFresh"
  from quoting.case_document e
  join quoting.surgery_case c on c.organisation_id = e.organisation_id and c.id = e.surgery_case_id
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  where e.organisation_id = $1 and e.id > $2 ${NEXT}`;

// A file takes minutes to make, so one missing after an hour counts as missing.
export const MISSING = `select e.id, e.id as "quoteId", e.quote_number as "quoteNumber", e.revision,
    exists (select 1 from quoting.patient_response r where r.organisation_id = e.organisation_id and r.quote_id = e.id
        and r.response = 'accept') as "hasAnswer",
    (select f.state from quoting.quote_file f where f.organisation_id = e.organisation_id and f.quote_id = e.id
        and f.kind = 'SIGNED' order by f.asked_at desc limit 1) as file
  from quoting.quote e
 where e.organisation_id = $1 and e.id > $2 and e.acceptance is not null
   and not (exists (select 1 from quoting.quote_file f where f.organisation_id = e.organisation_id and f.quote_id = e.id
        and f.kind = 'SIGNED' and (f.state = 'READY' or (f.state = 'MAKING' and f.asked_at > now() - interval '1 hour')))
     and exists (select 1 from quoting.patient_response r where r.organisation_id = e.organisation_id and r.quote_id = e.id
        and r.response = 'accept'))
 order by e.id limit ${BATCH}`;
