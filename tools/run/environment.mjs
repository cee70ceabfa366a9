// What the product is told through its environment. What the user has set wins.
import { resolve } from 'node:path';
import { appSecret } from '../infra/state.mjs';

export function productEnvironment({ dataDir, infra, given = process.env }) {
  const port = given.PORT || '3000';
  const mode = given.NODE_ENV || 'development';
  return {
    PORT: port,
    DATA_DIR: resolve(dataDir),
    DATABASE_URL: infra.databaseUrl,
    NATS_URL: infra.natsUrl,
    REDIS_URL: infra.redisUrl,
    APP_SECRET: given.APP_SECRET || appSecret(dataDir),
    NODE_ENV: mode,
    PUBLIC_URL: given.PUBLIC_URL || `http://localhost:${port}`,
    // So that what visitors write is seen in the mailbox; in production nobody's address can be guessed.
    ...(mode === 'production' ? {} : { OPERATOR_EMAIL: given.OPERATOR_EMAIL ?? 'operator@quillcare.test' }),
  };
}

/** Defaults first, so that an option given by hand comes last and wins; a target named by hand replaces "all". */
export function launcherArguments(given) {
  const has = (name) => given.some((argument) => argument === name || argument.startsWith(`${name}=`));
  const isAll = !has('--target');
  return [...(isAll ? ['--target=all'] : []), '--migrate', ...(isAll ? ['--seed-demo'] : []), ...given];
}
