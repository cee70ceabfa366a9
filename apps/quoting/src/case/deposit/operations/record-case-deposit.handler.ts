import { invalidInput, recordCaseDeposit, type CaseDeposit } from '@quillcare/contracts';
import { getCountryDefaults, formatMoney, findRecordingRefusal, todayIn } from '@quillcare/rules';
import { Clock, currentContext, implement, newId } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { depositFactsOf } from '../../surgery-case/domain/deposit-state';
import { depositRefusedError } from '../domain/deposit-refusal';
import { DepositReader } from './deposit.reader';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';
import { depositProblems, heldMinorOf } from '../../surgery-case/domain/case-deposit';
import { CaseWriter } from '../../surgery-case/operations/case-writer';
import { SurgeryCaseReader } from '../../surgery-case/operations/surgery-case.reader';

export const RecordCaseDepositHandler = implement(
  recordCaseDeposit,
  [CaseWriter, SurgeryCaseReader, DepositReader, DepositRefundRepository, CaseAudienceReader, Clock],
  (writer, cases, deposits, refunds, audience, clock) => ({
    prepare: ({ params }) => audience.read(params.id),

    async handle({ params, body }, practice) {
      const { version, ...given } = body;
      const present = await writer.lockVersion({ id: params.id, version, practice });
      const { row, surgeryCase: shown } = present;
      const now = clock.now();
      const { locale } = getCountryDefaults(practice.country);
      if (given.kind === 'RECEIVED') {
        const refusal = findRecordingRefusal(depositFactsOf(shown, await deposits.stored(row.id)));
        if (refusal) throw depositRefusedError(refusal, shown, locale);
      }
      const heldMinor = heldMinorOf(row.deposits) - (await refunds.sumUnderWayMinor(row.id));
      const problems = depositProblems(given, heldMinor, todayIn(now, practice.timeZone));
      if (problems.length > 0) throw invalidInput(...problems);
      const { currency } = await cases.readRow(row.id);
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
      return writer.save(present, { kind: 'DEPOSIT_RECORDED', set, detail }, practice);
    },
  }),
);
