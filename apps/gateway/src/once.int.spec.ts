import type { Quote } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { send, type Answer } from './testing/http-client';

const DATE_OF_BIRTH = '1984-02-29';

const product = testProduct({
  only: ['identity', 'crm', 'quoting'],
  gateway: true,
  config: { trustProxy: true },
});
let token: string;

// Attempts are counted by the address in X-Forwarded-For, so these appear to come from many clients.
beforeAll(async () => {
  token = (await product.signUp()).accessToken;
});

async function post<T>(path: string, body: object): Promise<T> {
  const { json, status, text } = await send(product.url, 'POST', `/api${path}`, { token, body });
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return json as T;
}

const client = {
  firstName: 'Minh',
  lastName: 'Nguyễn',
  email: 'minh@example.com',
  phone: '0412 345 678',
  dateOfBirth: DATE_OF_BIRTH,
};

/** Returns the path of a link to a quote awaiting an answer, with an identity token. */
async function openLink(): Promise<{ quoteId: string; path: string; proof: string; acceptance: object }> {
  const doctor = await post<{ id: string }>('/doctors', {
    firstName: 'Amelia',
    lastName: 'Hartmann',
    credentials: 'FRACS',
    phone: '0412 345 678',
    email: 'a@example.com',
  });
  const { id: clientId } = await post<{ id: string }>('/clients', client);
  const line = { kind: 'SURGEON', description: 'Septoplasty', billedBy: 'PRACTICE', basis: 'FIXED' };
  const draft = await post<Quote>('/quotes', {
    clientId,
    doctorId: doctor.id,
    procedureClass: 'MEDICARE',
    validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    lines: [{ ...line, unitFeeMinor: 500_000, gstTreatment: 'TAXABLE' }],
  });
  const { link, quote } = await post<{ link: string; quote: Quote }>(`/quotes/${draft.id}/send`, {
    version: draft.version,
  });
  const path = `/api/public/quotes/${link.split('/').at(-1) ?? ''}`;
  const identified = await send(product.url, 'POST', `${path}/identify`, {
    body: { dateOfBirth: DATE_OF_BIRTH },
  });
  const { identityToken: proof } = identified.json as { identityToken: string };
  return { quoteId: draft.id, path, proof, acceptance: { ...ACCEPTANCE, documentHash: quote.documentHash } };
}

const ACCEPTANCE = {
  response: 'accept',
  patientInfo: {
    patientName: 'Minh Nguyễn',
    dateOfBirth: DATE_OF_BIRTH,
    phoneNumber: '0412 345 678',
    agreedToTerms: true,
    agreedToTreatment: true,
  },
  signatureMethod: 'type',
  signatureData: 'Minh Nguyễn',
};
const rejection = { response: 'reject', rejectionReason: 'Too far' };

describe('concurrent requests through the gateway', () => {
  it('store one of 200 answers to a quote, with one case, and reject the others with 409', async () => {
    const { quoteId, path, proof, acceptance } = await openLink();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        send(product.url, 'POST', `${path}/response`, {
          token: proof,
          headers: { 'x-forwarded-for': `10.1.${at >> 6}.${at & 63}` },
          body: at % 3 === 0 ? rejection : acceptance,
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { status: state, response } = won[0]?.json as { status: string; response: string };
    for (const { status, problem } of answers)
      if (status !== 200)
        expect(problem).toMatchObject({ status: 409, code: 'ALREADY_ANSWERED', facts: { response } });
    expect(await product.sql('select status from quoting.quote where id = $1', [quoteId])).toEqual([
      { status: state },
    ]);
    const cases = await product.sql('select 1 from quoting.surgery_case where quote_id = $1', [quoteId]);
    expect(cases).toHaveLength(state === 'ACCEPTED' ? 1 : 0);
  });

  it('store one row for 50 POSTs with one idempotency key, all with the same result', async () => {
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(product.url, 'POST', '/api/clients', {
          token,
          headers: { 'idempotency-key': 'fifty' },
          body: { ...client, email: 'fifty@example.com' },
        }),
      ),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status, problem } of answers)
      if (status !== 201) expect(problem).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' });
    const rows = await product.sql(`select 1 from crm.client where email = 'fifty@example.com'`);
    expect(rows).toHaveLength(1);
  });
});
