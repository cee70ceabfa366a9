import { createHash, randomUUID } from 'node:crypto';
import {
  appendUpload,
  discardUpload,
  getCaseDocumentFile,
  getQuote,
  uploadCaseDocument,
  type CaseDocument,
  type CaseDocumentKind,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { allParts, signedQuote } from '../../../evidence/evidence/operations/evidence-scene.suite';
import type { Scene } from '../../../quote/quote/operations/quote-scene.suite';
import { PDF } from '../domain/document.fixtures';
import { CaseDocumentRepository } from '../persistence/case-document.repository';

/** A case whose quote the patient has signed. */
export async function openCase(
  scene: Scene,
  changes?: Parameters<typeof signedQuote>[1],
): Promise<{ caseId: string; quoteId: string }> {
  const { quote } = await signedQuote(scene, changes, '');
  const { surgeryCaseId } = await scene.product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  return { caseId: surgeryCaseId ?? '', quoteId: quote.id };
}

export interface SentFile {
  bytes?: Buffer;
  fileName?: string;
  kind?: CaseDocumentKind;
}

/** Uploads a document as the gateway does. */
export async function addDocument(
  product: Product,
  by: UserPrincipal,
  caseId: string,
  { bytes = PDF, fileName = 'Referral Dr. Smith.pdf', kind }: SentFile = {},
): Promise<CaseDocument> {
  const uploadId = await sendBytes(product, by, bytes);
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const body = { uploadId, fileName, fileHash, kind };
  try {
    return await product.call(uploadCaseDocument, { params: { id: caseId }, body }, by);
  } finally {
    const { organisationId } = by;
    await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  }
}

/** Runs work in a transaction of the quoting service; each service has its own unit of work. */
export function inQuoting<T>(product: Product, organisationId: string, work: () => Promise<T>): Promise<T> {
  return product.app.get(CaseDocumentRepository, { strict: false })['uow'].runFor(organisationId, work);
}

const PIECE = 256 * 1024;

async function sendBytes(
  product: Product,
  { organisationId }: UserPrincipal,
  bytes: Buffer,
): Promise<string> {
  const uploadId = randomUUID();
  for (let sequence = 0; sequence * PIECE < Math.max(bytes.length, 1); sequence += 1) {
    const base64 = bytes.subarray(sequence * PIECE, (sequence + 1) * PIECE).toString('base64');
    const body = { organisationId, uploadId, sequence, base64 };
    await product.callInternal(appendUpload, { body }, { organisationId });
  }
  return uploadId;
}

/** Downloads a document piece by piece. */
export function bytesOf(
  product: Product,
  by: UserPrincipal,
  id: string,
  purpose?: 'VIEW' | 'DOWNLOAD',
): Promise<Buffer> {
  return allParts((cursor) =>
    product.call(getCaseDocumentFile, { params: { id }, query: { purpose, cursor } }, by),
  );
}

/** Returns the audit records of a case, oldest first. */
export async function actsOn(
  product: Product,
  caseId: string,
): Promise<
  {
    action: string;
    notes: string | null;
    entityLabel: string | null;
    changes: unknown[];
    actorName: string;
  }[]
> {
  const rows = await product.sql<{ data: never }>(
    `select payload->'data' as data from quoting.outbox where destination = 'evt.quoting.AuditRecorded.v1'
      and payload->'data'->>'entityId' = $1 and payload->'data'->>'entityType' = 'SURGERY_CASE' order by seq`,
    [caseId],
  );
  return rows.map(({ data }) => data);
}
