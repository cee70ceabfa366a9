import type {
  recoveryCodeUsedParams,
  secondStepGuessedParams,
  secondStepOffParams,
  secondStepOnParams,
} from '@quillcare/contracts';
import { formatDate } from '@quillcare/rules';
import type { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

const SIGN_OFF = ['Kind regards', 'The Quillcare team'];
const NOT_YOU =
  "If it was not you, open the sign-in page at once, choose 'Forgot your password?' and tell the administrator of your practice.";

const WAYS = { totp: 'an authenticator app', passkey: 'a passkey' } as const;
const REMOVED = { totp: 'The authenticator app', passkey: 'A passkey' } as const;

/** To the owner of an account: a second step was added. */
export function secondStepOn({
  name,
  way,
  changedOn,
  loginUrl,
}: z.infer<typeof secondStepOnParams>): RenderedMail {
  return layOut({
    subject: 'Two-step sign-in was set up',
    greeting: `Hello ${name},`,
    paragraphs: [
      `On ${formatDate(changedOn)} ${WAYS[way]} was set up for your Quillcare account. You will be asked for it after your password.`,
      'Keep your recovery codes where you can find them if you lose your phone.',
      NOT_YOU,
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** To the owner of an account: one or all of the second steps were removed. */
export function secondStepOff(params: z.infer<typeof secondStepOffParams>): RenderedMail {
  const { name, way, byName, changedOn, loginUrl } = params;
  const day = formatDate(changedOn);
  return layOut({
    subject: way === 'all' ? 'Your two-step sign-in was reset' : 'Your two-step sign-in was changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      ...(way === 'all'
        ? [
            `On ${day} ${byName ?? 'an administrator'} reset two-step sign-in for your Quillcare account and signed you out everywhere.`,
            'You sign in with your password alone until you set up a second step again.',
          ]
        : [`${REMOVED[way]} was removed from your Quillcare account on ${day}.`]),
      NOT_YOU,
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** To the owner of an account: a recovery code was used. */
export function recoveryCodeUsed(params: z.infer<typeof recoveryCodeUsedParams>): RenderedMail {
  const { name, left, usedOn, loginUrl } = params;
  return layOut({
    subject: 'A recovery code was used',
    greeting: `Hello ${name},`,
    paragraphs: [
      `A recovery code of your Quillcare account was used on ${formatDate(usedOn)}. ${leftInWords(left)}`,
      'You can create new codes in your profile at any time; the earlier ones then stop working.',
      NOT_YOU,
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** To the owner of an account: repeated wrong codes at the second step. */
export function secondStepGuessed(params: z.infer<typeof secondStepGuessedParams>): RenderedMail {
  const { name, guessed, loginUrl } = params;
  const what =
    guessed === 'code'
      ? 'Somebody knows your password and entered wrong codes for your second step several times.'
      : 'Somebody entered a wrong password several times where you are signed in.';
  return layOut({
    subject: 'Somebody is trying to get into your account',
    greeting: `Hello ${name},`,
    paragraphs: [
      `${what} We make them wait longer after each attempt.`,
      `If it was you, wait a moment and try again. ${guessed === 'code' ? 'Passkeys and recovery codes still work in the meantime.' : ''}`,
      "If it was not you, open the sign-in page, choose 'Forgot your password?' for a new password, and tell the administrator of your practice.",
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

function leftInWords(left: number): string {
  if (left === 0) return 'It was the last one: please create new ones now.';
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
}
