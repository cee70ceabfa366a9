import { facts, MUTED, Sheet, STRONG } from '@quillcare/pdf';
import { PAPER_WORDS, termsBlocks } from '@quillcare/rules';
import { CERTIFIED_ANSWER } from '../domain/certified-answer';
import { FILE_WORDS } from '../domain/certificate.words';
import { paperOf, printedCode, type QuotePdf } from '../domain/quote-pdf';
import type { SigningRecord } from '../domain/signing-record';
import { certificatePages, choiceFacts } from './certificate-pages';
import { benefitPages, quotePages } from './quote-pages';
import { dayAndTime } from './when';

/** The PDF file of a quote: as a draft, as it was sent, or as it was signed, with the certificate of completion. */
export async function renderQuote(pdf: QuotePdf): Promise<Buffer> {
  const { document, documentHash, record, verify, terms } = pdf;
  const title = PAPER_WORDS.quote(document.quoteNumber);
  const sheet = new Sheet({
    title: `${title}, ${document.practice.name}`,
    author: document.practice.name,
    madeAt: pdf.madeAt,
    watermark: documentHash ? null : FILE_WORDS.draft.toUpperCase(),
    facts: record?.answerHash ? { [CERTIFIED_ANSWER]: record.answerHash } : {},
  });
  const paper = paperOf(document, record);
  quotePages(sheet, pdf, paper);
  if (record) acceptance(sheet, pdf, record);
  if (terms) termsPages(sheet, terms);
  if (record) certificatePages(sheet, pdf, record);
  benefitPages(sheet, paper);
  return sheet.finish((page, pages) => [
    {
      left: `${document.practice.name} · ${title} · ${FILE_WORDS.version(document.revision)}`,
      right: FILE_WORDS.page(page, pages),
    },
    { left: documentHash ? FILE_WORDS.hash(documentHash) : FILE_WORDS.draftNotice, right: '' },
    { left: verify ? FILE_WORDS.verify(verify.url, printedCode(verify.code)) : '', right: '' },
  ]);
}

/** On the quote itself: that it was signed, and what was chosen. */
function acceptance(sheet: Sheet, { document }: QuotePdf, record: SigningRecord): void {
  const { signatory, patientName, acceptedAt } = record;
  if (record.choices.length > 0) {
    sheet.heading(FILE_WORDS.chosen);
    facts(sheet, choiceFacts(record));
  }
  const signer = signatory.role === 'PATIENT' ? patientName : signatory.name;
  const when = dayAndTime(acceptedAt, document);
  const isSigned = record.signature !== null || record.mode === 'PAPER';
  sheet.ensure(60);
  sheet.y += 8;
  const words = isSigned ? FILE_WORDS.signedBy(signer, when) : FILE_WORDS.acceptedBy(signer, when);
  sheet.paragraph(words, STRONG, { after: 2 });
  sheet.paragraph(FILE_WORDS.seeCertificate, MUTED);
}

function termsPages(sheet: Sheet, { title, text, sha256 }: NonNullable<QuotePdf['terms']>): void {
  sheet.newPage();
  sheet.heading(FILE_WORDS.terms, 1);
  if (title !== FILE_WORDS.terms) sheet.heading(title);
  for (const { kind, text: words } of termsBlocks(text))
    if (kind === 'heading') sheet.heading(words, 3);
    else sheet.paragraph(words);
  sheet.paragraph(FILE_WORDS.termsHash(sha256), MUTED);
}
