import { defineParts } from '@quillcare/service-kit';
import { IssuePasswordResetJob } from './jobs/issue-password-reset.job';
import { ChangePasswordHandler } from './operations/change-password.handler';
import { CheckResetLinkQuery } from './operations/check-reset-link.query';
import { RequestPasswordResetHandler } from './operations/request-password-reset.handler';
import { ResetPasswordHandler } from './operations/reset-password.handler';
import { PasswordChanger } from './password-changer';
import { ResetLinkLookup } from './reset-link-lookup';

export const passwordParts = defineParts({
  handlers: [RequestPasswordResetHandler, CheckResetLinkQuery, ResetPasswordHandler, ChangePasswordHandler],
  jobs: [IssuePasswordResetJob],
  providers: [PasswordChanger, ResetLinkLookup],
});
