import {
  getQuote,
  identifyPatient,
  openPublicQuote,
  requestIdentityCode,
  resolvePatientLink,
  withdrawQuote,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  DATE_OF_BIRTH,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { respondIn, signed } from './answers.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);

/** Creates a working link, then applies `happens` to its quote. */
async function deadLink(happens: (quoteId: string) => Promise<unknown>) {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token, false);
  await happens(quote.id);
  return { token, patient };
}
const practice = { practice: { name: expect.any(String), phone: '+61412345678', email: expect.any(String) } };

it.each([
  [
    'LINK_EXPIRED',
    (id: string) =>
      product.sql(`update quoting.quote set expires_at = now() - interval '1 day' where id = $1`, [id]),
    practice,
  ],
  [
    'LINK_WITHDRAWN',
    async (id: string) => {
      const { version } = await product.call(getQuote, { params: { id } }, scene.org.admin);
      await product.call(withdrawQuote, { params: { id }, body: { version } }, scene.org.admin);
    },
    practice,
  ],
  [
    'LINK_SUPERSEDED',
    (id: string) =>
      product.sql('update quoting.patient_link set superseded_at = now() where quote_id = $1', [id]),
    { ...practice, replacedBy: 'NEW_LINK' },
  ],
] as const)(
  'returns %s with the practice to call and nothing of the quote, wherever the link is used',
  async (code, happens, facts) => {
    const { token, patient } = await deadLink(happens);
    const problem = failing(code, { facts });
    const params = { token };
    await expect(product.call(openPublicQuote, { params }, patient)).rejects.toEqual(problem);
    await expect(
      product.call(identifyPatient, { params, body: { dateOfBirth: DATE_OF_BIRTH } }, patient),
    ).rejects.toEqual(problem);
    await expect(product.call(requestIdentityCode, { params }, patient)).rejects.toEqual(problem);
    if (code !== 'LINK_SUPERSEDED')
      await expect(product.callInternal(resolvePatientLink, { body: { token } })).rejects.toEqual(problem);
  },
);

it('reveals nothing about a link that never existed', async () => {
  const unknown = await product
    .callInternal(resolvePatientLink, { body: { token: 'A'.repeat(43) } })
    .catch((error: unknown) => error);
  expect(unknown).toEqual(failing('LINK_UNKNOWN', { facts: undefined }));
});

it('opens an accepted quote by a link created nine years ago', async () => {
  const { quote, token } = await sentQuote(scene);
  await respond(token, signed(quote), await patientBy(scene, token));
  await product.sql(
    `update quoting.patient_link set created_at = created_at - interval '9 years' where quote_id = $1`,
    [quote.id],
  );
  const view = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
  expect(view).toMatchObject({ state: 'answered', response: 'accept', quote: { id: quote.id } });
});
