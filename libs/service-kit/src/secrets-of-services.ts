import type { ProcessConfig } from './config';

/** Who signs or verifies tokens of staff, patients and known browsers. */
export const SIGNERS: readonly string[] = ['gateway', 'identity', 'quoting'];
/** Who seals what is to be mailed, and who opens it. */
export const MAILERS: readonly string[] = ['identity', 'quoting', 'notifications'];

/** The variable with the secret that one service alone seals with. */
export function sealingVariable(service: string): string {
  return `APP_SECRET_${service.toUpperCase()}`;
}

/**
 * What these services (`gateway` among them) lack, one line each; none if there is `APP_SECRET`, from which everything follows.
 * Without a list of services, `APP_SECRET` is needed.
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

/** The configuration as one service sees it: it seals with its own secret where it has one, and still opens what the shared one sealed. */
export function configOfService(
  service: string,
  config: ProcessConfig,
  env: NodeJS.ProcessEnv,
): ProcessConfig {
  const own = env[sealingVariable(service)];
  return own ? { ...config, appSecret: own, secrets: [own, ...config.secrets] } : config;
}
