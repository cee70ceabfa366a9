import { getQuote, reopenQuote, withdrawQuote, type Quote } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { rejection, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { auditOf, failing, openPractice, patientBy, sentQuote, startQuoting } from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const respond = respondIn(() => product);
const at = ({ id }: { id: string }) => ({ params: { id } });
const read = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
const reopen = ({ id, version }: Quote) =>
  product.call(reopenQuote, { params: { id }, body: { version, reason: 'She called' } }, scene.org.admin);

async function accepted() {
  const { quote, token } = await sentQuote(scene);
  await respond(token, signed(quote), await patientBy(scene, token));
  return read(quote.id);
}

it('reopens a declined quote as its next version and audits the reason', async () => {
  const { quote, token } = await sentQuote(scene);
  await respond(token, rejection, await patientBy(scene, token));
  const draft = await reopen(await read(quote.id));
  expect(draft).toMatchObject({ revision: 2, status: 'DRAFT', previousId: quote.id, variationOfId: null });
  expect((await auditOf(scene, draft.id))[0]).toMatchObject({ reason: 'She called' });
  await expect(reopen(await read(quote.id))).rejects.toEqual(failing('REVISION_EXISTS'));
});

it('reopens only declined and withdrawn quotes and requires a reason', async () => {
  const { quote } = await sentQuote(scene);
  await expect(reopen(quote)).rejects.toEqual(failing('QUOTE_NOT_REVISABLE'));
  await expect(reopen(await accepted())).rejects.toEqual(failing('QUOTE_NOT_REVISABLE'));
  const body = { version: quote.version };
  const withdrawn = await product.call(withdrawQuote, { ...at(quote), body }, scene.org.admin);
  await expect(
    product.call(
      reopenQuote,
      { ...at(quote), body: { version: withdrawn.version, reason: ' ' } },
      scene.org.admin,
    ),
  ).rejects.toEqual(failing('VALIDATION_FAILED'));
  await expect(reopen({ ...withdrawn, version: 1 })).rejects.toEqual(failing('VERSION_CONFLICT'));
  expect(await reopen(withdrawn)).toMatchObject({ revision: 2 });
});
