import { accessTokenSecret, signToken } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { send } from './testing/http-client';

const product = testProduct({ only: ['crm'], gateway: true });

describe('while a service is down', () => {
  it('answers requests with 503 and signs nobody out', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const token = signToken(
      { sub: id, sid: id, aud: 'staff' },
      accessTokenSecret(product.config.appSecret),
      60,
    );
    const answers = [
      await send(product.url, 'GET', '/api/clients', { token }),
      await send(product.url, 'GET', '/api/plans'),
      await send(product.url, 'POST', '/api/auth/sign-in', { body: { email: 'a@b.nz', password: 'x' } }),
      await send(product.url, 'GET', `/api/public/quotes/${'A'.repeat(43)}`),
    ];
    for (const { problem, headers } of answers) {
      expect(problem).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
