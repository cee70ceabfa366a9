import { checkCaseNotice, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CaseSettingsRepository } from '../../case-settings/persistence/case-settings.repository';
import { isNoticeDue } from '../domain/case-notice';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';

/** Asked right before the email goes as well: the case may have moved on while it waited. */
@Implements(checkCaseNotice)
export class CheckCaseNoticeQuery implements Handler<typeof checkCaseNotice> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly settings: CaseSettingsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ body }: InputOf<typeof checkCaseNotice>): Promise<ResultOf<typeof checkCaseNotice>> {
    const { organisationId, surgeryCaseId, kind, startsAt } = body;
    return this.uow.runFor(organisationId, async () => {
      const present = await this.cases.find(surgeryCaseId);
      const { tellsPatients } = await this.settings.current();
      const notice = { kind, startsAt: startsAt === null ? null : new Date(startsAt) };
      return { isDue: tellsPatients && present !== null && isNoticeDue(notice, present) };
    });
  }
}
