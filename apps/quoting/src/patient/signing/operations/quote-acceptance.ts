import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation } from '@quillcare/service-kit';
import {
  CaseChecklists,
  depositRequestFor,
  DepositSettingsRepository,
  SurgeryCaseRepository,
} from '../../../case';
import {
  accept,
  withChosenVariant,
  describeChoices,
  isSurgeryAhead,
  SURGERY_NOT_AHEAD,
  chosenVariant,
  lastCoolingOffDay,
  type QuoteChangeOptions,
  type QuoteEntity,
  QuoteFileRepository,
  QuoteRepository,
  QuoteVersionRepository,
  type StoredDocument,
  withVariant,
} from '../../../quote';
import { PatientResponseRepository } from '../persistence/patient-response.repository';
import { auditNotes, toSummary, type Acceptance } from '../domain/acceptance';

/** Accepts a quote. What follows is the same for a patient's signature and for an acceptance recorded by staff. */
@Injectable()
export class QuoteAcceptance {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly responses: PatientResponseRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly checklists: CaseChecklists,
    private readonly files: QuoteFileRepository,
    private readonly deposits: DepositSettingsRepository,
  ) {}

  /** Updates quote, answer and surgery case in the current transaction. The quote's row must already be locked. */
  async add(
    acceptance: Acceptance,
    document: StoredDocument,
    now: Date,
    options: Pick<QuoteChangeOptions, 'expectedVersion'> = {},
  ): Promise<QuoteEntity> {
    const { quoteId, acceptedAt, patientInfo, optionIds } = acceptance;
    const variant = chosenVariant(document.content, optionIds);
    const surgeryCaseId = await this.versions.caseOf(await this.quotes.get(quoteId), now);
    await this.assertCaseAllows(surgeryCaseId, acceptance);
    const coolingOffEndsOn = lastCoolingOffDay(document.content, acceptedAt);
    const accepted = {
      surgeryCaseId,
      acceptedAt,
      acceptance: toSummary(acceptance, coolingOffEndsOn),
      coolingOffEndsOn,
    };
    const answer = await this.responses.buildAcceptance(acceptance, document, variant);
    const notes = [
      auditNotes(acceptance, { document: document.sha256, answer: answer.sha256 }),
      ...describeChoices(document.content, variant),
    ].join('. ');
    const applyAcceptance = (row: QuoteEntity) => accept(withChosenVariant(row, variant), accepted, now);
    // Each version has a lock of its own, so an acceptance of another one may have come first.
    const quote = await onUniqueViolation(
      () => this.quotes.change(quoteId, applyAcceptance, { ...options, action: 'SIGN', notes }),
      'quote_accepted_once',
      () => new AppError('ALREADY_ANSWERED', { detail: OTHER_VERSION_ACCEPTED }),
    );
    await this.responses.add(answer);
    const signed = withVariant(document.content, variant);
    const former = await this.checklists.situation(surgeryCaseId, quote.timeZone);
    await this.cases.openOrContinue({
      caseId: surgeryCaseId,
      document: signed,
      depositAsk: depositRequestFor(await this.deposits.patientOffer(), signed.totals.totalMinor),
      preferredDate: patientInfo.preferredDate || null,
      siteId: quote.siteId,
      now: acceptedAt,
    });
    await this.checklists.sync(surgeryCaseId, quote.timeZone, former);
    await this.files.requestFile(quote, 'SIGNED');
    return quote;
  }

  /**
   * Throws if a change of a signed quote is accepted once its surgery has begun or was cancelled, or is recorded by staff while the
   * patient disputes what was accepted before: only the patient's own signature overrides that. Locks the case as those acts do, so
   * that exactly one of the two comes first.
   */
  private async assertCaseAllows(caseId: string, { record }: Acceptance): Promise<void> {
    const surgeryCase = await this.cases.find(caseId, { lock: true });
    if (!surgeryCase) return;
    if (!isSurgeryAhead(surgeryCase.status))
      throw new AppError(record ? 'QUOTE_NOT_ANSWERABLE' : 'LINK_WITHDRAWN', { detail: SURGERY_NOT_AHEAD });
    if (record && surgeryCase.isDisputed) throw new AppError('CASE_DISPUTED', { detail: FORMER_DISPUTED });
  }
}

const FORMER_DISPUTED =
  'The patient disputes the version accepted before. Please settle the dispute of its surgery case first.';
const OTHER_VERSION_ACCEPTED = 'Another version of this quote was already accepted.';
