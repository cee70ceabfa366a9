import { ConfigError, readConfig } from './config';
import { directDatabaseUrl } from './persistence/logins';
import { seal } from './seal';
import { natsOptions } from './servers/nats';

const good = {
  DATABASE_URL: 'postgres://owner:secret@db:5432/quillcare',
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
  APP_SECRET: 'x'.repeat(32),
};

describe('process configuration', () => {
  it('fills in defaults', () => {
    const config = readConfig({ ...good, PORT: '4100' });
    expect(config.port).toBe(4100);
    expect(config.publicUrl).toBe('http://localhost:4100');
    expect(config.namespace).toBe('quillcare');
  });

  it('listens on localhost only unless in production or configured otherwise', () => {
    expect(readConfig(good).host).toBe('127.0.0.1');
    expect(readConfig({ ...good, HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
    const production = {
      ...good,
      NODE_ENV: 'production',
      SMTP_URL: 'none',
      PUBLIC_URL: 'https://quillcare.example',
    };
    expect(readConfig(production).host).toBe('0.0.0.0');
  });

  it('strips the trailing slash of the public URL', () => {
    expect(readConfig({ ...good, PUBLIC_URL: 'https://quillcare.example/' }).publicUrl).toBe(
      'https://quillcare.example',
    );
  });

  it.each(['https://', 'https://quill care.example', 'https://quillcare.example:99999'])(
    'rejects a public URL that is no address, which would only stop the start with a stack trace: %s',
    (address) =>
      expect(() => readConfig({ ...good, PUBLIC_URL: address })).toThrow('PUBLIC_URL must be an address'),
  );

  it('reads previous secrets, and a separate database secret if one is given', () => {
    const [old, other] = ['o'.repeat(32), 'd'.repeat(32)];
    const config = readConfig({ ...good, APP_SECRET_PREVIOUS: `${old}, `, DATABASE_SECRET: other });
    expect(config.secrets).toEqual([good.APP_SECRET, old]);
    expect(config.databaseSecret).toBe(other);
    expect(readConfig(good)).toMatchObject({ secrets: [good.APP_SECRET], databaseSecret: good.APP_SECRET });
    expect(() => readConfig({ ...good, APP_SECRET_PREVIOUS: 'short' })).toThrow(/APP_SECRET_PREVIOUS/);
  });

  it('signs with the sealing secret, unless a separate signing secret is given with its own predecessors', () => {
    const [signing, old] = ['s'.repeat(32), 'o'.repeat(32)];
    expect(readConfig({ ...good, APP_SECRET_PREVIOUS: old })).toMatchObject({
      signingSecret: good.APP_SECRET,
      signingSecrets: [good.APP_SECRET, old],
    });
    const apart = readConfig({ ...good, SIGNING_SECRET: signing, SIGNING_SECRET_PREVIOUS: old });
    expect(apart.signingSecrets).toEqual([signing, old]);
    expect(apart.secrets).toEqual([good.APP_SECRET]);
  });

  it('requires no database and only the signing secret for a standalone gateway', () => {
    const { DATABASE_URL: _database, APP_SECRET: _secret, ...servers } = good;
    const alone = { isFrontDoor: true };
    const config = readConfig({ ...servers, SIGNING_SECRET: 's'.repeat(32) }, alone);
    expect(config).toMatchObject({ databaseUrl: '', signingSecret: 's'.repeat(32) });
    expect(() => seal('x', config.appSecret)).toThrow('no secret');
    expect(() => readConfig(servers, alone)).toThrow('SIGNING_SECRET is missing');
    expect(() => readConfig({ ...servers, SIGNING_SECRET: 's'.repeat(32) })).toThrow('APP_SECRET is missing');
  });

  it('names every invalid variable at once', () => {
    const attempt = () =>
      readConfig({
        ...good,
        DATABASE_URL: undefined,
        NATS_URL: 'http://nats',
        APP_SECRET: 'short',
        PORT: '99999',
      });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/PORT must be at most 65535/);
    expect(attempt).toThrow(/DATABASE_URL is missing/);
    expect(attempt).toThrow(/NATS_URL must begin with nats:\/\/ or tls:\/\//);
    expect(attempt).toThrow(/APP_SECRET must have at least 32 characters/);
  });

  it('never repeats a secret in its error message', () => {
    expect(() => readConfig({ ...good, APP_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });
});

describe('object store', () => {
  const store = { ...good, S3_BUCKET: 'files' };

  it('is PostgreSQL without a bucket', () => {
    expect(readConfig(good).objectStore).toBeNull();
    expect(readConfig({ ...good, S3_BUCKET: '' }).objectStore).toBeNull();
  });

  it('defaults to Amazon S3 with the machine’s own credentials', () => {
    expect(readConfig(store).objectStore).toEqual({
      bucket: 'files',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
      pathStyle: false,
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...store, ...keys, S3_ENDPOINT: 'http://minio:9000' }).objectStore).toMatchObject({
      endpoint: 'http://minio:9000',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      pathStyle: true,
    });
  });

  it.each([
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ S3_ENDPOINT: 'http://minio:9000' }, 'S3_BUCKET is missing'],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must begin with http://'],
  ])('rejects %j', (variables, message) => {
    expect(() => readConfig({ ...good, ...variables })).toThrow(message);
  });
});

describe('servers', () => {
  it('may be a NATS cluster in which a process with one target has its own user', () => {
    const NATS_URL = 'nats://all:secret@one:4222, nats://two';
    const options = (target?: string) => {
      const config = readConfig({ ...good, NATS_URL, NATS_PASSWORD_CRM: 'crms' }, { target });
      return natsOptions(config, 'test');
    };
    expect(options('crm')).toMatchObject({
      servers: ['one:4222', 'two:4222'],
      user: 'crm',
      pass: 'crms',
      inboxPrefix: '_INBOX_crm',
    });
    expect(options('quoting')).toMatchObject({ user: 'all', pass: 'secret', inboxPrefix: '_INBOX_all' });
    expect(options()).toMatchObject({ user: 'all' });
    const wrong = { ...good, NATS_URL: 'nats://one,http://two' };
    expect(() => readConfig(wrong)).toThrow(/NATS_URL must begin with nats/);
  });

  it('may be Redis behind sentinels', () => {
    const sentinels = { REDIS_SENTINELS: 'one:26379, two:26379', REDIS_MASTER: 'quillcare' };
    expect(readConfig({ ...good, ...sentinels }).redisSentinels).toEqual({
      addresses: ['one:26379', 'two:26379'],
      master: 'quillcare',
      password: null,
    });
    expect(readConfig({ ...good, REDIS_SENTINELS: '', REDIS_MASTER: '' }).redisSentinels).toBeNull();
    expect(() => readConfig({ ...good, REDIS_SENTINELS: 'one:26379' })).toThrow('REDIS_MASTER is missing');
    expect(() => readConfig({ ...good, ...sentinels, REDIS_SENTINELS: 'one' })).toThrow(
      'REDIS_SENTINELS must be host:port',
    );
  });

  it('may be a pooler in front of PostgreSQL, with certificates verified in every URL', () => {
    const config = readConfig({
      ...good,
      DATABASE_DIRECT_URL: 'postgresql://db:5432/quillcare',
      DATABASE_CA_FILE: '/etc/ca.pem',
    });
    const isChecked = 'sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem';
    expect(config.databaseUrl).toBe(`${good.DATABASE_URL}?${isChecked}`);
    const env = { DATABASE_PASSWORD_CRM: 'crms' };
    expect(directDatabaseUrl('crm', config, env)).toBe(
      `postgresql://quillcare_crm:crms@db:5432/quillcare?${isChecked}`,
    );
  });
});
