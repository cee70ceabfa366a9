import type { ArchiveTotals, PracticeArchive } from '@quillcare/contracts';

type Row = Readonly<Record<string, unknown>>;
type Sums = ArchiveTotals['quotes'];

/** Totals for the manifest, counted while the records are written. */
export class ArchiveCounts {
  private readonly quotes: Sums = {};
  private readonly invoices: Sums = {};
  private signatures = 0;
  private auditChain: ArchiveTotals['auditChain'] = null;
  records = 0;
  practice: PracticeArchive['practice'] | null = null;

  add(table: string, row: Row): void {
    this.records += 1;
    if (table === 'quoting.quote') addTo(this.quotes, row);
    if (table === 'billing.invoice') addTo(this.invoices, row);
    if (table === 'quoting.patient_response' && row['signature_method'] !== null) this.signatures += 1;
    if (table === 'audit.entry') this.link(row);
    if (table === 'identity.organisation') this.practice = toPractice(row);
  }

  totals(documents: number): ArchiveTotals {
    const { records, quotes, invoices, signatures, auditChain } = this;
    return { records, documents, quotes, invoices, signatures, auditChain };
  }

  private link(row: Row): void {
    const sequence = Number(row['sequence']);
    if (sequence > (this.auditChain?.sequence ?? 0))
      this.auditChain = { sequence, hash: String(row['hash']) };
  }
}

function addTo(sums: Sums, row: Row): void {
  const currency = String(row['currency']);
  const { count, totalMinor } = sums[currency] ?? { count: 0, totalMinor: 0 };
  sums[currency] = { count: count + 1, totalMinor: totalMinor + Number(row['total_minor']) };
}

function toPractice(row: Row): PracticeArchive['practice'] {
  const text = (column: string) => String(row[column]);
  return {
    id: text('id'),
    name: text('name'),
    country: text('country'),
    currency: text('currency'),
    timeZone: text('time_zone'),
  };
}
