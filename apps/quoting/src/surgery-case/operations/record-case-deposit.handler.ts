import {
  AppError,
  invalid,
  recordCaseDeposit,
  type CaseDeposit,
  type InputOf,
  type SurgeryCase,
} from '@quillcare/contracts';
import { countryDefaults, formatMoney, todayIn } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  newId,
  OrganisationFacts,
  type Handler,
} from '@quillcare/service-kit';
import { depositProblems } from '../domain/case-deposit';
import { pathwayOpen } from '../domain/case-refusal';
import { CaseWriter, type CasePractice } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

@Implements(recordCaseDeposit)
export class RecordCaseDepositHandler implements Handler<typeof recordCaseDeposit> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly cases: SurgeryCaseReader,
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
      // Of a patient who changed their mind nothing is taken any more.
      if (row.status === 'CANCELLED')
        throw new AppError('ILLEGAL_TRANSITION', { facts: { status: row.status } });
      if (row.isDisputed) throw new AppError('CASE_DISPUTED');
      if (shown.pathway && !shown.pathway.mayBook) throw pathwayOpen(shown.pathway, locale);
    }
    const problems = depositProblems(given, row.deposits, todayIn(now, practice.timeZone));
    if (problems.length > 0) throw invalid(...problems);
    const { currency } = await this.cases.row(row.id);
    const deposit: CaseDeposit = {
      ...{ ...given, id: newId(), currency },
      ...{ recordedAt: now.toISOString(), recordedByName: currentContext().actor.name },
    };
    const detail = `${given.kind === 'RECEIVED' ? 'Received' : 'Refunded'} ${formatMoney(given.amountMinor, currency, locale)}`;
    const set = { deposits: [...row.deposits, deposit] };
    return this.writer.store(present, { kind: 'DEPOSIT_RECORDED', set, detail }, practice);
  }
}
