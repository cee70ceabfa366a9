import { defineParts } from '@quillcare/service-kit';
import { ConfirmationMailer } from './confirmation-mailer';
import { ConfirmedEmailCheck } from './confirmed-email-check';
import { EmailConfirmer } from './email-confirmer';
import { EmailCorrector } from './email-corrector';
import { ConfirmEmailHandler } from './operations/confirm-email.handler';
import { CorrectEmailAtSignInHandler } from './operations/correct-email-at-sign-in.handler';
import { CorrectEmailHandler } from './operations/correct-email.handler';
import { ResendConfirmationHandler } from './operations/resend-confirmation.handler';
import { SuperAdminGranter } from './super-admin-granter';

export const confirmationParts = defineParts({
  handlers: [
    ConfirmEmailHandler,
    ResendConfirmationHandler,
    CorrectEmailHandler,
    CorrectEmailAtSignInHandler,
  ],
  providers: [ConfirmationMailer, EmailConfirmer, EmailCorrector, SuperAdminGranter, ConfirmedEmailCheck],
});
