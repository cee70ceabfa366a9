import {
  getQuote,
  getSurgeryCase,
  handOverQuote,
  openPublicQuote,
  resolveSession,
  updatePatientSettings,
  unlockSession,
  withdrawAcceptance,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { drawn, rejection, respondIn, signed } from '../../patient/operations/answers.suite';
import { blankPngDataUrl } from '../domain/signature.fixtures';
import {
  auditOf,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';

// Each test has its own session, because handing over locks it.
const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));

const respond = respondIn(() => product);
const staff = () => scene.org.admin;
const sessionNow = async (): Promise<UserPrincipal> => ({
  kind: 'user',
  ...(await product.callInternal(resolveSession, { body: { sessionId: staff().sessionId } })),
});
const quoteOf = (id: string) => product.call(getQuote, { params: { id } }, staff());
async function handOver({ id }: Quote): Promise<string> {
  const { path, expiresAt } = await product.call(handOverQuote, { params: { id } }, staff());
  expect(path).toMatch(new RegExp(`^/quote/accept/[\\w-]{43}\\?tablet=${id}$`));
  const hours = (Date.parse(expiresAt) - product.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(2);
  return path.split('/').at(-1)?.split('?')[0] ?? '';
}

describe('practice device handed to the patient', () => {
  it('locks the session, shows this quote and records place and helper with the signature', async () => {
    const { quote } = await sentQuote(scene);
    const token = await handOver(quote);
    expect(await sessionNow()).toMatchObject({ secondStep: 'LOCKED' });
    const patient = await patientBy(scene, token);
    const view = await product.call(openPublicQuote, { params: { token } }, patient);
    expect(view).toMatchObject({ state: 'open', quote: { purpose: 'TABLET' } });
    await respond(token, signed(quote), patient);
    const accepted = await quoteOf(quote.id);
    expect(accepted.acceptance).toMatchObject({
      mode: 'TABLET',
      method: 'draw',
      assurance: 'STANDARD',
      recordedByName: staff().name,
    });
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({
      action: 'SIGN',
      actorName: 'patient',
      notes: expect.stringContaining(`on the practice's device, handed over by ${staff().name}`),
    });
  });

  it('ends when the device is unlocked and after two hours', async () => {
    const { quote } = await sentQuote(scene);
    const token = await handOver(quote);
    await product.call(unlockSession, { body: { password: 'Correct-Horse-7' } }, await sessionNow());
    await product.eventually(async () =>
      expect(patientBy(scene, token)).rejects.toEqual(failing('LINK_EXPIRED')),
    );
    const later = await handOver(quote);
    await patientBy(scene, later);
    await product.clock.runShifted(2 * 3_600_000, () =>
      expect(patientBy(scene, later)).rejects.toEqual(failing('LINK_EXPIRED')),
    );
  });

  it("cannot withdraw the acceptance, which the patient's own link can", async () => {
    const { quote, token } = await sentQuote(scene);
    const device = await handOver(quote);
    const onDevice = await patientBy(scene, device);
    await respond(device, signed(quote), onDevice);
    const withdraw = async (by: string) =>
      product.call(withdrawAcceptance, { params: { token: by }, body: {} }, await patientBy(scene, by));
    await expect(withdraw(device)).rejects.toEqual(failing('ACCEPTANCE_FINAL'));
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
    await withdraw(token);
    expect((await quoteOf(quote.id)).status).toBe('WITHDRAWN');
  });

  it('stays unlocked if the quote cannot be handed over', async () => {
    const { quote, token } = await sentQuote(scene);
    await respond(token, rejection, await patientBy(scene, token));
    await expect(handOver(quote)).rejects.toEqual(failing('ALREADY_ANSWERED'));
    expect(await sessionNow()).toMatchObject({ secondStep: 'DONE' });
  });

  it('keeps the emailed link and ends an earlier handover', async () => {
    const { quote, token } = await sentQuote(scene);
    const first = await handOver(quote);
    const second = await handOver(quote);
    await expect(patientBy(scene, first)).rejects.toEqual(failing('LINK_EXPIRED'));
    expect(await patientBy(scene, token)).toMatchObject({ quoteId: quote.id });
    expect(await patientBy(scene, second)).toMatchObject({ quoteId: quote.id });
  });
});

describe('guardian and second signer', () => {
  const guardian = {
    role: 'GUARDIAN',
    name: 'Aroha Ngata',
    relationship: 'mother',
    authority: 'parent',
  } as const;
  const second = { name: 'Hone Ngata', relationship: 'father', method: 'draw', data: drawn } as const;

  it('are stored with the response and shown on the case', async () => {
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    await respond(token, signed(quote, { signatory: guardian, secondSignature: second }), patient);
    const { surgeryCaseId, acceptance: summary } = await quoteOf(quote.id);
    expect(summary).toMatchObject({ signatory: guardian, secondSignerName: 'Hone Ngata', mode: 'LINK' });
    const { acceptanceData } = await product.call(
      getSurgeryCase,
      { params: { id: surgeryCaseId ?? '' } },
      staff(),
    );
    expect(acceptanceData).toMatchObject({
      signatory: guardian,
      secondSignature: { name: 'Hone Ngata', data: expect.stringMatching(/^data:image\/png;base64,/) },
    });
  });

  it('cannot leave a signature blank, and a second is required if the practice says so', async () => {
    await product.call(updatePatientSettings, { body: { version: 0, secondSignerNeeded: true } }, staff());
    const { quote, token } = await sentQuote(scene);
    const patient = await patientBy(scene, token);
    await expect(respond(token, signed(quote), patient)).rejects.toMatchObject({
      errors: [{ path: 'secondSignature.name' }, { path: 'secondSignature.data' }],
    });
    const script = `data:image/svg+xml;base64,${Buffer.from('<svg><script/></svg>').toString('base64')}`;
    for (const data of [blankPngDataUrl(600, 200), script])
      await expect(
        respond(token, signed(quote, { secondSignature: { ...second, data } }), patient),
      ).rejects.toMatchObject({
        errors: [{ path: 'secondSignature.data', message: 'Please provide your signature' }],
      });
    expect((await quoteOf(quote.id)).status).toBe('SENT');
    await respond(token, signed(quote, { secondSignature: second }), patient);
    expect((await quoteOf(quote.id)).status).toBe('ACCEPTED');
  });
});
