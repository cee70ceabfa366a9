import { createHmac } from 'node:crypto';
import { ConfigError, type ProcessConfig } from '../config';
import { verified } from '../servers/servers.config';

/**
 * Services with requests whose practice is only known from a row: a sign-in, a patient's link, the address of an enquiry form, a
 * provider's report, a list for super admins. Requests to all other services come from a member of a practice, so their API login
 * may not enter a platform scope.
 */
const ASKED_BY_NOBODY_OF_A_PRACTICE = new Set(['identity', 'crm', 'quoting', 'notifications', 'billing']);

/** Returns the PostgreSQL login role of a service's workers, and of processes that run everything. */
export function databaseRole(service: string): string {
  return `quillcare_${service}`;
}

/** Returns the role whose members may enter a platform scope in a service's schema. It cannot log in. */
export function platformRole(service: string): string {
  return `quillcare_${service}_platform`;
}

/** A login of a service: its name in environment variables, its role, and whether it may enter a platform scope. */
export interface DatabaseLogin {
  name: string;
  role: string;
  entersPlatform: boolean;
}

/** Returns the logins of a service: one for its workers, which relay and sweep for all practices, and one for its API. */
export function databaseLogins(service: string): [worker: DatabaseLogin, api: DatabaseLogin] {
  return [
    { name: service, role: databaseRole(service), entersPlatform: true },
    {
      name: `${service}_api`,
      role: `${databaseRole(service)}_api`,
      entersPlatform: ASKED_BY_NOBODY_OF_A_PRACTICE.has(service),
    },
  ];
}

/**
 * Derives the password of a login from `DATABASE_SECRET` (HMAC-SHA-256, base64url), for a single process and for development.
 * Throws a `ConfigError` without a secret.
 */
export function databasePassword(login: string, databaseSecret: string): string {
  // Without a secret, anyone could derive the password.
  if (!databaseSecret)
    throw new ConfigError(`The configuration cannot be used:\n  ${passwordVariable(login)} is missing`);
  return createHmac('sha256', databaseSecret).update(`database:${login}`).digest('base64url');
}

/** Returns the environment variable with the password of a login. */
export function passwordVariable(login: string): string {
  return `DATABASE_PASSWORD_${login.toUpperCase()}`;
}

/** Returns the logins of these services that have no password of their own and are therefore derived. */
export function derivedLogins(services: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return services
    .flatMap((service) => databaseLogins(service).map(({ name }) => name))
    .filter((login) => !env[passwordVariable(login)]);
}

/**
 * Returns a function for the passwords of these services' logins, which are either all given or all derived. Throws a
 * `ConfigError` if only some are given.
 */
export function databasePasswords(
  services: readonly string[],
  databaseSecret: string,
  env: NodeJS.ProcessEnv,
): (login: string) => string {
  const derived = derivedLogins(services, env);
  if (derived.length > 0 && derived.length < 2 * services.length)
    throw new ConfigError(
      `The configuration cannot be used:\n${derived.map((login) => `  ${passwordVariable(login)} is missing`).join('\n')}`,
    );
  return (login) => env[passwordVariable(login)] ?? databasePassword(login, databaseSecret);
}

/**
 * Returns the URL a service connects with: `DATABASE_URL_<SERVICE>`, or `DATABASE_URL` with the service's role and its password.
 * An API has a login of its own (`…_<SERVICE>_API`).
 */
export function serviceDatabaseUrl(
  service: string,
  config: Pick<ProcessConfig, 'databaseUrl' | 'databaseSecret' | 'isApi'>,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const [worker, api] = databaseLogins(service);
  const login = config.isApi ? api : worker;
  const own = env[`DATABASE_URL_${login.name.toUpperCase()}`] ?? env[`DATABASE_URL_${service.toUpperCase()}`];
  if (own) return verified(own, env['DATABASE_CA_FILE']);
  const url = new URL(config.databaseUrl);
  url.username = login.role;
  url.password = env[passwordVariable(login.name)] ?? databasePassword(login.name, config.databaseSecret);
  return url.toString();
}

/** Like `serviceDatabaseUrl`, but bypassing a pooler, for what needs its own session, such as LISTEN and operator commands. */
export function directDatabaseUrl(
  service: string,
  config: Pick<ProcessConfig, 'databaseUrl' | 'databaseDirectUrl' | 'databaseSecret' | 'isApi'>,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const pooled = serviceDatabaseUrl(service, config, env);
  if (!config.databaseDirectUrl) return pooled;
  const { username, password } = new URL(pooled);
  return Object.assign(new URL(config.databaseDirectUrl), { username, password }).toString();
}
