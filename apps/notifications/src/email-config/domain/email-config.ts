import { SMTP_PORTS, type EmailConfig, type FieldError, type SmtpSecurity } from '@quillcare/contracts';

export interface StoredEmailConfig {
  usesOwnServer: boolean;
  host: string | null;
  port: number | null;
  security: SmtpSecurity;
  username: string | null;
  sealedPassword: string | null;
  senderName: string | null;
  senderAddress: string | null;
  replyTo: string | null;
  signature: string | null;
  showLogo: boolean;
}

/** Settings of a practice that has never saved any. */
export const DEFAULT_EMAIL_CONFIG: StoredEmailConfig = {
  usesOwnServer: false,
  host: null,
  port: null,
  security: 'STARTTLS',
  username: null,
  sealedPassword: null,
  senderName: null,
  senderAddress: null,
  replyTo: null,
  signature: null,
  showLogo: false,
};

/** A change of the settings. Omitted fields stay as they are. */
export type EmailConfigChanges = Partial<Omit<StoredEmailConfig, 'sealedPassword'>> & {
  password?: string | null;
};

/** What this deployment permits. */
export interface EmailConfigRules {
  allowsPlainText: boolean;
  /** Allows any port, in development and tests. */
  allowsAnyPort: boolean;
}

export function changedEmailConfig(
  stored: StoredEmailConfig,
  { password, ...changes }: EmailConfigChanges,
  seal: (password: string) => string,
): StoredEmailConfig {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next: StoredEmailConfig = { ...stored, ...sent };
  if (password === undefined) return next;
  return { ...next, sealedPassword: password === null ? null : seal(password) };
}

/** Fields that determine where the password is sent. Changing one requires entering the password again. */
const WHERE_TO = ['host', 'port', 'security', 'username'] as const;

/** Returns the problems of a change, by field. */
export function emailConfigProblems(
  stored: StoredEmailConfig,
  next: StoredEmailConfig,
  changes: EmailConfigChanges,
  rules: EmailConfigRules,
): FieldError[] {
  const problems: FieldError[] = [];
  const isMoved = WHERE_TO.some((name) => stored[name] !== next[name]);
  if (stored.sealedPassword !== null && isMoved && changes.password === undefined)
    problems.push({
      path: 'password',
      message: 'Enter the password again, because the server or the user changed',
    });
  if (next.security === 'NONE' && !rules.allowsPlainText)
    problems.push({
      path: 'security',
      message: 'Choose STARTTLS or TLS; without encryption anybody could read your emails',
    });
  if (next.port !== null && !rules.allowsAnyPort && !SMTP_PORTS.includes(next.port))
    problems.push({ path: 'port', message: `Mail servers use the ports ${SMTP_PORTS.join(', ')}` });
  if (!next.usesOwnServer) return problems;
  return [...problems, ...missingParts(next)];
}

function missingParts(next: StoredEmailConfig): FieldError[] {
  const needed = ['host', 'port', 'senderAddress'] as const;
  const missing: string[] = needed.filter((name) => next[name] === null);
  if (next.username !== null && next.sealedPassword === null) missing.push('password');
  if (next.username === null && next.sealedPassword !== null) missing.push('username');
  return missing.map((path) => ({ path, message: 'This field is required' }));
}

export interface MailServerState {
  failingSince: Date | null;
  lastProblem: string | null;
  testedAt: Date | null;
}

export const UNTRIED: MailServerState = { failingSince: null, lastProblem: null, testedAt: null };

/** Returns the settings for display, without the password. */
export function shownEmailConfig(
  { sealedPassword, ...stored }: StoredEmailConfig & { version: number; updatedAt: Date | null },
  state: MailServerState,
  platform: Pick<EmailConfig, 'platformAddress' | 'allowsPlainText'>,
): Omit<EmailConfig, 'updatedAt' | 'failingSince' | 'testedAt'> &
  MailServerState & { updatedAt: Date | null } {
  return { ...stored, ...state, ...platform, hasPassword: sealedPassword !== null };
}
