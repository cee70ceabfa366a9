import {
  invitationParams,
  passwordChangedParams,
  passwordResetParams,
  recoveryCodeUsedParams,
  secondStepGuessedParams,
  secondStepOffParams,
  secondStepOnParams,
  emailConfirmationParams,
  signInTriesParams,
} from '@quillcare/contracts';
import { z } from 'zod';
import {
  emailConfirmation,
  invitation,
  passwordChanged,
  passwordReset,
  signInTries,
} from './templates/account';
import { contactMessage, contactMessageParams } from './templates/contact-message';
import type { RenderedMail } from './templates/layout';
import { quoteReady, quoteReadyParams } from './templates/quote-ready';
import { responseNotice, responseNoticeParams } from './templates/response-notice';
import { responseReceipt, responseReceiptParams } from './templates/response-receipt';
import { recoveryCodeUsed, secondStepGuessed, secondStepOff, secondStepOn } from './templates/second-step';
import { welcome, welcomeParams } from './templates/welcome';

/** Every email the product sends: its template with the template's parameters. */
export const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('quote-ready'), params: quoteReadyParams }),
  z.object({ template: z.literal('response-receipt'), params: responseReceiptParams }),
  z.object({ template: z.literal('response-notice'), params: responseNoticeParams }),
  z.object({ template: z.literal('welcome'), params: welcomeParams }),
  z.object({ template: z.literal('password-reset'), params: passwordResetParams }),
  z.object({ template: z.literal('password-changed'), params: passwordChangedParams }),
  z.object({ template: z.literal('invitation'), params: invitationParams }),
  z.object({ template: z.literal('second-step-on'), params: secondStepOnParams }),
  z.object({ template: z.literal('second-step-off'), params: secondStepOffParams }),
  z.object({ template: z.literal('recovery-code-used'), params: recoveryCodeUsedParams }),
  z.object({ template: z.literal('second-step-guessed'), params: secondStepGuessedParams }),
  z.object({ template: z.literal('email-confirmation'), params: emailConfirmationParams }),
  z.object({ template: z.literal('sign-in-tries'), params: signInTriesParams }),
  z.object({ template: z.literal('contact-message'), params: contactMessageParams }),
]);
export type MailContent = z.infer<typeof mailContent>;
export type MailTemplate = MailContent['template'];

/** Templates of emails to patients: when one fails, staff are notified. */
export const PATIENT_TEMPLATES: readonly MailTemplate[] = ['quote-ready', 'response-receipt'];

/** Renders an email. */
export function renderMail(content: MailContent): RenderedMail {
  switch (content.template) {
    case 'quote-ready':
      return quoteReady(content.params);
    case 'response-receipt':
      return responseReceipt(content.params);
    case 'response-notice':
      return responseNotice(content.params);
    case 'welcome':
      return welcome(content.params);
    case 'password-reset':
      return passwordReset(content.params);
    case 'password-changed':
      return passwordChanged(content.params);
    case 'invitation':
      return invitation(content.params);
    case 'second-step-on':
      return secondStepOn(content.params);
    case 'second-step-off':
      return secondStepOff(content.params);
    case 'recovery-code-used':
      return recoveryCodeUsed(content.params);
    case 'second-step-guessed':
      return secondStepGuessed(content.params);
    case 'email-confirmation':
      return emailConfirmation(content.params);
    case 'sign-in-tries':
      return signInTries(content.params);
    case 'contact-message':
      return contactMessage(content.params);
  }
}
