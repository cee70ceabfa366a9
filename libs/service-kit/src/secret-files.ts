import { readFileSync } from 'node:fs';
import { ConfigError } from './config';

/** Variables that can be given as a file path instead (`APP_SECRET_FILE`), because containers mount secrets as files. */
const SECRETS =
  /^((SIGNING|MAIL|DATABASE)_SECRET|APP_SECRET(_[A-Z]+)?|(SIGNING|MAIL)_SECRET_PREVIOUS|DATABASE_(DIRECT_URL|(URL|PASSWORD)(_[A-Z_]+?)?)|NATS_(URL|PASSWORD_[A-Z]+)|REDIS_(URL|SENTINEL_PASSWORD)|SMTP_URL|BOUNCE_IMAP_URL|MAIL_EVENTS_SECRET|(CHECKPOINT_)?S3_ACCESS_KEY_ID|(CHECKPOINT_)?S3_SECRET_ACCESS_KEY|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|SIGNING_P12_PASSWORD|ASSISTANT_KEY)_FILE$/;

/**
 * Reads the secrets the environment gives as files, by variable name, without trailing newline. Throws a single `ConfigError`
 * that names every file that cannot be read and every variable given both ways.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const [variable, path] of Object.entries(env)) {
    if (!path || !SECRETS.test(variable)) continue;
    const name = variable.slice(0, -'_FILE'.length);
    if (env[name] !== undefined) problems.push(`${variable} and ${name} are both set`);
    else
      try {
        read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      } catch (error) {
        problems.push(`${variable}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
      }
  }
  if (problems.length > 0)
    throw new ConfigError(`The configuration cannot be used:\n  ${problems.join('\n  ')}`);
  return read;
}
