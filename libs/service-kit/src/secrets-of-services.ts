import type { ProcessConfig } from './config';

/** Services that sign or verify tokens of staff, patients and known browsers. */
export const SIGNERS: readonly string[] = ['gateway', 'identity', 'quoting'];
/** Services that encrypt or decrypt what is to be emailed. */
export const MAILERS: readonly string[] = ['identity', 'quoting', 'notifications'];

/** Returns the variable with the secret that only one service encrypts with. */
export function sealingVariable(service: string): string {
  return `APP_SECRET_${service.toUpperCase()}`;
}

/**
 * Returns the secrets these services (including `gateway`) lack, one line each; none if there is an `APP_SECRET`, from which all
 * are derived. Without a list of services, `APP_SECRET` is required.
 */
export function missingSecrets(env: NodeJS.ProcessEnv, services: readonly string[] | undefined): string[] {
  if (env['APP_SECRET']) return [];
  if (!services) return ['APP_SECRET is missing'];
  const among = (list: readonly string[]) => services.some((name) => list.includes(name));
  return [
    ...services
      .filter((name) => name !== 'gateway' && (env[sealingVariable(name)] ?? '').length < 32)
      .map(
        (name) => `${sealingVariable(name)} is missing or shorter than 32 characters, and so is APP_SECRET`,
      ),
    ...(among(SIGNERS) && !env['SIGNING_SECRET'] ? ['SIGNING_SECRET is missing'] : []),
    ...(among(MAILERS) && !env['MAIL_SECRET'] ? ['MAIL_SECRET is missing'] : []),
  ];
}

/**
 * Returns the configuration as one service sees it: it encrypts with its own secret if it has one, and can still decrypt what the
 * shared one encrypted.
 */
export function configOfService(
  service: string,
  config: ProcessConfig,
  env: NodeJS.ProcessEnv,
): ProcessConfig {
  const own = env[sealingVariable(service)];
  return own ? { ...config, appSecret: own, secrets: [own, ...config.secrets] } : config;
}
