import { parseEnvironment, processConfigSchema } from '../config';
import { dailyLimit } from './daily-mail-limit';

const servers = {
  DATABASE_URL: 'postgres://localhost/q',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  APP_SECRET: 'x'.repeat(32),
};
const limitsOf = (value?: string) =>
  parseEnvironment(
    processConfigSchema,
    value === undefined ? servers : { ...servers, DAILY_MAIL_LIMITS: value },
  ).DAILY_MAIL_LIMITS;

describe('daily email limit', () => {
  const founded = new Date('2026-11-01T00:00:00Z');
  const on = (day: string) => dailyLimit(limitsOf(), founded, new Date(`2026-${day}T00:00:00Z`));

  it('grows with the age of the practice', () => {
    expect([on('11-01'), on('11-07'), on('11-08'), on('11-30'), on('12-01')]).toEqual([
      50, 50, 200, 200, 1000,
    ]);
  });

  it('is the lowest if the database clock runs ahead, and the highest if the age is unknown', () => {
    expect(on('10-31')).toBe(50);
    expect(dailyLimit(limitsOf(), undefined, founded)).toBe(1000);
  });

  it('can be configured in steps in any order', () => {
    expect(limitsOf('14:90, 0:5')).toEqual([
      { fromDay: 0, mails: 5 },
      { fromDay: 14, mails: 90 },
    ]);
  });

  it.each(['', 'fifty', '7:200', '0:50,7'])('rejects the configuration %j', (value) => {
    expect(() => limitsOf(value)).toThrow('DAILY_MAIL_LIMITS');
  });
});
