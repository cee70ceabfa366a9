import { formatDate } from '../dates';
import { formatMoney, localeForCurrency, type Currency } from '../money';
import type { BilledBy } from '../quote-totals';
import type { PaperLine, PaperQuote } from './paper';
import { lineName, type MoneyFormatter } from './paper-lines';
import { BILLER_HEADINGS, PAPER_WORDS, type GlossaryKey } from './words';

export interface PaperFormats {
  readonly money: MoneyFormatter;
  readonly date: (isoDate: string) => string;
}

export function createPaperFormats(
  currency: Currency,
  locale: string = localeForCurrency(currency),
): PaperFormats {
  return {
    money: (amountMinor) => formatMoney(amountMinor, currency, locale),
    date: (isoDate) => formatDate(isoDate, locale),
  };
}

/** The headline "You pay about $3,469.50 of $5,300.00". The total is as large as the amount to pay. */
export interface QuoteHeadline {
  readonly lead: string;
  readonly pay: string;
  /** The total, if benefits make it different from `pay`. Otherwise null. */
  readonly total: string | null;
  /** Sentences below it: the source of benefits, exclusions, estimates and GST. */
  readonly notes: readonly string[];
}

export function buildHeadline(
  { lines, totals, placeResults }: Pick<PaperQuote, 'lines' | 'totals' | 'placeResults'>,
  money: MoneyFormatter,
): QuoteHeadline {
  const hasBenefits = totals.benefitsMinor > 0;
  const notIncluded = lines.filter(({ basis }) => basis === 'NOT_INCLUDED').map(lineName);
  const notes = [
    hasBenefits && formatBenefitsNote(lines, money(totals.benefitsMinor)),
    placeResults != null &&
      PAPER_WORDS.eitherPlace(
        money(placeResults.HOSPITAL.outOfPocketMinor),
        money(placeResults.ROOMS.outOfPocketMinor),
      ),
    totals.estimate && PAPER_WORDS.estimateNote,
    notIncluded.length > 0 && PAPER_WORDS.notInTotal(notIncluded.join(', ')),
    `${totals.gstMinor > 0 ? PAPER_WORDS.gstIncluded(money(totals.gstMinor)) : PAPER_WORDS.noGst}.`,
  ];
  return {
    lead: hasBenefits || totals.estimate ? PAPER_WORDS.youPayAbout : PAPER_WORDS.youPay,
    pay: money(totals.outOfPocketMinor),
    total: hasBenefits ? money(totals.totalMinor) : null,
    notes: notes.filter((note) => note !== false),
  };
}

function formatBenefitsNote(lines: readonly PaperLine[], amount: string): string {
  const medicare = lines.some(({ medicareBenefitMinor }) => medicareBenefitMinor);
  const fund = lines.some(({ fundBenefitMinor }) => fundBenefitMinor);
  const from = medicare && fund ? 'both' : fund ? 'fund' : 'medicare';
  return PAPER_WORDS.expectedFrom[from](amount);
}

/** Returns the place of the surgery as printed. */
export function formatPlaceName({ hospitalName, place }: Pick<PaperQuote, 'hospitalName' | 'place'>): string {
  return hospitalName ?? (place === 'ROOMS' ? PAPER_WORDS.inRooms : PAPER_WORDS.noHospital);
}

export interface BillerTotal {
  readonly biller: BilledBy;
  readonly name: string;
  readonly amountMinor: number;
  /** Its fraction of the total, from 0 to 1. */
  readonly share: number;
}

/**
 * Returns the bills that make up the total: the practice's, one per provider and one per hospital, the largest of each kind
 * first.
 */
export function totalByBiller({
  lines,
  totals,
  practiceName,
  hospitalName,
}: Pick<PaperQuote, 'lines' | 'totals' | 'practiceName' | 'hospitalName'>): BillerTotal[] {
  const known = { PRACTICE: practiceName, PROVIDER: null, HOSPITAL: hospitalName };
  const bills = new Map<string, { biller: BilledBy; name: string; amountMinor: number }>();
  for (const line of lines) {
    if (line.basis === 'NOT_INCLUDED' || line.totalMinor === 0) continue;
    const provider = line.billedBy === 'PRACTICE' ? null : line.providerName;
    const name = provider || known[line.billedBy] || BILLER_HEADINGS[line.billedBy];
    const key = `${line.billedBy} ${name}`;
    const { amountMinor } = bills.get(key) ?? { amountMinor: 0 };
    bills.set(key, { biller: line.billedBy, name, amountMinor: amountMinor + line.totalMinor });
  }
  const order = Object.keys(BILLER_HEADINGS);
  return [...bills.values()]
    .sort(
      (one, other) =>
        order.indexOf(one.biller) - order.indexOf(other.biller) || other.amountMinor - one.amountMinor,
    )
    .map((bill) => ({ ...bill, share: totals.totalMinor > 0 ? bill.amountMinor / totals.totalMinor : 0 }));
}

export interface SumRow {
  readonly name: string;
  readonly value: string;
  readonly isStrong: boolean;
  readonly term?: GlossaryKey;
}

/** Returns the rows below the bills: the total, and if there are benefits, the benefits and the out-of-pocket amount. */
export function buildSumRows({ totals }: Pick<PaperQuote, 'totals'>, money: MoneyFormatter): SumRow[] {
  const total = { name: PAPER_WORDS.total, value: money(totals.totalMinor), isStrong: true };
  if (totals.benefitsMinor === 0) return [total];
  return [
    total,
    { name: PAPER_WORDS.benefits, value: `−${money(totals.benefitsMinor)}`, isStrong: false },
    {
      name: PAPER_WORDS.outOfPocket,
      value: money(totals.outOfPocketMinor),
      isStrong: true,
      term: 'OUT_OF_POCKET',
    },
  ];
}
