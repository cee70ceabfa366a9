import { BODY, COLOURS, facts, MUTED, type Row, type Sheet, STRONG, table } from '@quillcare/pdf';
import {
  BASIS_EXPLAINED,
  BENEFIT_WORDS,
  explainedLines,
  BASIS_NAMES,
  countryOf,
  formatPhone,
  glossaryOf,
  GLOSSARY,
  headlineOf,
  billsOf,
  lineAmount,
  lineBenefits,
  lineFacts,
  lineName,
  PAPER_WORDS,
  placeName,
  paperFormats,
  splitLines,
  sumRows,
  type PaperFormats,
  type PaperLine,
  type PaperQuote,
} from '@quillcare/rules';
import { FILE_WORDS } from '../domain/certificate.words';
import type { QuotePdf } from '../domain/quote-pdf';
import { QR_HEIGHT, QR_SIDE, qrPicture } from './qr-picture';

const LOGO_ROOM = { width: 132, height: 42 };
const LINE_COLUMNS = [
  { title: FILE_WORDS.lines.item, share: 0.62 },
  { title: FILE_WORDS.lines.basis, share: 0.18 },
  { title: FILE_WORDS.lines.amount, share: 0.2, isRight: true },
];
const SUM_COLUMNS = [
  { title: '', share: 0.7 },
  { title: '', share: 0.3, isRight: true },
];

/** The quote, in the order in which the patient's page shows and prints it. */
export function quotePages(sheet: Sheet, pdf: QuotePdf, paper: PaperQuote): void {
  const { document } = pdf;
  const formats = paperFormats(document.currency);
  letterhead(sheet, pdf);
  sheet.heading(PAPER_WORDS.quote(document.quoteNumber), 1);
  if (document.revision > 1) sheet.paragraph(FILE_WORDS.version(document.revision), MUTED);
  if (!pdf.documentHash) sheet.paragraph(FILE_WORDS.draftNotice, { ...STRONG, colour: COLOURS.warning });
  headline(sheet, paper, formats);
  facts(sheet, [
    { name: PAPER_WORDS.patient, value: paper.clientName },
    { name: PAPER_WORDS.email, value: paper.clientEmail },
    { name: PAPER_WORDS.doctor, value: paper.doctorName },
    { name: PAPER_WORDS.hospital, value: placeName(paper) },
    { name: PAPER_WORDS.validUntil, value: formats.date(paper.validUntil) },
  ]);
  bills(sheet, paper, formats);
  if (!pdf.record) openChoices(sheet, pdf, formats);
  const { procedures, others } = splitLines(paper.lines);
  lineGroup(sheet, PAPER_WORDS.procedures, procedures, formats);
  lineGroup(sheet, PAPER_WORDS.otherFees, others, formats);
  if (paper.notesToPatient) {
    sheet.heading(PAPER_WORDS.notes);
    sheet.paragraph(paper.notesToPatient);
  }
  glossary(sheet, paper);
}

function letterhead(sheet: Sheet, { document, logo, verify }: QuotePdf): void {
  const { name, email } = document.practice;
  const phone = document.practice.phone && formatPhone(document.practice.phone, countryOf(document.currency));
  const top = sheet.y;
  const width = verify ? sheet.width - QR_SIDE - 16 : sheet.width;
  if (logo) {
    const picture = Buffer.from(logo.data, 'base64');
    sheet.picture(picture, name, { x: sheet.left, y: sheet.y, ...LOGO_ROOM });
    sheet.y += LOGO_ROOM.height + 8;
  }
  sheet.paragraph(name, { ...STRONG, size: 11 }, { after: 0, width });
  sheet.paragraph([phone, email].filter(Boolean).join(' · '), MUTED, { after: 8, width });
  if (verify) {
    qrPicture(sheet, verify, { x: sheet.left + sheet.width - QR_SIDE, y: top });
    sheet.y = Math.max(sheet.y, top + QR_HEIGHT);
  }
  sheet.rule();
  sheet.y += 10;
}

function headline(sheet: Sheet, paper: PaperQuote, { money }: PaperFormats): void {
  const { lead, pay, total, notes } = headlineOf(paper, money);
  sheet.ensure(90);
  sheet.y += 6;
  sheet.paragraph(lead, MUTED, { after: 0 });
  const amount = total === null ? pay : `${pay} ${PAPER_WORDS.of} ${total}`;
  sheet.paragraph(amount, { size: 22, weight: 'bold', colour: COLOURS.accent }, { after: 2 });
  for (const note of notes) sheet.paragraph(note, MUTED, { after: 1 });
  sheet.y += 4;
}

function lineGroup(sheet: Sheet, title: string, lines: readonly PaperLine[], formats: PaperFormats): void {
  if (lines.length === 0) return;
  sheet.heading(title);
  table(
    sheet,
    LINE_COLUMNS,
    lines.flatMap((line) => rowsOf(line, formats)),
  );
}

function rowsOf(line: PaperLine, { money }: PaperFormats): Row[] {
  const benefits = lineBenefits(line).map(({ name, amountMinor }) => ({
    cells: [
      [{ text: name, style: MUTED }],
      [],
      [{ text: `−${money(amountMinor)}`, style: { ...BODY, colour: COLOURS.accent } }],
    ],
  }));
  const item = [
    { text: lineName(line), style: STRONG },
    { text: lineFacts(line, money).join(' · '), style: MUTED },
    { text: BASIS_EXPLAINED[line.basis], style: MUTED },
  ];
  const row = {
    cells: [
      item,
      [{ text: BASIS_NAMES[line.basis], style: BODY }],
      [{ text: lineAmount(line, money), style: STRONG }],
    ],
    isHeader: true,
  };
  return [row, ...benefits];
}

function bills(sheet: Sheet, paper: PaperQuote, { money }: PaperFormats): void {
  const parties = billsOf(paper);
  if (parties.length === 0) return;
  sheet.heading(PAPER_WORDS.bills);
  sheet.paragraph(PAPER_WORDS.billCount(parties.length), MUTED);
  const rowOf = (name: string, value: string, isStrong: boolean): Row => ({
    cells: [
      [{ text: name, style: isStrong ? STRONG : BODY }],
      [{ text: value, style: isStrong ? STRONG : BODY }],
    ],
    isHeader: true,
    isTinted: isStrong,
  });
  table(sheet, SUM_COLUMNS, [
    ...parties.map(({ name, amountMinor }) => rowOf(name, money(amountMinor), false)),
    ...sumRows(paper, money).map(({ name, value, isStrong }) => rowOf(name, value, isStrong)),
  ]);
}

/** Each combination with its total, as long as nothing was chosen. */
function openChoices(sheet: Sheet, { document }: QuotePdf, { money }: PaperFormats): void {
  const { choices } = document;
  if (!choices || choices.variants.length === 0) return;
  const names = new Map(choices.groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name])));
  sheet.heading(FILE_WORDS.choices);
  table(
    sheet,
    SUM_COLUMNS.map((column, at) => ({ ...column, title: at === 1 ? PAPER_WORDS.total : '' })),
    choices.variants.map(({ optionIds, totals }) => ({
      cells: [
        [{ text: optionIds.map((id) => names.get(id) ?? '').join(', ') || FILE_WORDS.noOption, style: BODY }],
        [{ text: money(totals.totalMinor), style: STRONG }],
      ],
      isHeader: true,
    })),
  );
}

/** How the benefits of each line came about: the page's "Why do I pay this?". */
export function benefitPages(sheet: Sheet, paper: PaperQuote): void {
  const { money, date } = paperFormats(paper.currency);
  const lines = explainedLines(paper, money);
  if (lines.length === 0) return;
  sheet.newPage();
  sheet.heading(BENEFIT_WORDS.title, 1);
  if (paper.mbsTableDate) sheet.paragraph(BENEFIT_WORDS.estimate(date(paper.mbsTableDate)), MUTED);
  for (const { name, sentences } of lines) {
    sheet.heading(name, 3);
    for (const sentence of sentences.slice(0, -1)) sheet.paragraph(sentence, BODY, { after: 1 });
    sheet.paragraph(sentences.at(-1) ?? '', STRONG);
  }
}

function glossary(sheet: Sheet, paper: PaperQuote): void {
  const keys = glossaryOf(paper);
  if (keys.length === 0) return;
  sheet.heading(PAPER_WORDS.glossary);
  for (const key of keys) {
    const { word, meaning } = GLOSSARY[key];
    sheet.paragraph(`${word}: ${meaning}`, MUTED, { after: 3 });
  }
}
