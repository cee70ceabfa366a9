/**
 * What `npm run journeys` provides: running servers, the compiled product, a browser and an output folder.
 */
export interface Settings {
  databaseUrl: string;
  launcher: string;
  chromium: string;
  artefacts: string;
  isSlow: boolean;
  productEnvironment: NodeJS.ProcessEnv;
}

const PASSED_ON = [
  'DATABASE_URL',
  'NATS_URL',
  'REDIS_URL',
  'APP_SECRET',
  'DATA_DIR',
  'NODE_ENV',
  'OPERATOR_EMAIL',
  'TRUST_PROXY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_URL',
  'PATH',
  'HOME',
  'LD_LIBRARY_PATH',
];

/**
 * Reads the environment; throws a one-sentence error that names what is missing. A product that runs elsewhere needs only the
 * browser; without its DATABASE_URL, journeys that use the database fail.
 */
export function readSettings(env: NodeJS.ProcessEnv, { isElsewhere = false, isSlow = false } = {}): Settings {
  const missing: string[] = [];
  const given = (name: string, isNeeded = !isElsewhere): string => {
    const value = env[name];
    if (!value && isNeeded) missing.push(name);
    return value ?? '';
  };
  const settings: Settings = {
    databaseUrl: given('DATABASE_URL'),
    launcher: given('LAUNCHER'),
    chromium: given('CHROMIUM_PATH', true),
    artefacts: given('ARTEFACTS_DIR', true),
    isSlow,
    productEnvironment: Object.fromEntries(
      Object.entries(env).filter(([name]) => PASSED_ON.includes(name) || name.startsWith('NATS_PASSWORD_')),
    ),
  };
  for (const name of ['NATS_URL', 'REDIS_URL', 'APP_SECRET']) given(name);
  if (missing.length > 0)
    throw new Error(`The journeys are started by "npm run journeys"; missing: ${missing.join(', ')}.`);
  return settings;
}
