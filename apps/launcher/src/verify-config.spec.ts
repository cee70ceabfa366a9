import { defineService, readConfig } from '@quillcare/service-kit';
import { z } from 'zod';
import { verifyConfig } from './verify-config';

const WITHOUT_LOGIN = 'postgresql://db.example:5432/quillcare';
const WITH_LOGIN = 'postgresql://owner:secret@db.example:5432/quillcare';

const environment = (changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: WITHOUT_LOGIN,
  NATS_URL: 'nats://nats.example:4222',
  REDIS_URL: 'redis://redis.example:6379',
  APP_SECRET: 'x'.repeat(48),
  ...changes,
});

const mailing = defineService({
  name: 'notifications',
  config: z.object({ SMTP_URL: z.string({ error: 'is missing' }) }),
  parts: [],
});

function verify(changes: NodeJS.ProcessEnv, options = {}): void {
  const env = environment(changes);
  verifyConfig(readConfig(env), [mailing], env, options);
}

const SMTP = { SMTP_URL: 'smtp://mail.example' };

it('accepts a complete configuration', () => {
  expect(() => verify(SMTP)).not.toThrow();
});

it('names a service’s missing variables', () => {
  expect(() => verify({})).toThrow('SMTP_URL is missing');
});

it("rejects the owner's login in production, except for migrations", () => {
  expect(() => verify({ ...SMTP, DATABASE_URL: WITH_LOGIN })).toThrow('DATABASE_URL holds a login');
  expect(() => verify({ ...SMTP, DATABASE_URL: WITH_LOGIN }, { isMigrating: true })).not.toThrow();
  expect(() => verify({ ...SMTP, DATABASE_URL: WITH_LOGIN, NODE_ENV: 'development' })).not.toThrow();
});

it('requires a separate password for each service that runs apart in production', () => {
  const apart = { isApart: true };
  expect(() => verify(SMTP, apart)).toThrow('DATABASE_PASSWORD_NOTIFICATIONS is missing');
  expect(() => verify({ ...SMTP, DATABASE_PASSWORD_NOTIFICATIONS_API: 'own' }, apart)).not.toThrow();
  expect(() => verify({ ...SMTP, DATABASE_URL_NOTIFICATIONS: WITH_LOGIN }, apart)).not.toThrow();
  expect(() => verify({ ...SMTP, NODE_ENV: 'development' }, apart)).not.toThrow();
});
