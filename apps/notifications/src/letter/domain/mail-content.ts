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
  practiceClosedParams,
} from '@quillcare/contracts';
import { z } from 'zod';
import { PRODUCT_STYLE, type MailStyle } from './mail-style';
import {
  emailConfirmation,
  invitation,
  passwordChanged,
  passwordReset,
  signInTries,
  practiceClosed,
} from './templates/account';
import { caseNews, caseNewsParams } from './templates/case-news';
import { contactMessage, contactMessageParams } from './templates/contact-message';
import { digest, digestParams } from './templates/digest';
import { enquiryReceived, enquiryReceivedParams } from './templates/enquiry-received';
import { identityCode, identityCodeParams } from './templates/identity-code';
import { invoiceNews, invoiceNewsParams } from './templates/invoice-news';
import type { RenderedMail } from './templates/layout';
import { news, newsParams } from './templates/news';
import { quoteNews, quoteNewsParams } from './templates/quote-news';
import { quoteReady, quoteReadyParams } from './templates/quote-ready';
import { quoteReminder, quoteReminderParams } from './templates/quote-reminder';
import { responseNotice, responseNoticeParams } from './templates/response-notice';
import { responseReceipt, responseReceiptParams } from './templates/response-receipt';
import { recoveryCodeUsed, secondStepGuessed, secondStepOff, secondStepOn } from './templates/second-step';
import { trialNews, trialNewsParams } from './templates/trial-news';
import { welcome, welcomeParams } from './templates/welcome';

/** Every email the product sends: its template and the template's parameters. */
export const mailContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('quote-ready'), params: quoteReadyParams }),
  z.object({ template: z.literal('quote-change'), params: quoteNewsParams }),
  z.object({ template: z.literal('quote-news'), params: quoteNewsParams }),
  z.object({ template: z.literal('quote-reminder'), params: quoteReminderParams }),
  z.object({ template: z.literal('identity-code'), params: identityCodeParams }),
  z.object({ template: z.literal('response-receipt'), params: responseReceiptParams }),
  z.object({ template: z.literal('case-news'), params: caseNewsParams }),
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
  z.object({ template: z.literal('practice-closed'), params: practiceClosedParams }),
  z.object({ template: z.literal('trial-news'), params: trialNewsParams }),
  z.object({ template: z.literal('invoice-news'), params: invoiceNewsParams }),
  z.object({ template: z.literal('contact-message'), params: contactMessageParams }),
  z.object({ template: z.literal('enquiry-received'), params: enquiryReceivedParams }),
  z.object({ template: z.literal('news'), params: newsParams }),
  z.object({ template: z.literal('digest'), params: digestParams }),
]);
export type MailContent = z.infer<typeof mailContent>;
export type MailTemplate = MailContent['template'];

/** Emails that bring a version of a quote to the patient. The quote shows whether they arrived. */
export const QUOTE_TEMPLATES: readonly MailTemplate[] = ['quote-ready', 'quote-change'];

/** Emails to patients. If one fails, staff are notified. */
export const PATIENT_TEMPLATES: readonly MailTemplate[] = [
  ...QUOTE_TEMPLATES,
  'quote-news',
  'quote-reminder',
  'identity-code',
  'response-receipt',
  'case-news',
];

/**
 * Emails that a practice sends to outsiders, through its own server and in its own words. Account emails always use the
 * platform's server, because whoever runs a practice's server could read a colleague's reset link there.
 */
export const PRACTICE_TEMPLATES: readonly MailTemplate[] = [...PATIENT_TEMPLATES, 'enquiry-received'];

/**
 * Emails whose content is kept for a while if they fail, so that staff can resend them. Codes are excluded because they expire
 * quickly.
 */
export const RESENDABLE_TEMPLATES: readonly MailTemplate[] = [
  ...PRACTICE_TEMPLATES.filter((template) => template !== 'identity-code'),
  'response-notice',
];

/** Emails that are sent even to a suppressed address, because without them a person could not sign in again. */
export const SENT_DESPITE_SUPPRESSION: readonly MailTemplate[] = [
  'password-reset',
  'password-changed',
  'email-confirmation',
  'second-step-on',
  'second-step-off',
  'recovery-code-used',
  'second-step-guessed',
  'sign-in-tries',
  'practice-closed',
];

/** Renders an email. The practice's style applies only to emails that the practice sends. */
export function renderMail(content: MailContent, style: MailStyle = PRODUCT_STYLE): RenderedMail {
  switch (content.template) {
    case 'quote-ready':
      return quoteReady(content.params, style);
    case 'quote-change':
    case 'quote-news':
      return quoteNews(content.params, style);
    case 'quote-reminder':
      return quoteReminder(content.params, style);
    case 'identity-code':
      return identityCode(content.params, style);
    case 'response-receipt':
      return responseReceipt(content.params, style);
    case 'case-news':
      return caseNews(content.params, style);
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
    case 'practice-closed':
      return practiceClosed(content.params);
    case 'trial-news':
      return trialNews(content.params);
    case 'invoice-news':
      return invoiceNews(content.params);
    case 'contact-message':
      return contactMessage(content.params);
    case 'news':
      return news(content.params);
    case 'digest':
      return digest(content.params);
    case 'enquiry-received':
      return enquiryReceived(content.params, style);
  }
}
