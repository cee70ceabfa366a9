import { ROLES } from '@quillcare/contracts';
import { DEMO_ACCOUNTS, isReservedEmail } from './demo-accounts';

describe('demo accounts', () => {
  it('cover every role exactly once', () => {
    expect(DEMO_ACCOUNTS.map(({ role }) => role).sort()).toEqual([...ROLES].sort());
  });

  it('have reserved addresses', () => {
    for (const { email } of DEMO_ACCOUNTS) expect(isReservedEmail(email)).toBe(true);
    expect(isReservedEmail('Someone@Demo.Quillcare.Test')).toBe(true);
    expect(isReservedEmail('mere@demo.quillcare.test.example')).toBe(false);
    expect(isReservedEmail('mere@notdemo.quillcare.test')).toBe(false);
  });
});
