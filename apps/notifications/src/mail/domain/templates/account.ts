import type {
  emailConfirmationParams,
  invitationParams,
  passwordChangedParams,
  passwordResetParams,
  Role,
  signInTriesParams,
} from '@quillcare/contracts';
import { formatDate } from '@quillcare/rules';
import type { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

const SIGN_OFF = ['Kind regards', 'The Quillcare team'];

const ROLES: Record<Role, string> = {
  SUPER_ADMIN: 'platform administrator',
  ORG_ADMIN: 'organisation administrator',
  SALES_MANAGER: 'sales manager',
  LEAD_COORDINATOR: 'lead coordinator',
  USER: 'user',
};

/** To a user who forgot the password: the link for a new one. */
export function passwordReset({ name, link, minutes }: z.infer<typeof passwordResetParams>): RenderedMail {
  return layOut({
    subject: 'Set a new password',
    greeting: `Hello ${name},`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Quillcare account.',
      `The link works once and for ${minutes === 60 ? 'one hour' : `${minutes} minutes`}. It ends every session of your account.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url: link },
    signOff: SIGN_OFF,
  });
}

/** To the owner of an account: the password was changed. */
export function passwordChanged({
  name,
  changedOn,
  loginUrl,
}: z.infer<typeof passwordChangedParams>): RenderedMail {
  return layOut({
    subject: 'Your password was changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `The password of your Quillcare account was changed on ${formatDate(changedOn)}. Other sessions of your account were ended.`,
      "If it was not you, open the sign-in page at once, choose 'Forgot your password?' and tell the administrator of your practice.",
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** To a future colleague: the invitation. */
export function invitation(params: z.infer<typeof invitationParams>): RenderedMail {
  const { name, practiceName, inviterName, role, link, expiresOn } = params;
  return layOut({
    subject: `${practiceName} invites you to Quillcare`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${inviterName} invites you to work with ${practiceName} in Quillcare, as ${ROLES[role]}.`,
      `Open the link and choose a password. The invitation is good until ${formatDate(expiresOn)}.`,
      'If you do not know the practice, you need not do anything.',
    ],
    action: { label: 'Accept the invitation', url: link },
    signOff: SIGN_OFF,
  });
}

/** To a user who signed up: the link that confirms the address. */
export function emailConfirmation(params: z.infer<typeof emailConfirmationParams>): RenderedMail {
  const { name, link, hours } = params;
  return layOut({
    subject: 'Confirm your email address',
    greeting: `Hello ${name},`,
    paragraphs: [
      'Please confirm that this is the email address of your Quillcare account. You need it to sign in.',
      `The link works once and for ${hours} hours. After that, sign in and we send you a new one.`,
      'If you did not create an account, somebody mistyped their address. You need not do anything: please do not confirm it.',
    ],
    action: { label: 'Confirm my address', url: link },
    signOff: SIGN_OFF,
  });
}

/** To the owner of an account: repeated wrong passwords. */
export function signInTries({ name, resetUrl }: z.infer<typeof signInTriesParams>): RenderedMail {
  return layOut({
    subject: 'Someone is trying to sign in to your account',
    greeting: `Hello ${name},`,
    paragraphs: [
      'In the last hour somebody tried many times to sign in to your Quillcare account, on a device that you have not used before. We slow down such tries.',
      'You can go on as usual on the devices that you have used. On another one you may be asked to wait: a new password, by the link that we email to you, lets you in at once.',
      'If it was you, you need not do anything. If not, and if your password is easy to guess or used elsewhere as well, choose a new one. Your profile shows where you are signed in.',
    ],
    action: { label: 'Choose a new password', url: resetUrl },
    signOff: SIGN_OFF,
  });
}
