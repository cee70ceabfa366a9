import { parseEnvironment } from '@quillcare/service-kit';
import { identityConfig } from './identity.config';

const read = (env: Record<string, string>) => parseEnvironment(identityConfig, env);

describe('SUPER_ADMIN_EMAIL', () => {
  it('is normalised, and optional', () => {
    expect(read({ SUPER_ADMIN_EMAIL: ' Platform@Quillcare.example ' }).SUPER_ADMIN_EMAIL).toBe(
      'platform@quillcare.example',
    );
    expect(read({}).SUPER_ADMIN_EMAIL).toBeUndefined();
    expect(read({ SUPER_ADMIN_EMAIL: '' }).SUPER_ADMIN_EMAIL).toBeUndefined();
  });

  it('rejects what is not an email address', () => {
    expect(() => read({ SUPER_ADMIN_EMAIL: 'platform' })).toThrow(
      'SUPER_ADMIN_EMAIL Please enter a valid email address',
    );
  });
});
