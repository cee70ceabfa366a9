import type { MailProblem } from './mail-problem';

const TEMPORARY: Record<MailProblem['cause'], string> = {
  address: 'The mail server does not accept email for this address at present',
  message: 'The mail server does not accept the message at present',
  sender: 'The mail server does not accept our sender at present',
  busy: 'The mail server could not accept the message',
  'sign-in': 'The mail server did not accept our sign-in',
  unreachable: 'The mail server could not be reached',
  'unknown-host': 'There is no mail server of this name',
  certificate: 'The certificate of the mail server cannot be trusted',
  'no-encryption': 'The mail server offers no encrypted connection',
  timeout: 'The mail server did not answer in time',
  dropped: 'The mail server closed the connection before it confirmed the message',
  'not-allowed': 'The mail server is at an address that we do not connect to',
  'no-server': 'No mail server is set up',
  suppressed: 'Not sent: earlier emails to this address bounced',
  unreadable: 'The message could not be prepared',
};

const PERMANENT: Record<MailProblem['cause'], string> = {
  ...TEMPORARY,
  address: 'The mail server refused this address',
  message: 'The mail server refused the message',
  sender: 'The mail server refused the sender',
};

/** Describes the problem in plain words with the reply code, without a full stop. */
export function sentenceOf({ cause, permanent, code }: MailProblem): string {
  const words = (permanent ? PERMANENT : TEMPORARY)[cause];
  return code === null ? words : `${words} (${code})`;
}

/** Returns what an administrator can do about the result of a test email. */
export function adviceOf({ cause }: MailProblem): string {
  return ADVICE[cause];
}

const ADVICE: Record<MailProblem['cause'], string> = {
  address:
    'The server refused to send to your own address. Ask whoever runs it whether it may send to others.',
  message: 'The server refused the test email itself. Its own words say why.',
  sender:
    'The server does not let you send from this sender address. Enter an address that belongs to the account, or allow it at your email provider.',
  busy: 'The server could not take the email just now. Try again in a few minutes.',
  'sign-in':
    'The server did not accept the user name or the password. Many providers need an app password instead of the one you sign in with.',
  unreachable:
    'Nothing answered at this host and port. Check both: port 587 goes with STARTTLS, port 465 with TLS.',
  'unknown-host': 'There is no server of this name. Check the host for a typing mistake.',
  certificate:
    'The server’s certificate is not valid for this host, so the connection was not trusted. Enter the host exactly as your email provider gives it.',
  'no-encryption':
    'The server offers no encryption this way. Port 587 goes with STARTTLS, port 465 with TLS.',
  timeout: 'The server did not answer in time. Check host, port and encryption: port 465 needs TLS.',
  dropped:
    'The server closed the connection before it confirmed the email, so it may or may not have taken it. Look into your mailbox, then try again.',
  'not-allowed':
    'This host is inside a private network. Quillcare connects to mail servers on the internet only.',
  'no-server': 'No mail server is set up on this platform yet.',
  suppressed: 'Earlier emails to your own address bounced, so nothing is sent there.',
  unreadable: 'The saved password can no longer be read. Enter it again.',
};
