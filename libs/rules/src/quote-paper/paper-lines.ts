import { titledName } from '../titled-name';
import { multiplyMinor } from '../money';
import type { PaperLine, PaperQuote } from './paper';
import { BILLER_NAMES, LINE_KIND_NAMES, PAPER_WORDS, type GlossaryKey } from './words';

/** Minor units as text, in the quote's currency and the reader's locale. */
export type Money = (amountMinor: number) => string;

/** The surgeon's lines are the procedures; all others are fees. */
export function splitLines<L extends Pick<PaperLine, 'kind'>>(
  lines: readonly L[],
): { procedures: L[]; others: L[] } {
  return {
    procedures: lines.filter((line) => line.kind === 'SURGEON'),
    others: lines.filter((line) => line.kind !== 'SURGEON'),
  };
}

/** A doctor as patients read it: title, name and credentials. */
export function doctorLabel(doctor: {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly credentials: string;
}): string {
  const name = titledName(doctor);
  return doctor.credentials ? `${name}, ${doctor.credentials}` : name;
}

/** What a line is called: its description, or else what kind of fee it is. */
export function lineName(line: Pick<PaperLine, 'description' | 'kind'>): string {
  return line.description || LINE_KIND_NAMES[line.kind];
}

/** What is charged for a line, in words where it is not part of the total. */
export function lineAmount(line: Pick<PaperLine, 'basis' | 'totalMinor'>, money: Money): string {
  return line.basis === 'NOT_INCLUDED' ? PAPER_WORDS.notIncluded : money(line.totalMinor);
}

/** What stands under a line: its kind, unless it is the name; the provider; who bills; item, quantity and discount. */
export function lineFacts(line: PaperLine, money: Money): string[] {
  return explainedFacts(line, money).map(({ text }) => text);
}

/** As `lineFacts`, with the entry of the glossary that a fact has. */
export function explainedFacts(
  line: PaperLine,
  money: Money,
): { readonly text: string; readonly term?: GlossaryKey }[] {
  const isOwn = line.billedBy === 'PRACTICE';
  const biller = (isOwn ? null : line.providerName) ?? BILLER_NAMES[line.billedBy];
  const kind = LINE_KIND_NAMES[line.kind];
  const facts: { text: string; term?: GlossaryKey }[] = [];
  if (!sameText(kind, lineName(line))) facts.push({ text: kind });
  if (line.providerName && isOwn) facts.push({ text: line.providerName });
  facts.push({ text: PAPER_WORDS.billedBy(biller) });
  if (line.mbsItem) facts.push({ text: PAPER_WORDS.mbsItem(line.mbsItem), term: 'MBS_ITEM' });
  if (line.basis === 'NOT_INCLUDED') return facts;
  if (line.quantity !== 1)
    facts.push({ text: PAPER_WORDS.quantity(String(line.quantity), money(line.unitFeeMinor)) });
  if (line.discountMinor > 0) facts.push({ text: discountFact(line, money) });
  return facts;
}

/** What was charged before the discount, the discount and the GST: they add up to the line's total. */
function discountFact(line: PaperLine, money: Money): string {
  const feeMinor = multiplyMinor(line.unitFeeMinor, line.quantity);
  const gstMinor = line.totalMinor - (feeMinor - line.discountMinor);
  return PAPER_WORDS.discount(
    money(feeMinor),
    money(line.discountMinor),
    gstMinor > 0 ? money(gstMinor) : null,
  );
}

/** What is expected back for a line; nothing for one outside the total. */
export function lineBenefits(line: PaperLine): { name: string; amountMinor: number; term: GlossaryKey }[] {
  if (line.basis === 'NOT_INCLUDED') return [];
  const medicare = { name: PAPER_WORDS.medicare, amountMinor: line.medicareBenefitMinor ?? 0 };
  const fund = { name: PAPER_WORDS.fund, amountMinor: line.fundBenefitMinor ?? 0 };
  return [
    { ...medicare, term: 'MEDICARE_BENEFIT' as const },
    { ...fund, term: 'FUND_BENEFIT' as const },
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/** The words to explain on this quote: those that are printed on it, in the glossary's order. */
export function glossaryOf({ lines, totals }: Pick<PaperQuote, 'lines' | 'totals'>): GlossaryKey[] {
  if (lines.length === 0) return [];
  const counted = lines.filter(({ basis }) => basis !== 'NOT_INCLUDED');
  const has: [GlossaryKey, boolean][] = [
    ['FIXED', lines.some(({ basis }) => basis === 'FIXED')],
    ['ESTIMATE', lines.some(({ basis }) => basis === 'ESTIMATE')],
    ['NOT_INCLUDED', counted.length < lines.length],
    ['BILLED_BY', true],
    ['MBS_ITEM', lines.some(({ mbsItem }) => mbsItem)],
    ['MEDICARE_BENEFIT', counted.some(({ medicareBenefitMinor }) => medicareBenefitMinor)],
    ['FUND_BENEFIT', counted.some(({ fundBenefitMinor }) => fundBenefitMinor)],
    ['OUT_OF_POCKET', totals.benefitsMinor > 0],
    ['GST', true],
  ];
  return has.filter(([, isPrinted]) => isPrinted).map(([key]) => key);
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
