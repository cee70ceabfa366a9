import { defineParts } from '@quillcare/service-kit';
import { IssuePasswordResetJob } from './jobs/issue-password-reset.job';
import { ChangePasswordHandler } from './operations/change-password.handler';
import { CheckResetLinkQuery } from './operations/check-reset-link.query';
import { RequestPasswordResetHandler } from './operations/request-password-reset.handler';
import { ResetPasswordHandler } from './operations/reset-password.handler';
import { PasswordChanger } from './password-changer';
import { AccountTokenEntity } from './persistence/account-token.entity';
import { AccountTokenRepository } from './persistence/account-token.repository';
import { ResetLinkLookup } from './reset-link-lookup';

/** Passwords: changed, forgotten and reset. */
export const passwordParts = defineParts({
  entities: [AccountTokenEntity],
  handlers: [RequestPasswordResetHandler, CheckResetLinkQuery, ResetPasswordHandler, ChangePasswordHandler],
  jobs: [IssuePasswordResetJob],
  providers: [AccountTokenRepository, PasswordChanger, ResetLinkLookup],
});
