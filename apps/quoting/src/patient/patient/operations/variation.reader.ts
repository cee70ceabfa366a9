import { Injectable } from '@nestjs/common';
import type { PublicRevision, PublicVariation } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteContent } from '../../../quote';
import { revisionOf, variationOf } from '../domain/variation';

interface Row {
  lines: QuoteContent['lines'];
  totalMinor: number;
  choices: QuoteContent['choices'];
  signedLines: QuoteContent['lines'];
  signedTotalMinor: number;
  signedRevision: number;
  signedAt: string;
  isSurgeryConfirmed: boolean;
}

// Both versions are frozen, so their rows match their documents. Whether the surgery is confirmed is as of now.
const VARIATION = `select q.lines, q.total_minor, q.choices, s.lines as signed_lines, s.total_minor as signed_total_minor,
    s.revision as signed_revision, s.responded_at as signed_at, coalesce(c.status = 'CONFIRMED', false) as is_surgery_confirmed
  from quoting.quote q
  join quoting.quote s on s.organisation_id = q.organisation_id and s.id = q.variation_of_id
  left join quoting.surgery_case c on c.organisation_id = s.organisation_id and c.id = s.surgery_case_id
 where q.organisation_id = $1 and q.id = $2`;

interface FormerRow {
  lines: QuoteContent['lines'];
  totalMinor: number;
  choices: QuoteContent['choices'];
  formerLines: QuoteContent['lines'];
  formerTotalMinor: number;
  formerChoices: QuoteContent['choices'];
  formerRevision: number;
  formerSentAt: string;
}

// The newest earlier version that was sent to the patient.
const REVISION = `select q.lines, q.total_minor, q.choices, f.lines as former_lines, f.total_minor as former_total_minor,
    f.choices as former_choices, f.revision as former_revision, f.sent_at as former_sent_at
  from quoting.quote q
  join quoting.quote f on f.organisation_id = q.organisation_id and f.quote_number = q.quote_number
    and f.revision < q.revision and f.sent_at is not null and f.deleted_at is null
 where q.organisation_id = $1 and q.id = $2
 order by f.revision desc limit 1`;

/** Reads the changes from the signed version, or from the one sent before. */
@Injectable()
export class VariationReader {
  constructor(private readonly reader: TenantReader) {}

  async readVariation(quoteId: string): Promise<PublicVariation | null> {
    const row = await this.reader.one<Row>('quoting.variation', VARIATION, [quoteId]);
    if (!row) return null;
    const signed = { lines: row.signedLines, totalMinor: Number(row.signedTotalMinor) };
    const changed = { lines: row.lines, totalMinor: Number(row.totalMinor), choices: row.choices };
    const { signedRevision: revision, signedAt: acceptedAt, isSurgeryConfirmed } = row;
    return variationOf({ ...signed, revision, acceptedAt, isSurgeryConfirmed }, changed);
  }

  async readRevision(quoteId: string): Promise<PublicRevision | null> {
    const row = await this.reader.one<FormerRow>('quoting.revision', REVISION, [quoteId]);
    if (!row) return null;
    const { formerLines, formerTotalMinor, formerChoices } = row;
    const former = { lines: formerLines, totalMinor: Number(formerTotalMinor), choices: formerChoices };
    const present = { lines: row.lines, totalMinor: Number(row.totalMinor), choices: row.choices };
    return revisionOf({ ...former, revision: row.formerRevision, sentAt: row.formerSentAt }, present);
  }
}
