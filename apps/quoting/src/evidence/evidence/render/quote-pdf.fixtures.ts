import type { QuoteLineInput } from '@quillcare/contracts';
import { documentOf, freeze, type QuoteDocument } from '../../../quote/quote/domain/quote-document';
import { createDraft } from '../../../quote/quote/domain/quote';
import { contentFor, INPUT, nextId, NOW, PARTIES, SURGEON } from '../../../quote/quote/domain/quote.fixtures';
import { pngDataUrl } from '../../../patient/signing/domain/signature.fixtures';
import type { QuotePdf } from '../domain/quote-pdf';
import type { SigningRecord } from '../domain/signing-record';

const PRACTICE = {
  id: '01890000-0000-7000-8000-0000000000aa',
  name: 'Tāwhiao Surgical 王',
  phone: '+61298765432',
  email: 'hello@example.com',
};

const TERMS = { version: 1, title: 'Terms and conditions', sha256: 'e'.repeat(64) };

export const picture = Buffer.from(pngDataUrl(600, 200).split(',')[1] ?? '', 'base64');

export function documentWith(
  lines: QuoteLineInput[] = [SURGEON],
  changes: Partial<QuoteDocument> = {},
): QuoteDocument {
  const { content } = contentFor({ ...INPUT, lines });
  const draft = createDraft('01890000-0000-7000-8000-0000000000bb', 'Q-2026-000001', content).quote;
  const document = documentOf({ ...draft, ...PARTIES, createdAt: NOW }, PRACTICE, TERMS, NOW);
  return { ...document, ...changes };
}

export function manyLines(count: number): QuoteLineInput[] {
  return Array.from({ length: count }, (_, at) => ({
    ...SURGEON,
    kind: at === 0 ? ('SURGEON' as const) : ('OTHER' as const),
    description: `Item number ${at + 1} of the plan`,
    unitFeeMinor: 10_000 + at,
  }));
}

export function pdfOf(document: QuoteDocument, changes: Partial<QuotePdf> = {}): QuotePdf {
  return {
    document,
    documentHash: freeze(document).sha256,
    logo: null,
    verify: { code: 'ABCD2345EFGH6789', url: 'https://quillcare.example/verify' },
    terms: null,
    record: null,
    madeAt: NOW,
    ...changes,
  };
}

/** A record of a signature drawn by the patient on their own page. */
export function recordOf(document: QuoteDocument, changes: Partial<SigningRecord> = {}): SigningRecord {
  return {
    acceptedAt: new Date('2026-11-21T03:04:05.000Z'),
    recordedAt: null,
    changesRevision: null,
    documentHash: freeze(document).sha256,
    consentWording: document.consentWording,
    mode: 'LINK',
    assurance: 'STANDARD',
    answerHash: 'a'.repeat(64),
    signatory: { role: 'PATIENT', name: '', relationship: '', authority: '', email: '', mailTo: 'PATIENT' },
    patientName: "Siobhán O'Brien",
    signature: { method: 'draw', picture, text: null },
    second: null,
    recordedByName: null,
    recordedNotes: null,
    scan: null,
    word: null,
    settlement: null,
    identification: [
      {
        by: 'DATE_OF_BIRTH',
        from: { at: new Date('2026-11-21T03:00:00.000Z'), ipAddress: '203.0.113.8' },
      },
    ],
    views: [{ at: new Date('2026-11-21T03:00:00.000Z'), device: 'iPhone', sections: ['SUMMARY', 'LINES'] }],
    messages: [],
    choices: [],
    checks: [],
    ipAddress: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (iPhone)',
    audit: { sequence: 41, hash: 'b'.repeat(64) },
    ...changes,
  };
}

export { nextId };
