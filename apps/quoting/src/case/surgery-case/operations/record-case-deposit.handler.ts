import {
  invalid,
  recordCaseDeposit,
  type CaseDeposit,
  type InputOf,
  type SurgeryCase,
} from '@quillcare/contracts';
import { countryDefaults, formatMoney, recordedDepositRefusal, todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  newId,
  OrganisationFacts,
  type Handler,
} from '@quillcare/service-kit';
import { depositFactsOf } from '../../deposit/domain/deposit-state';
import { depositRefused } from '../../deposit/domain/deposit-refusal';
import { DepositReader } from '../../deposit/operations/deposit.reader';
import { DepositRefundRepository } from '../../deposit/persistence/deposit-refund.repository';
import { depositProblems, heldOf } from '../domain/case-deposit';
import { CaseWriter, type CasePractice } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

@Implements(recordCaseDeposit)
export class RecordCaseDepositHandler implements Handler<typeof recordCaseDeposit> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly cases: SurgeryCaseReader,
    private readonly deposits: DepositReader,
    private readonly refunds: DepositRefundRepository,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  async handle(
    { params, body }: InputOf<typeof recordCaseDeposit>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const { version, ...given } = body;
    const present = await this.writer.present({ id: params.id, version, practice });
    const { row, shown } = present;
    const now = this.clock.now();
    const { locale } = countryDefaults(practice.country);
    if (given.kind === 'RECEIVED') {
      const refusal = recordedDepositRefusal(depositFactsOf(shown, await this.deposits.stored(row.id)));
      if (refusal) throw depositRefused(refusal, shown, locale);
    }
    const heldMinor = heldOf(row.deposits) - (await this.refunds.underWayMinor(row.id));
    const problems = depositProblems(given, heldMinor, todayIn(now, practice.timeZone));
    if (problems.length > 0) throw invalid(...problems);
    const { currency } = await this.cases.row(row.id);
    const deposit: CaseDeposit = {
      ...given,
      id: newId(),
      currency,
      recordedAt: now.toISOString(),
      recordedByName: currentContext().actor.name,
      online: null,
    };
    const detail = `${given.kind === 'RECEIVED' ? 'Received' : 'Refunded'} ${formatMoney(given.amountMinor, currency, locale)}`;
    const set = { deposits: [...row.deposits, deposit] };
    return this.writer.store(present, { kind: 'DEPOSIT_RECORDED', set, detail }, practice);
  }
}
