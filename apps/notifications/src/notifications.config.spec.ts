import { notificationsConfig } from './notifications.config';

const operatorOf = (OPERATOR_EMAIL?: string) => notificationsConfig.safeParse({ OPERATOR_EMAIL });

describe('the address of the operator', () => {
  it('is optional: absent and empty are the same', () => {
    expect(operatorOf().data?.OPERATOR_EMAIL).toBeNull();
    expect(operatorOf('').data?.OPERATOR_EMAIL).toBeNull();
  });

  it('is an e-mail address', () => {
    expect(operatorOf(' Operator@Quillcare.example ').data?.OPERATOR_EMAIL).toBe(
      'operator@quillcare.example',
    );
  });

  it.each(['operator', 'Quillcare <operator@quillcare.example>', 'a@b.example,c@d.example'])(
    'is not %j, and the start says so in one sentence',
    (value) => {
      expect(operatorOf(value).error?.issues).toMatchObject([
        { path: ['OPERATOR_EMAIL'], message: 'must be an e-mail address' },
      ]);
    },
  );
});
