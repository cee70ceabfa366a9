import { Injectable } from '@nestjs/common';
import { CaseChecklists } from '../../case-checklist/operations/case-checklists';
import { depositAsked } from '../../deposit/domain/deposit-settings';
import { DepositSettingsRepository } from '../../deposit/persistence/deposit-settings.repository';
import { QuoteFileRepository } from '../../evidence/persistence/quote-file.repository';
import { lastCoolingOffDay } from '../../quote/domain/cooling-off';
import { PatientResponseRepository } from '../../patient/persistence/patient-response.repository';
import { asChosen, chosenVariant, choiceNotes, withVariant } from '../../quote/domain/chosen-variant';
import { accept } from '../../quote/domain/quote';
import type { StoredDocument } from '../../quote/persistence/quote-document.repository';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository, type QuoteChangeOptions } from '../../quote/persistence/quote.repository';
import { QuoteVersionRepository } from '../../quote/persistence/quote-version.repository';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { auditNotes, summaryOf, type Acceptance } from '../domain/acceptance';

/** Accepts a quote: by the patient's signature or by what staff recorded, everything that follows is the same. */
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

  /** Quote, answer and surgery case in the open transaction; the quote's row is locked already. */
  async add(
    acceptance: Acceptance,
    document: StoredDocument,
    now: Date,
    options: Pick<QuoteChangeOptions, 'expectedVersion'> = {},
  ): Promise<QuoteEntity> {
    const { quoteId, acceptedAt, patientInfo, optionIds } = acceptance;
    const variant = chosenVariant(document.content, optionIds);
    const surgeryCaseId = await this.versions.caseOf(await this.quotes.get(quoteId), now);
    const coolingOffEndsOn = lastCoolingOffDay(document.content, acceptedAt);
    const told = {
      surgeryCaseId,
      acceptedAt,
      acceptance: summaryOf(acceptance, coolingOffEndsOn),
      coolingOffEndsOn,
    };
    const answer = await this.responses.acceptance(acceptance, document, variant);
    const quote = await this.quotes.change(quoteId, (row) => accept(asChosen(row, variant), told, now), {
      ...options,
      action: 'SIGN',
      notes: [
        auditNotes(acceptance, { document: document.sha256, answer: answer.sha256 }),
        ...choiceNotes(document.content, variant),
      ].join('. '),
    });
    await this.responses.add(answer);
    const signed = withVariant(document.content, variant);
    await this.cases.keep({
      caseId: surgeryCaseId,
      document: signed,
      depositAsk: depositAsked(await this.deposits.offer(), signed.totals.totalMinor),
      preferredDate: patientInfo.preferredDate || null,
      siteId: quote.siteId,
      now: acceptedAt,
    });
    await this.checklists.follow(surgeryCaseId, quote.timeZone);
    await this.files.ask(quote, 'SIGNED');
    return quote;
  }
}
