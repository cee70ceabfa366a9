import { PAGE_NUMBER, type Block, type Paper } from '@quillcare/paper';
import { PAPER_WORDS, termsBlocks } from '@quillcare/rules';
import { CERTIFIED_ANSWER } from '../domain/certified-answer';
import { FILE_WORDS } from '../domain/certificate.words';
import { printedCode } from '../../../quote';
import { paperOf, type QuotePdf } from '../domain/quote-pdf';
import type { SigningRecord } from '../domain/signing-record';
import { certificateBlocks, choiceFacts } from './certificate-pages';
import { benefitBlocks, quoteBlocks } from './quote-pages';
import { dayAndTime } from './when';

/** Lays out a quote as a draft, as sent, or as signed with the certificate of completion. */
export function quotePaper(pdf: QuotePdf): Paper {
  const { document, documentHash, record, verify, terms } = pdf;
  const title = PAPER_WORDS.quote(document.quoteNumber);
  const paper = paperOf(document, record);
  return {
    title: `${title}, ${document.practice.name}`,
    author: document.practice.name,
    madeAt: pdf.madeAt,
    watermark: documentHash ? null : FILE_WORDS.draft.toUpperCase(),
    fact: record?.answerHash ? { name: CERTIFIED_ANSWER, value: record.answerHash } : null,
    blocks: [
      ...quoteBlocks(pdf, paper),
      ...(record ? acceptance(pdf, record) : []),
      ...(terms ? termsPages(terms) : []),
      ...(record ? certificateBlocks(pdf, record) : []),
      ...benefitBlocks(paper),
    ],
    foot: [
      {
        left: `${document.practice.name} · ${title} · ${FILE_WORDS.version(document.revision)}`,
        right: FILE_WORDS.page(PAGE_NUMBER.page, PAGE_NUMBER.pages),
      },
      { left: documentHash ? FILE_WORDS.hash(documentHash) : FILE_WORDS.draftNotice, right: '' },
      ...(verify ? [{ left: FILE_WORDS.verify(verify.url, printedCode(verify.code)), right: '' }] : []),
    ],
  };
}

/** The note on the quote itself that it was signed, with the chosen options. */
function acceptance({ document }: QuotePdf, record: SigningRecord): Block[] {
  const { signatory, patientName, acceptedAt } = record;
  const signer = signatory.role === 'PATIENT' ? patientName : signatory.name;
  const when = dayAndTime(acceptedAt, document);
  const isSigned = record.signature !== null || record.mode === 'PAPER';
  const words = isSigned ? FILE_WORDS.signedBy(signer, when) : FILE_WORDS.acceptedBy(signer, when);
  const chosen: Block[] = [
    { kind: 'heading', level: 2, text: FILE_WORDS.chosen },
    { kind: 'facts', facts: choiceFacts(record) },
  ];
  return [
    ...(record.choices.length > 0 ? chosen : []),
    { kind: 'space', height: 8 },
    { kind: 'text', style: 'strong', text: words, gap: 2, staysWithNext: true },
    { kind: 'text', style: 'muted', text: FILE_WORDS.seeCertificate },
  ];
}

function termsPages({ title, text, sha256 }: NonNullable<QuotePdf['terms']>): Block[] {
  return [
    { kind: 'newPage' },
    { kind: 'heading', level: 1, text: FILE_WORDS.terms },
    ...(title === FILE_WORDS.terms ? [] : [{ kind: 'heading', level: 2, text: title } as const]),
    ...termsBlocks(text).map(({ kind, text: words }): Block =>
      kind === 'heading'
        ? { kind: 'heading', level: 3, text: words }
        : { kind: 'text', style: 'body', text: words },
    ),
    { kind: 'text', style: 'muted', text: FILE_WORDS.termsHash(sha256) },
  ];
}
