import { securityHeaders } from './security-headers';

const development = { nodeEnv: 'development' as const, publicUrl: 'http://localhost:3000' };
const production = { nodeEnv: 'production' as const, publicUrl: 'https://app.quillcare.test' };

describe('security headers', () => {
  it('allow only our own scripts and forbid framing', async () => {
    const { web } = await securityHeaders(production);
    const policy = Object.fromEntries(
      (web['content-security-policy'] ?? '')
        .split(';')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'frame-src': "'self' blob:",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(policy['script-src']).not.toContain('unsafe');
    expect(web).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(web['permissions-policy']).toContain('camera=()');
    expect(Object.keys(web)).not.toContain('date');
  });

  it('allow API responses to load nothing', async () => {
    const { api } = await securityHeaders(production);
    expect(api['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(api).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it('require HTTPS in production only', async () => {
    const [live, local] = [await securityHeaders(production), await securityHeaders(development)];
    expect(live.web['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(live.api['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(live.web['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(local.web['strict-transport-security']).toBeUndefined();
    expect(local.web['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});
