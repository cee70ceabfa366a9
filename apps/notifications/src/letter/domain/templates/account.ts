import type {
  emailConfirmationParams,
  invitationParams,
  passwordChangedParams,
  passwordResetParams,
  practiceClosedParams,
  Role,
  signInTriesParams,
} from '@quillcare/contracts';
import { formatDate } from '@quillcare/rules';
import type { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

const SIGN_OFF = ['Kind regards', 'The Quillcare team'];

const ROLES: Record<Role, string> = {
  SUPER_ADMIN: 'a platform administrator',
  ORG_ADMIN: 'an organisation administrator',
  SALES_MANAGER: 'a sales manager',
  LEAD_COORDINATOR: 'a lead coordinator',
  USER: 'a user',
};

/** Password reset link, to a user who forgot the password. */
export function passwordReset({ name, link, minutes }: z.infer<typeof passwordResetParams>): RenderedMail {
  return renderLayout({
    subject: 'Set a new password',
    greeting: formatGreeting(name),
    paragraphs: [
      'We received a request to reset the password of your Quillcare account.',
      `The link works once and expires in ${minutes === 60 ? 'one hour' : `${minutes} minutes`}. Once you have set a new password, you will be signed out on all your devices.`,
      'If you did not ask for this, you can ignore this email. Your password has not changed.',
    ],
    action: { label: 'Set a new password', url: link },
    signOff: SIGN_OFF,
  });
}

/** Notice to an account's owner that the password was changed. */
export function passwordChanged({
  name,
  changedOn,
  loginUrl,
}: z.infer<typeof passwordChangedParams>): RenderedMail {
  return renderLayout({
    subject: 'Your password was changed',
    greeting: formatGreeting(name),
    paragraphs: [
      `The password of your Quillcare account was changed on ${formatDate(changedOn)}. You have been signed out on all your other devices.`,
      "If this was not you, open the sign-in page straight away, choose 'Forgot your password?' and tell your practice’s administrator.",
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

export function invitation(params: z.infer<typeof invitationParams>): RenderedMail {
  const { name, practiceName, inviterName, role, link, expiresOn } = params;
  return renderLayout({
    subject: `${practiceName} has invited you to Quillcare`,
    greeting: formatGreeting(name),
    paragraphs: [
      `${inviterName} has invited you to join ${practiceName} on Quillcare as ${ROLES[role]}.`,
      `Open the link and choose a password. The invitation expires on ${formatDate(expiresOn)}.`,
      'If you were not expecting this invitation, you can ignore this email.',
    ],
    action: { label: 'Accept the invitation', url: link },
    signOff: SIGN_OFF,
  });
}

/** Address confirmation link, to a user who signed up. */
export function emailConfirmation(params: z.infer<typeof emailConfirmationParams>): RenderedMail {
  const { name, link, hours } = params;
  return renderLayout({
    subject: 'Confirm your email address',
    greeting: formatGreeting(name),
    paragraphs: [
      'Please confirm that this is the email address of your Quillcare account. You need it to sign in.',
      `The link works once and expires in ${hours} hours. If it has expired, sign in and we will send you a new one.`,
      'If you did not create an account, someone has probably mistyped their email address. Please ignore this email and do not open the link.',
    ],
    action: { label: 'Confirm my address', url: link },
    signOff: SIGN_OFF,
  });
}

/** Warning to an account's owner about repeated wrong passwords. */
export function signInTries({ name, resetUrl }: z.infer<typeof signInTriesParams>): RenderedMail {
  return renderLayout({
    subject: 'Someone is trying to sign in to your account',
    greeting: formatGreeting(name),
    paragraphs: [
      'In the last hour someone tried many times to sign in to your Quillcare account, on a device you have not used before. We now make them wait between attempts.',
      'Nothing changes on the devices you already use. On a new device you may have to wait before you can sign in. To get in straight away, set a new password with the link below.',
      'If this was you, there is nothing you need to do. If it was not, and your password is easy to guess or you use it elsewhere, please choose a new one. Your profile shows where you are signed in.',
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    signOff: SIGN_OFF,
  });
}

/** Notice to each administrator of a closed practice, with the deadline for exporting its data. */
export function practiceClosed(params: z.infer<typeof practiceClosedParams>): RenderedMail {
  const { name, practiceName, lastDay, exportUrl } = params;
  return renderLayout({
    subject: `${practiceName} is closed on Quillcare: export your data by ${formatDate(lastDay)}`,
    greeting: formatGreeting(name),
    paragraphs: [
      `${practiceName} is closed on Quillcare. Your team can no longer sign in. You and the other administrators can, to read and export everything, up to and including ${formatDate(lastDay)}.`,
      'Please export what you must keep, such as health records, before that day. The link makes one encrypted archive of everything: records, documents, signed quotes and the audit trail.',
      'Links that patients have been sent keep working until they expire. If you did not expect this email, please contact us.',
    ],
    action: { label: 'Export everything', url: exportUrl },
    signOff: SIGN_OFF,
  });
}
