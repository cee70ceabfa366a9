import { isInstalled, isNewEnough } from './preflight.mjs';
import { launcherArguments, productEnvironment } from './environment.mjs';

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.9', false],
    ['18.99.0', false],
    ['24.0.0', true],
  ])('%s against 20.19: %s', (version, expected) => {
    expect(isNewEnough(version, '20.19')).toBe(expected);
  });
});

describe('whether the packages of the lock are there', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/mac': { version: '1.0.0', optional: true },
    },
  };

  it('asks for every package in its version, and for no optional one', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toBe(false);
    expect(isInstalled(lock, { packages: {} })).toBe(false);
  });
});

describe('what the launcher is started with', () => {
  it('runs everything with the demo data by default', () => {
    expect(launcherArguments([])).toEqual(['--target=all', '--migrate', '--seed-demo']);
  });

  it('leaves the choice to whoever names a target', () => {
    expect(launcherArguments(['--target=crm'])).toEqual(['--migrate', '--target=crm']);
  });

  it('names an operator who reads the contact form, but not in production', () => {
    const infra = { databaseUrl: 'd', natsUrl: 'n', redisUrl: 'r' };
    const operatorOf = (given: Record<string, string>) =>
      productEnvironment({ dataDir: '/x', infra, given: { APP_SECRET: 's', ...given } }).OPERATOR_EMAIL;
    expect(operatorOf({})).toBe('operator@quillcare.test');
    expect(operatorOf({ OPERATOR_EMAIL: 'me@practice.example' })).toBe('me@practice.example');
    expect(operatorOf({ NODE_ENV: 'production' })).toBeUndefined();
  });

  it('keeps what the user has set', () => {
    const infra = { databaseUrl: 'd', natsUrl: 'n', redisUrl: 'r' };
    const given = {
      PORT: '4000',
      APP_SECRET: 's',
      PUBLIC_URL: 'https://practice.example',
      NODE_ENV: 'production',
    };
    expect(productEnvironment({ dataDir: '/x', infra, given })).toMatchObject({
      ...given,
      DATABASE_URL: 'd',
    });
  });
});
