import type { Block, Row, StyledText } from '@quillcare/paper';
import {
  BASIS_EXPLAINED,
  BENEFIT_WORDS,
  explainedLines,
  BASIS_NAMES,
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
import { letterheadOf } from './letterhead';

const LINE_COLUMNS = [
  { title: FILE_WORDS.lines.item, share: 0.62 },
  { title: FILE_WORDS.lines.basis, share: 0.18 },
  { title: FILE_WORDS.lines.amount, share: 0.2, isRight: true },
];
const SUM_COLUMNS = [
  { title: '', share: 0.7 },
  { title: '', share: 0.3, isRight: true },
];

/** The quote in the order in which the patient page shows and prints it. */
export function quoteBlocks(pdf: QuotePdf, paper: PaperQuote): Block[] {
  const { document } = pdf;
  const formats = paperFormats(document.currency);
  const { procedures, others } = splitLines(paper.lines);
  return [
    letterheadOf(pdf),
    { kind: 'heading', level: 1, text: PAPER_WORDS.quote(document.quoteNumber) },
    ...(document.revision > 1 ? [muted(FILE_WORDS.version(document.revision))] : []),
    ...(pdf.documentHash ? [] : [{ kind: 'text', style: 'notice', text: FILE_WORDS.draftNotice } as const]),
    headline(paper, formats),
    {
      kind: 'facts',
      facts: [
        { name: PAPER_WORDS.patient, value: paper.clientName },
        { name: PAPER_WORDS.email, value: paper.clientEmail },
        { name: PAPER_WORDS.doctor, value: paper.doctorName },
        { name: PAPER_WORDS.hospital, value: placeName(paper) },
        { name: PAPER_WORDS.validUntil, value: formats.date(paper.validUntil) },
      ],
    },
    ...bills(paper, formats),
    ...(pdf.record ? [] : openChoices(pdf, formats)),
    ...lineGroup(PAPER_WORDS.procedures, procedures, formats),
    ...lineGroup(PAPER_WORDS.otherFees, others, formats),
    ...notes(paper),
    ...glossary(paper),
  ];
}

function headline(paper: PaperQuote, { money }: PaperFormats): Block {
  const { lead, pay, total, notes: remarks } = headlineOf(paper, money);
  const amount = total === null ? pay : `${pay} ${PAPER_WORDS.of} ${total}`;
  return {
    kind: 'together',
    blocks: [
      { kind: 'space', height: 6 },
      muted(lead, 0),
      { kind: 'text', style: 'amount', text: amount, gap: 2 },
      ...remarks.map((remark) => muted(remark, 1)),
      { kind: 'space', height: 4 },
    ],
  };
}

function lineGroup(title: string, lines: readonly PaperLine[], formats: PaperFormats): Block[] {
  if (lines.length === 0) return [];
  const rows = lines.flatMap((line) => rowsOf(line, formats));
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'table', columns: LINE_COLUMNS, rows },
  ];
}

function rowsOf(line: PaperLine, { money }: PaperFormats): Row[] {
  const benefits = lineBenefits(line).map(({ name, amountMinor }): Row => ({
    cells: [[{ text: name, style: 'muted' }], [], [{ text: `−${money(amountMinor)}`, style: 'less' }]],
  }));
  const item: StyledText[] = [
    { text: lineName(line), style: 'strong' },
    { text: lineFacts(line, money).join(' · '), style: 'muted' },
    { text: BASIS_EXPLAINED[line.basis], style: 'muted' },
  ];
  const row: Row = {
    cells: [
      item,
      [{ text: BASIS_NAMES[line.basis], style: 'body' }],
      [{ text: lineAmount(line, money), style: 'strong' }],
    ],
  };
  return [row, ...benefits];
}

function bills(paper: PaperQuote, { money }: PaperFormats): Block[] {
  const parties = billsOf(paper);
  if (parties.length === 0) return [];
  const rowOf = (name: string, value: string, isStrong: boolean): Row => ({
    cells: [name, value].map((text) => [{ text, style: isStrong ? 'strong' : 'body' }]),
    isTinted: isStrong,
  });
  const rows = [
    ...parties.map(({ name, amountMinor }) => rowOf(name, money(amountMinor), false)),
    ...sumRows(paper, money).map(({ name, value, isStrong }) => rowOf(name, value, isStrong)),
  ];
  return [
    { kind: 'heading', level: 2, text: PAPER_WORDS.bills },
    muted(PAPER_WORDS.billCount(parties.length)),
    { kind: 'table', columns: SUM_COLUMNS, rows },
  ];
}

/** Every combination of options with its total, until one is chosen. */
function openChoices({ document }: QuotePdf, { money }: PaperFormats): Block[] {
  const { choices } = document;
  if (!choices || choices.variants.length === 0) return [];
  const names = new Map(choices.groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name])));
  const columns = SUM_COLUMNS.map((column, at) => ({ ...column, title: at === 1 ? PAPER_WORDS.total : '' }));
  const rows = choices.variants.map(({ optionIds, totals }): Row => {
    const chosen = optionIds.map((id) => names.get(id) ?? '').join(', ') || FILE_WORDS.noOption;
    return {
      cells: [[{ text: chosen, style: 'body' }], [{ text: money(totals.totalMinor), style: 'strong' }]],
    };
  });
  return [
    { kind: 'heading', level: 2, text: FILE_WORDS.choices },
    { kind: 'table', columns, rows },
  ];
}

/** How the benefits of each line were determined; "Why do I pay this?" on the patient page. */
export function benefitBlocks(paper: PaperQuote): Block[] {
  const { money, date } = paperFormats(paper.currency);
  const lines = explainedLines(paper, money);
  if (lines.length === 0) return [];
  return [
    { kind: 'newPage' },
    { kind: 'heading', level: 1, text: BENEFIT_WORDS.title },
    ...(paper.mbsTableDate ? [muted(BENEFIT_WORDS.estimate(date(paper.mbsTableDate)))] : []),
    ...lines.flatMap(({ name, sentences }): Block[] => [
      { kind: 'heading', level: 3, text: name },
      ...sentences.slice(0, -1).map((text): Block => ({ kind: 'text', style: 'body', text, gap: 1 })),
      { kind: 'text', style: 'strong', text: sentences.at(-1) ?? '' },
    ]),
  ];
}

function notes({ notesToPatient }: PaperQuote): Block[] {
  if (!notesToPatient) return [];
  return [
    { kind: 'heading', level: 2, text: PAPER_WORDS.notes },
    { kind: 'text', style: 'body', text: notesToPatient },
  ];
}

function glossary(paper: PaperQuote): Block[] {
  const keys = glossaryOf(paper);
  if (keys.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: PAPER_WORDS.glossary },
    ...keys.map((key) => muted(`${GLOSSARY[key].word}: ${GLOSSARY[key].meaning}`, 3)),
  ];
}

function muted(text: string, gap?: number): Block {
  return { kind: 'text', style: 'muted', text, gap };
}
