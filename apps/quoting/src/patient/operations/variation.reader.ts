import { Injectable } from '@nestjs/common';
import type { PublicVariation } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteContent } from '../../quote/domain/quote.state';
import { variationOf } from '../domain/variation';

interface Row {
  lines: QuoteContent['lines'];
  totalMinor: number;
  signedLines: QuoteContent['lines'];
  signedTotalMinor: number;
  signedRevision: number;
  signedAt: string;
}

// Both versions are frozen, so their rows say the same as their documents.
const VARIATION = `select q.lines, q.total_minor, s.lines as signed_lines, s.total_minor as signed_total_minor,
    s.revision as signed_revision, s.responded_at as signed_at
  from quoting.quote q
  join quoting.quote s on s.organisation_id = q.organisation_id and s.id = q.variation_of_id
 where q.organisation_id = $1 and q.id = $2`;

/** Reads what a changed quote changes of the signed one. */
@Injectable()
export class VariationReader {
  constructor(private readonly reader: TenantReader) {}

  async of(quoteId: string): Promise<PublicVariation | null> {
    const row = await this.reader.one<Row>('quoting.variation', VARIATION, [quoteId]);
    if (!row) return null;
    const signed = { lines: row.signedLines, totalMinor: Number(row.signedTotalMinor) };
    const changed = { lines: row.lines, totalMinor: Number(row.totalMinor) };
    return variationOf({ ...signed, revision: row.signedRevision, acceptedAt: row.signedAt }, changed);
  }
}
