import {
  ConfigError,
  derivedLogins,
  parseEnvironment,
  passwordVariable,
  type ProcessConfig,
  type ServiceDefinition,
} from '@quillcare/service-kit';

/**
 * Throws the errors with which these services would refuse to start. In production it also rejects a `DATABASE_URL` with a login,
 * because only migrations need one and services log in with their own roles. Services that run in separate processes (`isApart`)
 * must also be given their passwords.
 */
export function verifyConfig(
  config: ProcessConfig,
  services: readonly ServiceDefinition[],
  env: NodeJS.ProcessEnv,
  { isMigrating = false, isApart = false } = {},
): void {
  for (const { config: schema } of services) if (schema) parseEnvironment(schema, env);
  if (services.length === 0) return; // A gateway alone has no database.
  const { username, password } = new URL(config.databaseUrl);
  if (config.nodeEnv === 'production' && !isMigrating && (username || password))
    throw new ConfigError(
      'DATABASE_URL holds a login, which only migrations need: leave it out of the URL for all other processes.',
    );
  if (config.nodeEnv === 'production' && isApart) refuseDerived(services, env);
}

// A single process holds the passwords of all services anyway. In separate processes, derived passwords would let anyone with one
// secret log in as every service.
function refuseDerived(services: readonly ServiceDefinition[], env: NodeJS.ProcessEnv): void {
  const missing = services
    .map(({ name }) => name)
    .filter((name) => derivedLogins([name], env).length === 2 && !hasOwnUrl(name, env));
  if (missing.length > 0)
    throw new ConfigError(
      `In production services that run apart need passwords of their own:\n${missing.map((name) => `  ${passwordVariable(name)} is missing (or ${passwordVariable(name)}_API for an API)`).join('\n')}`,
    );
}

const hasOwnUrl = (service: string, env: NodeJS.ProcessEnv): boolean =>
  Boolean(env[`DATABASE_URL_${service.toUpperCase()}`] ?? env[`DATABASE_URL_${service.toUpperCase()}_API`]);
