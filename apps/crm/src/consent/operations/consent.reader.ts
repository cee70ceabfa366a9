import { Injectable } from '@nestjs/common';
import { MOST_DECISIONS, type ClientConsents, type ConsentDecision } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { FAMILY } from '../../merge/client-family.sql';
import { consentsInForce, newestFirst } from '../domain/consents-in-force';

type Row = Omit<ConsentDecision, 'recordedBy'> & { recordedBy: string | null };

const COLUMNS = 'c.id, c.channel, c.is_given, c.source, c.note, c.decided_at, c.recorded_by';
const OF_FAMILY = 'crm.client_consent c join family on c.client_id = family.id where c.organisation_id = $1';

// The latest decision of each channel, however long the history is, plus the most recent decisions overall.
const DECISIONS = `with recursive ${FAMILY}
  (select distinct on (c.channel) ${COLUMNS} from ${OF_FAMILY} order by c.channel, c.decided_at desc, c.id desc)
  union (select ${COLUMNS} from ${OF_FAMILY} order by c.decided_at desc, c.id desc limit ${MOST_DECISIONS})`;

/** Reads a client's contact consents, including those recorded on clients merged into it. */
@Injectable()
export class ConsentReader {
  constructor(private readonly reader: TenantReader) {}

  async rows(clientId: string): Promise<Row[]> {
    const rows = await this.reader.rows<Row>('crm.client_consents', DECISIONS, [clientId]);
    return rows.sort(newestFirst);
  }
}

/** Maps decisions to the contract, with the names of those who recorded them. */
export function shownConsents(
  rows: readonly Row[],
  names: ReadonlyMap<string, string | null>,
): ClientConsents {
  const history = rows.map((row) => ({
    ...row,
    recordedBy:
      row.recordedBy === null ? null : { id: row.recordedBy, name: names.get(row.recordedBy) ?? null },
  }));
  return { channels: consentsInForce(history), history: history.slice(0, MOST_DECISIONS) };
}
