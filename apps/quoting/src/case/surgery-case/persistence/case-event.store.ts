import { Injectable } from '@nestjs/common';
import type { CaseClash, CaseEvent, CaseEventKind, SurgeryCaseStatus } from '@quillcare/contracts';
import { currentContext, newId, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import type { SurgeryCaseEntity } from './surgery-case.entity';

/** Status and time of a case, as an event records them before and after a change. */
export type CaseMoment = Pick<SurgeryCaseEntity, 'status' | 'startsAt'>;

export interface NewCaseEvent {
  kind: CaseEventKind;
  caseId: string;
  /** Null for the event that opens the case. */
  before: CaseMoment | null;
  after: CaseMoment;
  reason?: string | null;
  detail?: string | null;
  clashes?: readonly CaseClash[];
}

const COLUMNS = `id, kind, at, by_name, from_status, to_status, from_starts_at, to_starts_at, reason, detail, clashes`;

/** The history of cases. Append-only: the database rejects changes. */
@Injectable()
export class CaseEventStore {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
  ) {}

  /** Adds an event by the acting user, in the current transaction. */
  async add({ kind, caseId, before, after, reason, detail, clashes = [] }: NewCaseEvent): Promise<void> {
    const { actor, principal } = currentContext();
    const by = [actor.userId, principal.kind === 'patient' ? null : actor.name];
    const was: [SurgeryCaseStatus | null, Date | null] = [before?.status ?? null, before?.startsAt ?? null];
    await this.uow.query(
      `insert into quoting.case_event (id, organisation_id, case_id, kind, at, by_id, by_name, from_status, from_starts_at,
          to_status, to_starts_at, reason, detail, clashes)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[newId(), this.uow.organisationId, caseId, kind, this.uow.now(), ...by, ...was],
        ...[after.status, after.startsAt, reason ?? null, detail ?? null, JSON.stringify(clashes)],
      ],
    );
  }

  /** The newest events of a case, newest first. */
  of(caseId: string, limit: number): Promise<CaseEvent[]> {
    return this.reader.rows<CaseEvent>(
      'quoting.case_events',
      `select ${COLUMNS} from quoting.case_event where organisation_id = $1 and case_id = $2
        order by at desc, id desc limit $3`,
      [caseId, limit],
    );
  }
}
