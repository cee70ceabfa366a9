import { Injectable } from '@nestjs/common';
import { AppError, type OrganisationRecord, type PatientDeposit } from '@quillcare/contracts';
import { findDepositGstTreatment } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import type { DepositState } from '../../surgery-case/domain/deposit-state';
import { DepositReader } from './deposit.reader';

const CASE_OF_QUOTE = `select surgery_case_id as case_id from quoting.quote where organisation_id = $1 and id = $2`;

/** Without an acceptance no deposit is requested. */
const NO_DEPOSIT: PatientDeposit = {
  standing: 'NOT_ASKED',
  refusal: 'NOT_ACCEPTED',
  from: null,
  askedMinor: null,
  openMinor: 0,
  currency: 'AUD',
  dueOn: null,
  cancellationWords: null,
  hasFailed: false,
  isTest: false,
  businessNumber: null,
  gst: null,
  receipts: [],
};

/** Reads the deposit on a quote for its patient, inside or outside a transaction. */
@Injectable()
export class PatientDepositReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly deposits: DepositReader,
  ) {}

  async read(quoteId: string, practice: OrganisationRecord): Promise<PatientDeposit> {
    const state = await this.find(quoteId, practice);
    return state ? patientDepositOf(state) : NO_DEPOSIT;
  }

  /** Null if the quote was not accepted. */
  async find(quoteId: string, practice: OrganisationRecord): Promise<DepositState | null> {
    const found = await this.reader.one<{ caseId: string | null }>('quoting.case_of_quote', CASE_OF_QUOTE, [
      quoteId,
    ]);
    if (!found) throw new AppError('NOT_FOUND');
    return found.caseId === null ? null : this.deposits.read(found.caseId, practice);
  }
}

export function patientDepositOf(state: DepositState): PatientDeposit {
  const { stored, surgeryCase: shown, currency } = state;
  const { settings, request: ask, payments } = stored;
  const last = payments.at(-1);
  return {
    ...state,
    from: state.refusal === 'COOLING_OFF' ? state.from : null,
    cancellationWords: ask?.cancellationWords ?? null,
    hasFailed: last !== undefined && last.state !== 'PAID' && last.failedAt !== null,
    isTest: settings !== null && !settings.isLive,
    businessNumber: settings?.businessNumber ?? null,
    gst: findDepositGstTreatment(stored.lines),
    currency,
    receipts: shown.deposits.map(({ kind, amountMinor, paidOn, method, online }) => ({
      kind,
      amountMinor,
      paidOn,
      method,
      brand: online?.brand ?? null,
      lastFour: online?.lastFour ?? null,
      reference: online?.reference ?? null,
    })),
  };
}
