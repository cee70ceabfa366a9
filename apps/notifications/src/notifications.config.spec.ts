import { notificationsConfig } from './notifications.config';

const operatorOf = (OPERATOR_EMAIL?: string) => notificationsConfig.safeParse({ OPERATOR_EMAIL });

describe('the mail server', () => {
  const smtpOf = (env: NodeJS.ProcessEnv) => notificationsConfig.safeParse(env);

  it('may be absent on a development machine', () => {
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

  it('may be absent in production if that is stated', () => {
    expect(smtpOf({ NODE_ENV: 'production', SMTP_URL: 'none' }).data?.SMTP_URL).toBeNull();
    const url = 'smtps://user:password@mail.example';
    expect(smtpOf({ NODE_ENV: 'production', SMTP_URL: url }).data?.SMTP_URL).toBe(url);
  });

  it('is an SMTP URL', () => {
    expect(smtpOf({ SMTP_URL: 'https://mail.example' }).success).toBe(false);
  });
});

describe('the address of the operator', () => {
  it('is optional: absent and empty are the same', () => {
    expect(operatorOf().data?.OPERATOR_EMAIL).toBeNull();
    expect(operatorOf('').data?.OPERATOR_EMAIL).toBeNull();
  });

  it('is an email address', () => {
    expect(operatorOf(' Operator@Quillcare.example ').data?.OPERATOR_EMAIL).toBe(
      'operator@quillcare.example',
    );
  });

  it.each(['operator', 'Quillcare <operator@quillcare.example>', 'a@b.example,c@d.example'])(
    'is not %j, and the start fails with one sentence',
    (value) => {
      expect(operatorOf(value).error?.issues).toMatchObject([
        { path: ['OPERATOR_EMAIL'], message: 'must be an email address' },
      ]);
    },
  );
});
