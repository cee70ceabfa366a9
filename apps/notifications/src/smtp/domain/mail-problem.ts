/** Why an email was not accepted. Excludes the server's own text, which may contain addresses. */
export interface MailProblem {
  cause:
    | 'address'
    | 'message'
    | 'sender'
    | 'busy'
    | 'sign-in'
    | 'unreachable'
    | 'unknown-host'
    | 'certificate'
    | 'no-encryption'
    | 'timeout'
    | 'dropped'
    | 'not-allowed'
    | 'no-server'
    | 'suppressed'
    | 'unreadable';
  /** Whether retrying is pointless. */
  permanent: boolean;
  /** SMTP reply code. Null if there was no reply. */
  code: number | null;
}

export type SendResult = { accepted: true } | { accepted: false; problem: MailProblem };

interface SmtpError {
  code?: unknown;
  /** The system's error code, where the client replaced it with its own. */
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
  message?: unknown;
}

/**
 * Classifies an error of the SMTP client. 5xx is permanent and 4xx temporary, except that a refused login counts as temporary
 * because it is up to us to fix.
 */
export function problemOf(thrown: unknown): MailProblem {
  const error: SmtpError = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const { code, responseCode, command } = error;
  const reply =
    typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600 ? responseCode : null;
  if (code === 'EAUTH') return { cause: 'sign-in', permanent: false, code: reply };
  // A refused STARTTLS has a reply code, but it does not concern the email.
  if (reply === null || code === 'ETLS') return problemWithoutReply(error);
  const cause = causeOf(error, typeof command === 'string' ? command : '');
  if (reply >= 500) return { cause, permanent: true, code: reply };
  return { cause: cause === 'address' ? 'address' : 'busy', permanent: false, code: reply };
}

// A policy refusal (5.7, RFC 3463) at the recipient stage concerns the sender: "relaying denied".
function causeOf({ response }: SmtpError, command: string): 'address' | 'message' | 'sender' {
  if (command.startsWith('MAIL')) return 'sender';
  if (!command.startsWith('RCPT')) return 'message';
  return typeof response === 'string' && /^\d{3}[ -]5\.7\./.test(response) ? 'sender' : 'address';
}

const UNKNOWN_HOST: readonly unknown[] = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];

function problemWithoutReply({ code, originalCode, message }: SmtpError): MailProblem {
  const toProblem = (cause: MailProblem['cause'], permanent = false): MailProblem => ({
    cause,
    permanent,
    code: null,
  });
  const text = typeof message === 'string' ? message : '';
  // The client had no valid recipient to offer to the server.
  if (code === 'EENVELOPE') return toProblem('address', true);
  if (code === 'EDNS' || UNKNOWN_HOST.includes(originalCode)) return toProblem('unknown-host');
  if (/certificate|altname|self[- ]signed/i.test(text)) return toProblem('certificate');
  if (code === 'ETLS') return toProblem('no-encryption');
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return toProblem('timeout');
  // The server may have accepted the email. The next attempt has the same Message-ID, so receivers drop a second copy.
  if (code === 'ECONNECTION' && /closed/i.test(text)) return toProblem('dropped');
  return toProblem('unreachable');
}
