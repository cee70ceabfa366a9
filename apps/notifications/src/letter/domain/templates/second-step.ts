import type {
  recoveryCodeUsedParams,
  secondStepGuessedParams,
  secondStepOffParams,
  secondStepOnParams,
} from '@quillcare/contracts';
import { formatDate } from '@quillcare/rules';
import type { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

const SIGN_OFF = ['Kind regards', 'The Quillcare team'];
const NOT_YOU =
  "If this was not you, open the sign-in page straight away, choose 'Forgot your password?' and tell your practice’s administrator.";

const FACTOR_NAMES = { totp: 'an authenticator app', passkey: 'a passkey' } as const;
const REMOVED = { totp: 'The authenticator app', passkey: 'A passkey' } as const;

/** Notice to an account's owner that a second factor was added. */
export function secondStepOn({
  name,
  way,
  changedOn,
  loginUrl,
}: z.infer<typeof secondStepOnParams>): RenderedMail {
  return renderLayout({
    subject: 'Two-step sign-in was set up',
    greeting: formatGreeting(name),
    paragraphs: [
      `On ${formatDate(changedOn)} ${FACTOR_NAMES[way]} was set up for your Quillcare account. You will be asked for it after your password.`,
      'Keep your recovery codes where you can find them if you lose your phone.',
      NOT_YOU,
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** Notice to an account's owner that one or all second factors were removed. */
export function secondStepOff(params: z.infer<typeof secondStepOffParams>): RenderedMail {
  const { name, way, byName, changedOn, loginUrl } = params;
  const day = formatDate(changedOn);
  return renderLayout({
    subject: way === 'all' ? 'Your two-step sign-in was reset' : 'Your two-step sign-in was changed',
    greeting: formatGreeting(name),
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

/** Notice to an account's owner that a recovery code was used. */
export function recoveryCodeUsed(params: z.infer<typeof recoveryCodeUsedParams>): RenderedMail {
  const { name, left, usedOn, loginUrl } = params;
  return renderLayout({
    subject: 'A recovery code was used',
    greeting: formatGreeting(name),
    paragraphs: [
      `One of your recovery codes was used to sign in to your Quillcare account on ${formatDate(usedOn)}. ${formatRemainingCodes(left)}`,
      'You can create new codes in your profile at any time. The old ones then stop working.',
      NOT_YOU,
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

/** Warning to an account's owner about repeated wrong second-factor codes. */
export function secondStepGuessed(params: z.infer<typeof secondStepGuessedParams>): RenderedMail {
  const { name, guessed, loginUrl } = params;
  const warning =
    guessed === 'code'
      ? 'Someone knows your password and has entered the wrong code for your second step several times.'
      : 'Someone has entered the wrong password several times on a device where you are signed in.';
  return renderLayout({
    subject: 'Someone is trying to get into your account',
    greeting: formatGreeting(name),
    paragraphs: [
      `${warning} They have to wait longer after each attempt.`,
      `If this was you, wait a moment and try again. ${guessed === 'code' ? 'Passkeys and recovery codes still work in the meantime.' : ''}`,
      "If this was not you, open the sign-in page, choose 'Forgot your password?' to set a new password, and tell your practice’s administrator.",
    ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: SIGN_OFF,
  });
}

function formatRemainingCodes(remaining: number): string {
  if (remaining === 0) return 'It was your last one, so please create new ones now.';
  return remaining === 1 ? 'You have one code left.' : `You have ${remaining} codes left.`;
}
