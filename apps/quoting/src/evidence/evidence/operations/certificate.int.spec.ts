import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  confirmRecordedAcceptance,
  createOptionList,
  createQuote,
  createSurgery,
  identifyPatient,
  recordAcceptance,
  recordQuoteView,
  updateSurgeryConfiguration,
  varyQuote,
  type Quote,
} from '@quillcare/contracts';
import { PdfFile, perFile, testProduct } from '@quillcare/testing';
import { client, respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import {
  DATE_OF_BIRTH,
  openPractice,
  patientBy,
  quoteBody,
  sentQuote,
  sendDraft,
  mailKindsOf,
} from '../../../quote/quote/operations/quote-scene.suite';
import { recorded, uploadScan } from '../../../patient/signing/operations/signing.suite';
import { SealingIdentityRepository } from '../seal/sealing-identity.repository';
import { pdfFor, signedQuote, untilFile, startEvidence } from './evidence-scene.suite';

const files: PdfFile[] = [];
const product = testProduct(startEvidence);
const scene = perFile(() => openPractice(product));
afterAll(() => files.forEach((file) => file.remove()));

const at = ({ id }: { id: string }) => ({ params: { id } });

async function certificate(quoteId: string): Promise<string> {
  await untilFile(scene, quoteId, 'SIGNED');
  const file = new PdfFile(await pdfFor(scene, quoteId, 'SIGNED'));
  files.push(file);
  return file.rawText();
}

/** A sent quote that lets the patient choose the length of stay. */
async function quoteWithChoice() {
  const by = scene.org.admin;
  const option = (name: string, amountMinor: number, isDefault: boolean) => ({
    name,
    fee: { type: 'FIXED' as const, amountMinor },
    appliesTo: ['SURGEON' as const],
    isDefault,
  });
  const options = [option('Day surgery', 0, true), option('Overnight', 45_000, false)];
  const list = await product.call(
    createOptionList,
    { body: { name: 'Stay', options, patientChooses: true } },
    by,
  );
  const surgery = { name: 'Rhinoplasty', baseFeeMinor: 900_000, procedureClass: 'COSMETIC' as const };
  const { id: surgeryId } = await product.call(createSurgery, { body: surgery }, by);
  await product.call(
    updateSurgeryConfiguration,
    {
      params: { id: surgeryId },
      body: { version: 0, doctors: [{ doctorId: scene.doctorId }], optionListIds: [list.id] },
    },
    by,
  );
  const body = { ...quoteBody(scene, { lines: [] }), surgeries: [{ surgeryId }] };
  const draft = await product.call(createQuote, { body }, by);
  return { ...(await sendDraft(scene, draft)), night: `${surgeryId}:${list.options[1]?.id}` };
}

it('generates the certificate of an installation once, even if two processes need it at the same time', async () => {
  await product.sql('delete from quoting.sealing_identity');
  const of = product.app.get(SealingIdentityRepository, { strict: false });
  const anotherProcess = () =>
    new SealingIdentityRepository(of['own'], of['config'], of['uow'], of['logger']).get();
  const [one, other] = await Promise.all([anotherProcess(), anotherProcess()]);
  expect(other).toEqual(one);
  expect(
    new X509Certificate(one.certificates[0] ?? '').checkPrivateKey(createPrivateKey(one.privateKey)),
  ).toBe(true);
  expect(await product.sql('select certificate from quoting.sealing_identity')).toEqual([
    { certificate: one.certificates[0] },
  ]);
});

it('certifies how and from where the patient identified and what they opened before signing', async () => {
  const { quote, token } = await sentQuote(scene);
  await product.call(
    identifyPatient,
    { params: { token }, body: { dateOfBirth: DATE_OF_BIRTH } },
    await patientBy(scene, token, false),
    { client: { ip: '203.0.113.77', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' } },
  );
  const patient = await patientBy(scene, token);
  const reach = { params: { token }, body: { sections: ['SUMMARY' as const, 'TERMS' as const] } };
  await product.call(recordQuoteView, reach, patient);
  await respondIn(() => product)(token, signed(quote), patient);
  const text = await certificate(quote.id);
  expect(text).toMatch(/Date of birth \d{1,2} \w+ \d{4}, .{0,40}UTC\), from 203\.0\.113\.77/);
  expect(text).toMatch(/iPhone summary, terms/);
  expect(text).toContain(`Network address ${client.ip}`);
  expect(text).not.toContain('A member of staff entered');
});

it('lists the chosen options with their price on the certificate', async () => {
  const { quote, token, night } = await quoteWithChoice();
  const patient = await patientBy(scene, token);
  await respondIn(() => product)(token, signed(quote, { optionIds: [night] }), patient);
  const text = await certificate(quote.id);
  expect(text).toContain('What was chosen');
  expect(text).toContain('Stay Overnight');
  expect(text).toContain('Total $10,395.00');
});

it('names on the certificate the version replaced by a change of a signed quote', async () => {
  const { quote, token } = await signedQuote(scene);
  const body = { version: quote.version + 1, reason: 'Longer stay' };
  const draft = await product.call(varyQuote, { ...at(quote), body }, scene.org.admin);
  const change = await sendDraft(scene, draft);
  await respondIn(() => product)(change.token, signed(change.quote), await patientBy(scene, change.token));
  expect(await certificate(change.quote.id)).toContain(
    'Change of Version 1, which was in force until this one was accepted',
  );
  expect(await certificate(quote.id)).not.toContain('Change of');
  expect(token).not.toBe(change.token);
});

describe('certificate of an acceptance recorded by staff', () => {
  const record = (quote: Quote, changes = {}) =>
    product.call(recordAcceptance, { ...at(quote), body: recorded(quote, changes) }, scene.org.admin);
  const say = async (token: string, isSo: boolean, comment: string | null) =>
    product.call(
      confirmRecordedAcceptance,
      { params: { token }, body: { isSo, comment } },
      await patientBy(scene, token),
      { client: { ip: '198.51.100.7', userAgent: 'Android phone' } },
    );

  it('separates the entered time from the time of recording and names the scan', async () => {
    const { quote } = await sentQuote(scene);
    const { scanId, fileName } = await uploadScan(product, scene.org.admin, quote.id);
    await record(quote, { mode: 'PAPER', scanId });
    const [scan] = await product.sql<{ sha256: string }>(
      'select sha256 from quoting.signed_scan where id = $1',
      [scanId],
    );
    const text = await certificate(quote.id);
    for (const words of [
      'A member of staff entered when the acceptance was given',
      'Accepted, as entered by staff',
      'Accepted by',
      'recorded that the patient accepted the quote',
      'Nothing was signed electronically.',
      'see the note of the member of staff',
      "The member of staff's network address",
    ])
      expect(text).toContain(words);
    // The printed hash wraps onto several lines.
    const unwrapped = text.replaceAll(' ', '');
    expect(unwrapped).toContain(`Scanofthesignedpaper${fileName},SHA-256${scan?.sha256}`);
    for (const words of [
      'Confirmed by the patient',
      'Signed by',
      'I agree to sign electronically',
      'By signing I mean',
    ])
      expect(text).not.toContain(words);
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'CONFIRM']);
  });

  it('is made again and mailed once the patient confirms', async () => {
    const { quote, token } = await sentQuote(scene);
    await record(quote);
    const before = await untilFile(scene, quote.id, 'SIGNED');
    await say(token, true, 'Thank you');
    const text = await certificate(quote.id);
    for (const words of ['Confirmed by the patient', 'Thank you', '198.51.100.7', 'Android phone'])
      expect(text).toContain(words);
    expect(text).toContain('Recorded by staff, and confirmed by the patient by the link.');
    const after = await untilFile(scene, quote.id, 'SIGNED');
    expect(after.verifyCode).not.toBe(before.verifyCode);
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'CONFIRM', 'SIGNED']);
  });

  it('states that the patient disputed it, even while the first file was still being made', async () => {
    const { quote, token } = await sentQuote(scene);
    await record(quote);
    await say(token, false, 'I only asked what it costs');
    const text = await certificate(quote.id);
    for (const words of ['Disputed by the patient', 'I only asked what it costs'])
      expect(text).toContain(words);
    expect(await mailKindsOf(scene, quote.id)).toEqual(['QUOTE', 'CONFIRM']);
  });
});
