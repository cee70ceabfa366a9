import { isInstalled, isNewEnough } from './preflight.mjs';
import { launcherArguments, productEnvironment } from './environment.mjs';

describe('Node version', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.9', false],
    ['18.99.0', false],
    ['24.0.0', true],
  ])('%s is new enough for 20.19: %s', (version, expected) => {
    expect(isNewEnough(version, '20.19')).toBe(expected);
  });
});

describe('installed packages', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/mac': { version: '1.0.0', optional: true },
    },
  };

  it('must include every package of the lock file in its version, except optional ones', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toBe(false);
    expect(isInstalled(lock, { packages: {} })).toBe(false);
  });
});

describe('launcher arguments and environment', () => {
  it('start everything with the demo data by default', () => {
    expect(launcherArguments([])).toEqual(['--target=all', '--migrate', '--seed-demo']);
  });

  it('leave the choice to a user who names a target', () => {
    expect(launcherArguments(['--target=crm'])).toEqual(['--migrate', '--target=crm']);
  });

  it('name an operator for the contact form, but not in production', () => {
    const infra = { databaseUrl: 'd', natsUrl: 'n', redisUrl: 'r' };
    const operatorOf = (given: Record<string, string>) =>
      productEnvironment({ dataDir: '/x', infra, given: { APP_SECRET: 's', ...given } }).OPERATOR_EMAIL;
    expect(operatorOf({})).toBe('operator@quillcare.test');
    expect(operatorOf({ OPERATOR_EMAIL: 'me@practice.example' })).toBe('me@practice.example');
    expect(operatorOf({ NODE_ENV: 'production' })).toBeUndefined();
  });

  it('keep the user’s settings', () => {
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
