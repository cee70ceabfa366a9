import { notificationsConfig } from './notifications.config';

const operatorOf = (OPERATOR_EMAIL?: string) => notificationsConfig.safeParse({ OPERATOR_EMAIL });

describe('SMTP_URL', () => {
  const smtpOf = (env: NodeJS.ProcessEnv) => notificationsConfig.safeParse(env);

  it('may be absent in development', () => {
    expect(smtpOf({}).data?.SMTP_URL).toBeNull();
    expect(smtpOf({ NODE_ENV: 'development', SMTP_URL: '' }).data?.SMTP_URL).toBeNull();
  });

  it.each([{}, { SMTP_URL: '' }])('is required in production: %p', (given) => {
    expect(smtpOf({ NODE_ENV: 'production', ...given }).error?.issues).toMatchObject([
      {
        path: ['SMTP_URL'],
        message: 'is missing: no email would be sent (set it to none if that is intended)',
      },
    ]);
  });

  it('may be explicitly "none" in production', () => {
    expect(smtpOf({ NODE_ENV: 'production', SMTP_URL: 'none' }).data?.SMTP_URL).toBeNull();
    const url = 'smtps://user:password@mail.example';
    expect(smtpOf({ NODE_ENV: 'production', SMTP_URL: url }).data?.SMTP_URL).toBe(url);
  });

  it('must be an SMTP URL', () => {
    expect(smtpOf({ SMTP_URL: 'https://mail.example' }).success).toBe(false);
  });
});

describe('OPERATOR_EMAIL', () => {
  it('is optional, and empty means absent', () => {
    expect(operatorOf().data?.OPERATOR_EMAIL).toBeNull();
    expect(operatorOf('').data?.OPERATOR_EMAIL).toBeNull();
  });

  it('is normalised to a lower-case email address', () => {
    expect(operatorOf(' Operator@Quillcare.example ').data?.OPERATOR_EMAIL).toBe(
      'operator@quillcare.example',
    );
  });

  it.each(['operator', 'Quillcare <operator@quillcare.example>', 'a@b.example,c@d.example'])(
    'rejects %j with one sentence',
    (value) => {
      expect(operatorOf(value).error?.issues).toMatchObject([
        { path: ['OPERATOR_EMAIL'], message: 'must be an email address' },
      ]);
    },
  );
});
