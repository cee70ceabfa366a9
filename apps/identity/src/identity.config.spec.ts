import { parseEnvironment } from '@quillcare/service-kit';
import { identityConfig } from './identity.config';

const read = (env: Record<string, string>) => parseEnvironment(identityConfig, env);

describe('the configuration of identity', () => {
  it('normalises the address of the super admin, which may be left out', () => {
    expect(read({ SUPER_ADMIN_EMAIL: ' Platform@Quillcare.example ' }).SUPER_ADMIN_EMAIL).toBe(
      'platform@quillcare.example',
    );
    expect(read({}).SUPER_ADMIN_EMAIL).toBeUndefined();
    expect(read({ SUPER_ADMIN_EMAIL: '' }).SUPER_ADMIN_EMAIL).toBeUndefined();
  });

  it('refuses what is not an address', () => {
    expect(() => read({ SUPER_ADMIN_EMAIL: 'platform' })).toThrow(
      'SUPER_ADMIN_EMAIL Please enter a valid email address',
    );
  });
});
