import { readConfig } from './config';
import { databasePassword } from './persistence/logins';
import { seal, unseal } from './seal';
import { configOfService } from './secrets-of-services';

const [shared, crm, quoting, mail, signing] = ['s', 'c', 'q', 'm', 'g'].map((one) => one.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];
const servers = {
  DATABASE_URL: 'postgres://db:5432/quillcare',
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
};

describe('services with separate secrets', () => {
  const env = {
    ...servers,
    APP_SECRET_CRM: crm,
    APP_SECRET_QUOTING: quoting,
    MAIL_SECRET: mail,
    SIGNING_SECRET: signing,
  };

  it('need no shared secret and cannot open each other’s sealed text', () => {
    const config = readConfig(env, { services: ['crm', 'quoting'] });
    const [one, other] = ['crm', 'quoting'].map((name) => configOfService(name, config, env));
    const sealed = seal('0412 345 678', one!.appSecret);
    expect(unseal(sealed, one!.secrets)).toBe('0412 345 678');
    expect(() => unseal(sealed, other!.secrets)).toThrow('another key');
    expect(one!.mailSecret).toBe(mail);
  });

  it('open text sealed with the secret they used to share', () => {
    const before = seal('text', shared);
    for (const way of [{ APP_SECRET: shared }, { APP_SECRET_PREVIOUS: shared }]) {
      const config = readConfig({ ...env, ...way }, { services: ['crm', 'quoting'] });
      expect(unseal(before, configOfService('crm', config, env).secrets)).toBe('text');
    }
  });

  it('report every missing secret', () => {
    const attempt = (services: string[]) => () =>
      readConfig({ ...servers, APP_SECRET_CRM: 'short' }, { services });
    expect(attempt(['crm', 'quoting'])).toThrow(
      /APP_SECRET_CRM is missing or shorter[^]*APP_SECRET_QUOTING[^]*SIGNING_SECRET is missing[^]*MAIL_SECRET is missing/,
    );
    expect(attempt(['audit'])).not.toThrow(/MAIL_SECRET|SIGNING_SECRET/);
    expect(() => readConfig(servers, { isFrontDoor: true })).toThrow(/SIGNING_SECRET is missing$/);
  });

  it('have no database password derived from a shared secret', () => {
    const { databaseSecret } = readConfig(env, { services: ['crm'] });
    expect(() => databasePassword('crm', databaseSecret)).toThrow('DATABASE_PASSWORD_CRM is missing');
  });
});
