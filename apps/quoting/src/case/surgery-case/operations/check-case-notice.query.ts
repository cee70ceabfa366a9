import { checkCaseNotice } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { CaseSettingsRepository } from '../../case-settings/persistence/case-settings.repository';
import { isNoticeDue } from '../domain/case-notice';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';

/** Called again just before the email is sent, because the case may have changed while it was queued. */
export const CheckCaseNoticeQuery = implement(
  checkCaseNotice,
  [SurgeryCaseRepository, CaseSettingsRepository, UnitOfWork],
  (cases, settings, uow) => ({
    handle({ body }) {
      const { organisationId, surgeryCaseId, kind, startsAt } = body;
      return uow.runFor(organisationId, async () => {
        const present = await cases.find(surgeryCaseId);
        const { tellsPatients } = await settings.current();
        const notice = { kind, startsAt: startsAt === null ? null : new Date(startsAt) };
        return { isDue: tellsPatients && present !== null && isNoticeDue(notice, present) };
      });
    },
  }),
);
