import {
  ConfigError,
  parseEnvironment,
  type ProcessConfig,
  type ServiceDefinition,
} from '@quillcare/service-kit';

/**
 * Throws the errors with which these services would refuse to start, and in production refuses a
 * `DATABASE_URL` with a login: only migrations use one; services log in with their own roles.
 */
export function verifyConfig(
  config: ProcessConfig,
  services: readonly ServiceDefinition[],
  env: NodeJS.ProcessEnv,
  { isMigrating = false } = {},
): void {
  for (const { config: schema } of services) if (schema) parseEnvironment(schema, env);
  const { username, password } = new URL(config.databaseUrl);
  if (config.nodeEnv === 'production' && !isMigrating && (username || password))
    throw new ConfigError(
      'DATABASE_URL holds a login, which only migrations need: leave it out of the URL for all other processes.',
    );
}
