import { Injectable } from '@nestjs/common';
import { MAX_CONSENT_DECISIONS, type ClientConsents, type ConsentDecision } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { FAMILY } from '../../merge/client-family.sql';
import { latestPerChannel, compareNewestFirst } from '../domain/consents-in-force';

type Row = Omit<ConsentDecision, 'recordedBy'> & { recordedBy: string | null };

const COLUMNS = 'c.id, c.channel, c.is_given, c.source, c.note, c.decided_at, c.recorded_by';
const FAMILY_CONSENTS =
  'crm.client_consent c join family on c.client_id = family.id where c.organisation_id = $1';

// The latest decision of each channel, however long the history is, plus the most recent decisions overall.
const DECISIONS = `with recursive ${FAMILY}
  (select distinct on (c.channel) ${COLUMNS} from ${FAMILY_CONSENTS} order by c.channel, c.decided_at desc, c.id desc)
  union (select ${COLUMNS} from ${FAMILY_CONSENTS} order by c.decided_at desc, c.id desc limit ${MAX_CONSENT_DECISIONS})`;

/** Reads a client's contact consents, including those recorded on clients merged into it. */
@Injectable()
export class ConsentReader {
  constructor(private readonly reader: TenantReader) {}

  async readRows(clientId: string): Promise<Row[]> {
    const rows = await this.reader.rows<Row>('crm.client_consents', DECISIONS, [clientId]);
    return rows.sort(compareNewestFirst);
  }
}

/** Maps decisions to the contract, with the names of those who recorded them. */
export function toClientConsents(
  rows: readonly Row[],
  names: ReadonlyMap<string, string | null>,
): ClientConsents {
  const history = rows.map((row) => ({
    ...row,
    recordedBy:
      row.recordedBy === null ? null : { id: row.recordedBy, name: names.get(row.recordedBy) ?? null },
  }));
  return { channels: latestPerChannel(history), history: history.slice(0, MAX_CONSENT_DECISIONS) };
}
