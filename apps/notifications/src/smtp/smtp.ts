import type { SmtpSecurity } from '@quillcare/contracts';
import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { problemOf, type MailProblem, type SendResult } from './domain/mail-problem';

export interface SmtpServer {
  host: string;
  port: number;
  security: SmtpSecurity;
  username: string | null;
  password: string | null;
}

/** The result of an attempt, with the server's text if it refused. That text may contain addresses and must never be stored. */
export interface Attempt {
  result: SendResult;
  serverSaid: string | null;
}

const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** Maximum duration of an attempt in milliseconds. */
export const SMTP_TIMEOUT_MS = 45_000;

const TOO_SLOW: MailProblem = { cause: 'timeout', permanent: false, code: null };

export function platformTransport(url: string): Promise<Transporter> {
  return createTransporter({ url, ...TIMEOUTS });
}

/** Creates a connection to a practice's server at the address already resolved and checked, whatever the name resolves to later. */
export function createOwnTransport(server: SmtpServer, address: string): Promise<Transporter> {
  return createTransporter(ownServerOptions(server, address));
}

/** Connection options for a practice's server. The certificate must match the host name that the practice entered. */
export function ownServerOptions(server: SmtpServer, address: string) {
  const { host, port, security, username, password } = server;
  return {
    host: address,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    tls: { minVersion: 'TLSv1.2' as const, ...(isIP(host) === 0 ? { servername: host } : {}) },
    ...(username !== null && password !== null ? { auth: { user: username, pass: password } } : {}),
    ...TIMEOUTS,
  };
}

/** Makes one attempt, limited to `limitMs` milliseconds. */
export async function attemptSend(
  smtp: Transporter,
  message: object,
  limitMs = SMTP_TIMEOUT_MS,
): Promise<Attempt> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => resolve(failedAttempt(TOO_SLOW)), limitMs);
  });
  const sent = smtp.sendMail(message).then(
    (): Attempt => ({ result: { accepted: true }, serverSaid: null }),
    (error: unknown): Attempt => failedAttempt(problemOf(error), error),
  );
  try {
    return await Promise.race([sent, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function failedAttempt(problem: MailProblem, error?: unknown): Attempt {
  return { result: { accepted: false, problem }, serverSaid: serverReply(error) };
}

const MAX_REPLY_LENGTH = 300;
const INVISIBLE_CHARACTERS =
  /[\s\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

function serverReply(error: unknown): string | null {
  const { response } = (typeof error === 'object' && error !== null ? error : {}) as { response?: unknown };
  if (typeof response !== 'string') return null;
  return response.replace(INVISIBLE_CHARACTERS, ' ').trim().slice(0, MAX_REPLY_LENGTH) || null;
}

// Loaded on first use, because a process that only serves requests does not need it in memory.
async function createTransporter(options: object): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(options as Parameters<typeof createTransport>[0]);
}
