import { createHash, randomUUID } from 'node:crypto';
import {
  appendUpload,
  discardUpload,
  recordAcceptance,
  uploadSignedScan,
  type Quote,
  type RequestOf,
  type ResultOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';

export type RecordBody = NonNullable<RequestOf<typeof recordAcceptance>['body']>;

/** A minimal PDF: just its first and last bytes. */
export const SCANNED = Buffer.from(`%PDF-1.4\n${'x'.repeat(2_000)}\nstartxref\n9\n%%EOF\n`);

/** Smaller than the maximum part of an upload. */
const PART_BYTES = 200_000;

/** Uploads a scan as the gateway does. */
export async function uploadScan(
  product: Product,
  by: UserPrincipal,
  quoteId: string,
  bytes = SCANNED,
): Promise<ResultOf<typeof uploadSignedScan>> {
  const { organisationId } = by;
  const uploadId = randomUUID();
  for (let sequence = 0; sequence * PART_BYTES < bytes.length; sequence += 1) {
    const part = bytes.subarray(sequence * PART_BYTES, (sequence + 1) * PART_BYTES);
    const body = { organisationId, uploadId, sequence, base64: part.toString('base64') };
    await product.callInternal(appendUpload, { body }, { organisationId });
  }
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const body = { uploadId, fileName: 'Signed quote.pdf', fileHash };
  const scan = await product.call(uploadSignedScan, { params: { id: quoteId }, body }, by);
  await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  return scan;
}

/** What staff record of a phone call a moment ago. */
export function recorded({ version }: Pick<Quote, 'version'>, changes: Partial<RecordBody> = {}): RecordBody {
  return {
    version,
    mode: 'TELEPHONE',
    acceptedAt: new Date().toISOString(),
    patientInfo: { agreedToTerms: true, agreedToTreatment: true, preferredDate: '2027-02-01' },
    notes: 'She called back; date of birth and address were checked.',
    ...changes,
  };
}
