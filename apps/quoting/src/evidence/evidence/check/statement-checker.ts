import { Injectable } from '@nestjs/common';
import {
  currentContext,
  recordedHashes,
  rowFaults,
  RpcClient,
  UnitOfWork,
  type StoredRow,
} from '@quillcare/service-kit';
import { PATIENT_STATEMENT, SETTLEMENT, type StatementKind } from '../../../patient';
import { BATCH, type Stored } from './evidence.sql';

interface FoundFault {
  quoteId: string;
  place: string;
  fault: string;
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const statementsSql = ({ table, storedAt }: StatementKind) => `select e.id, to_jsonb(e) as row, e.sha256,
    e.${storedAt} > now() - interval '15 minutes' as "isFresh"
  from quoting.${table} e where e.organisation_id = $1 and e.id > $2 order by e.id limit ${BATCH}`;
const NUMBERS = `select q.id, q.quote_number as "quoteNumber", q.revision from quoting.quote q
  where q.organisation_id = $1 and q.id = any($2)`;

/** Compares patients' statements about their acceptances, and settlements of disputes, with the audit trail. */
@Injectable()
export class StatementChecker {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly rpc: RpcClient,
  ) {}

  async check(mayLag: boolean): Promise<{ count: number; faults: FoundFault[] }> {
    const both = [await this.checkKind(PATIENT_STATEMENT, mayLag), await this.checkKind(SETTLEMENT, mayLag)];
    return {
      count: both.reduce((sum, { count }) => sum + count, 0),
      faults: both.flatMap(({ faults }) => faults),
    };
  }

  // Reads the trail first, because statements reach the database before the trail.
  private async checkKind(
    kind: StatementKind,
    mayLag: boolean,
  ): Promise<{ count: number; faults: FoundFault[] }> {
    const organisationId = currentContext().organisationId ?? '';
    const recorded = await recordedHashes(this.rpc, {
      organisationId,
      entityType: 'QUOTE',
      noting: kind.note,
    });
    const stored = await this.stored(kind);
    const found = rowFaults(kind, stored, recorded, mayLag);
    const quotes = await this.quotes(found.map(({ entityId }) => entityId));
    const faults = found.map(({ entityId, fault }) => {
      const quote = quotes.get(entityId);
      const of = quote ? `${quote.quoteNumber}, version ${quote.revision}` : `quote ${entityId}`;
      return { quoteId: entityId, place: `${of}, ${kind.name}`, fault };
    });
    return { count: stored.length, faults };
  }

  private async stored(kind: StatementKind): Promise<StoredRow[]> {
    const all: StoredRow[] = [];
    for (let after = NIL_UUID; ;) {
      const rows = await this.uow.run(() =>
        this.uow.query<StoredRow & { id: string }>(statementsSql(kind), [this.uow.organisationId, after]),
      );
      all.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return all;
      after = last.id;
    }
  }

  private async quotes(
    ids: readonly string[],
  ): Promise<Map<string, Pick<Stored, 'quoteNumber' | 'revision'>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.uow.run(() => this.uow.query<Stored>(NUMBERS, [this.uow.organisationId, ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }
}
