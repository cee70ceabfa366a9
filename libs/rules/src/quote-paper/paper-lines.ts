import { formatTitledName } from '../titled-name';
import { multiplyMinor } from '../money';
import type { PaperLine, PaperQuote } from './paper';
import { BILLER_NAMES, LINE_KIND_NAMES, PAPER_WORDS, type GlossaryKey } from './words';

/** Formats minor units in the quote's currency and the reader's locale. */
export type MoneyFormatter = (amountMinor: number) => string;

/** Splits lines into the surgeon's, which are the procedures, and all others, which are fees. */
export function separateProcedures<L extends Pick<PaperLine, 'kind'>>(
  lines: readonly L[],
): { procedures: L[]; others: L[] } {
  return {
    procedures: lines.filter((line) => line.kind === 'SURGEON'),
    others: lines.filter((line) => line.kind !== 'SURGEON'),
  };
}

/** Formats a doctor's name for patients: title, name and credentials. */
export function formatDoctorLabel(doctor: {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly credentials: string;
}): string {
  const name = formatTitledName(doctor);
  return doctor.credentials ? `${name}, ${doctor.credentials}` : name;
}

/** Returns a line's description, or its kind if it has none. */
export function lineName(line: Pick<PaperLine, 'description' | 'kind'>): string {
  return line.description || LINE_KIND_NAMES[line.kind];
}

/** Returns the amount charged for a line, or a text if it is not part of the total. */
export function formatLineAmount(
  line: Pick<PaperLine, 'basis' | 'totalMinor'>,
  money: MoneyFormatter,
): string {
  return line.basis === 'NOT_INCLUDED' ? PAPER_WORDS.notIncluded : money(line.totalMinor);
}

/**
 * Returns the details below a line: its kind (unless that is its name), the provider, the biller, the MBS item, the quantity and
 * the discount.
 */
export function listLineFacts(line: PaperLine, money: MoneyFormatter): string[] {
  return buildLineFacts(line, money).map(({ text }) => text);
}

/** Like `listLineFacts`, with the glossary entry of each detail. */
export function buildLineFacts(
  line: PaperLine,
  money: MoneyFormatter,
): { readonly text: string; readonly term?: GlossaryKey }[] {
  const isOwn = line.billedBy === 'PRACTICE';
  const biller = (isOwn ? null : line.providerName) ?? BILLER_NAMES[line.billedBy];
  const kind = LINE_KIND_NAMES[line.kind];
  const facts: { text: string; term?: GlossaryKey }[] = [];
  if (!isSameText(kind, lineName(line))) facts.push({ text: kind });
  if (line.providerName && isOwn) facts.push({ text: line.providerName });
  facts.push({ text: PAPER_WORDS.billedBy(biller) });
  if (line.mbsItem) facts.push({ text: PAPER_WORDS.mbsItem(line.mbsItem), term: 'MBS_ITEM' });
  if (line.basis === 'NOT_INCLUDED') return facts;
  const { quantity, unitFeeMinor, discountMinor } = line;
  const feeMinor = multiplyMinor(unitFeeMinor, quantity);
  const gstMinor = line.totalMinor - (feeMinor - discountMinor);
  // Fees exclude GST, so whichever comes last states it: the parts add up to the line's total.
  const gst = gstMinor > 0 ? money(gstMinor) : null;
  if (quantity !== 1)
    facts.push({
      text: PAPER_WORDS.quantity(String(quantity), money(unitFeeMinor), discountMinor > 0 ? null : gst),
    });
  if (discountMinor > 0)
    facts.push({ text: PAPER_WORDS.discount(money(feeMinor), money(discountMinor), gst) });
  return facts;
}

/** Returns the expected benefits of a line, in minor units. Empty for a line outside the total. */
export function listLineBenefits(
  line: PaperLine,
): { name: string; amountMinor: number; term: GlossaryKey }[] {
  if (line.basis === 'NOT_INCLUDED') return [];
  const medicare = { name: PAPER_WORDS.medicare, amountMinor: line.medicareBenefitMinor ?? 0 };
  const fund = { name: PAPER_WORDS.fund, amountMinor: line.fundBenefitMinor ?? 0 };
  return [
    { ...medicare, term: 'MEDICARE_BENEFIT' as const },
    { ...fund, term: 'FUND_BENEFIT' as const },
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/** Returns the terms to explain on this quote: those printed on it, in the glossary's order. */
export function collectGlossaryKeys({ lines, totals }: Pick<PaperQuote, 'lines' | 'totals'>): GlossaryKey[] {
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

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
