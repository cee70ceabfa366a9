import { Injectable } from '@nestjs/common';
import { AppError, type SurgeryCase } from '@quillcare/contracts';
import { Clock, TenantReader } from '@quillcare/service-kit';
import type { CasePractice } from '../../surgery-case/domain/case-pathway';
import { SurgeryCaseReader } from '../../surgery-case/operations/surgery-case.reader';
import {
  depositStateOf,
  type DepositPractice,
  type DepositState,
  type StoredDeposit,
} from '../../surgery-case/domain/deposit-state';
import { underWaySince } from '../persistence/deposit-payment.repository';

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const isoInstant = (column: string) => `to_char(${column} at time zone 'UTC', ${INSTANT})`;

const PAYMENTS = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reference', p.reference, 'state', p.state,
      'amountMinor', p.amount_minor, 'startedAt', ${isoInstant('p.started_at')}, 'paidAt', ${isoInstant('p.paid_at')},
      'failedAt', ${isoInstant('p.failed_at')}, 'brand', p.brand, 'lastFour', p.last_four, 'isLive', p.is_live, 'problem', p.problem)
      order by p.place), '[]')
    from quoting.deposit_payment p where p.organisation_id = c.organisation_id and p.surgery_case_id = c.id)`;

const REFUNDS = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'paymentId', r.payment_id, 'amountMinor', r.amount_minor,
      'state', r.state, 'reason', r.reason, 'byName', r.by_name, 'startedAt', ${isoInstant('r.started_at')}) order by r.started_at), '[]')
    from quoting.deposit_refund r where r.organisation_id = c.organisation_id and r.surgery_case_id = c.id)`;

const DEPOSIT = `select c.deposit_ask as request, q.status as quote_status, q.acceptance_withdrawn_at, q.acceptance, q.currency,
    q.total_minor, q.lines,
    jsonb_build_object('procedureClass', q.procedure_class, 'currency', q.currency, 'timeZone', q.time_zone,
      'signsAloneFromAge', (select (f.canonical_json::jsonb->>'signsAloneFromAge')::int from quoting.quote_document f
        where f.organisation_id = q.organisation_id and f.quote_id = q.id and f.revision = q.revision)) as document,
    (select l.date_of_birth from quoting.patient_link l where l.organisation_id = q.organisation_id and l.quote_id = q.id
      order by l.created_at desc limit 1) as date_of_birth,
    (select jsonb_build_object('isOn', s.is_on, 'isLive', s.is_live, 'businessNumber', s.business_number)
      from quoting.deposit_settings s where s.organisation_id = c.organisation_id) as settings,
    ${PAYMENTS} as payments, ${REFUNDS} as refunds
  from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
  where c.organisation_id = $1 and c.id = $2 and c.deleted_at is null`;

/** Reads the state of a case's deposit, inside or outside a transaction. */
@Injectable()
export class DepositReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly cases: SurgeryCaseReader,
    private readonly clock: Clock,
  ) {}

  async read(caseId: string, practice: CasePractice & DepositPractice): Promise<DepositState> {
    return this.readFor(await this.cases.read(caseId, practice), practice);
  }

  /** Reads the deposit of a case that is already loaded. */
  async readFor(surgeryCase: SurgeryCase, practice: DepositPractice): Promise<DepositState> {
    const stored = await this.stored(surgeryCase.id);
    const now = this.clock.now();
    return depositStateOf(surgeryCase, stored, { now, practice, underWaySince: underWaySince(now) });
  }

  async stored(caseId: string): Promise<StoredDeposit> {
    const stored = await this.reader.one<StoredDeposit>('quoting.case_deposit', DEPOSIT, [caseId]);
    if (!stored) throw new AppError('NOT_FOUND');
    return { ...stored, totalMinor: Number(stored.totalMinor) };
  }
}
