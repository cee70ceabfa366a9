import { sharedGateway, testProduct } from '@quillcare/testing';
import { send } from '../testing/http-client';

const product = testProduct(sharedGateway);

const PATH = `/api/public/reminders/${'a'.repeat(43)}/stop`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, options: Parameters<typeof send>[3]) => send(product.url, 'POST', path, options);

/** RFC 8058: mail clients post `List-Unsubscribe=One-Click` as a URL-encoded or multipart form. */
describe('one-click unsubscribe from reminders', () => {
  it('accepts any form and reads none of its fields', async () => {
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const options of [
      { headers: FORM, body: 'List-Unsubscribe=One-Click' },
      { body: multipart },
      { body: {} },
      {},
    ]) {
      const { status, problem } = await post(PATH, options);
      // The token is unknown; reaching that error proves the form was accepted.
      expect({ status, code: problem.code }).toEqual({ status: 404, code: 'LINK_UNKNOWN' });
    }
  });

  it('is the only operation that accepts a form', async () => {
    const { status, problem } = await post('/api/auth/sign-in', { headers: FORM, body: 'email=a%40b.nz' });
    expect({ status, code: problem.code }).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
