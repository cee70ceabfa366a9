import {
  ConfigError,
  parseEnvironment,
  type ProcessConfig,
  type ServiceDefinition,
} from '@quillcare/service-kit';

/**
 * Throws what a process of these services would refuse when it starts, and in production a `DATABASE_URL`
 * with a login: only migrations use one, every service replaces it by its own role.
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
