import { randomUUID } from 'node:crypto';
import { perTest, sharedGateway, testProduct } from '@quillcare/testing';
import { send } from '../testing/http-client';

const product = testProduct(sharedGateway);
const org = perTest(() => product.signUp({}, { isConfirmed: false }));

const post = (path: string, body: object = {}) =>
  send(product.url, 'POST', `/api${path}`, { token: org.accessToken, body });
const invite = () =>
  post('/invitations', {
    email: `${randomUUID()}@stranger.example`,
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'USER',
  });
const refused = {
  status: 403,
  json: {
    code: 'EMAIL_CONFIRMATION_REQUIRED',
    detail: 'Confirm your email address before you send quotes or invitations.',
  },
};

describe('account with an unconfirmed email address', () => {
  it('can send neither quotes nor invitations', async () => {
    expect(await post(`/quotes/${randomUUID()}/send`, { version: 1 })).toMatchObject(refused);
    expect(await post(`/invitations/${randomUUID()}/resend`)).toMatchObject(refused);
    expect(await invite()).toMatchObject(refused);
  });

  it('can do everything else', async () => {
    const doctor = { firstName: 'Amelia', lastName: 'Hartmann', credentials: 'FRACS', phone: '0412 345 678' };
    expect((await post('/doctors', { ...doctor, email: 'a@example.com' })).status).toBe(201);
  });

  it('can invite as soon as the address is confirmed, in the same session', async () => {
    expect(await invite()).toMatchObject(refused);
    await product.confirmEmail(org.admin.email);
    expect((await invite()).status).toBe(201);
  });
});
