import type { QuoteLine, QuoteTotals } from '@quillcare/contracts';
import { formatMoney, type Currency } from '@quillcare/rules';

/** A line as the paper shows it, from a sent quote or the open editor. */
export type PaperLine = Omit<
  QuoteLine,
  'surgeryId' | 'amountMinor' | 'outOfPocketMinor' | 'benefitsMinor' | 'gstMinor'
>;

/** The data of the paper, for a sent quote or one being edited. */
export interface PaperQuote {
  clientName: string;
  clientEmail: string;
  doctorName: string;
  hospitalName: string | null;
  validUntil: string;
  currency: Currency;
  lines: readonly PaperLine[];
  totals: QuoteTotals;
  notesToPatient: string | null;
}

/** The surgeon's lines are the procedures; all others are fees. */
export function splitLines(lines: readonly PaperLine[]): { procedures: PaperLine[]; others: PaperLine[] } {
  return {
    procedures: lines.filter((line) => line.kind === 'SURGEON'),
    others: lines.filter((line) => line.kind !== 'SURGEON'),
  };
}

/** A doctor as patients read it: title, name and credentials. */
export function doctorLabel(doctor: {
  title: string;
  firstName: string;
  lastName: string;
  credentials: string;
}): string {
  const name = [doctor.title, doctor.firstName, doctor.lastName].filter(Boolean).join(' ');
  return doctor.credentials ? `${name}, ${doctor.credentials}` : name;
}

/** The parties that send a bill, with what each will charge; parties without a charge are left out. */
export function billersOf(totals: QuoteTotals): { biller: QuoteLine['billedBy']; amountMinor: number }[] {
  return (['PRACTICE', 'PROVIDER', 'HOSPITAL'] as const)
    .map((biller) => ({ biller, amountMinor: totals.byBiller[biller] }))
    .filter((party) => party.amountMinor !== 0);
}

/** Money for this paper's currency. */
export function moneyIn(currency: Currency): (amountMinor: number) => string {
  return (amountMinor) => formatMoney(amountMinor, currency);
}
