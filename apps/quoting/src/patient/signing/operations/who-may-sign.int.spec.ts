import {
  confirmSignatoryCode,
  getPatientSettings,
  getQuote,
  getSurgeryCase,
  openPublicQuote,
  previewQuote,
  recordAcceptance,
  requestSignatoryCode,
  updatePatientSettings,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { unseal } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { otherThan } from '../../patient-identity/operations/identity-codes.suite';
import { form, respondIn, signed, type Answer } from '../../patient/operations/answers.suite';
import {
  addClient,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
  type Scene,
  type SentQuote,
} from '../../../quote/quote/operations/quote-scene.suite';
import { recorded } from './signing.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
const respond = respondIn(() => product);

/** In the practice's time zone: on the morning of 1 January, UTC still has the year before. */
const yearsAgo = (years: number): string =>
  `${Number(todayIn(new Date(), 'Australia/Sydney').slice(0, 4)) - years}-01-01`;
const EMAIL = 'aroha.young@example.com';
const mother = {
  ...({ role: 'GUARDIAN', name: 'Aroha Young', relationship: 'mother' } as const),
  ...({ authority: 'parental responsibility', email: EMAIL, mailTo: 'SIGNATORY' } as const),
};

async function quoteFor(age: number, at: Scene = scene): Promise<SentQuote> {
  return sentQuote(at, { clientId: await addClient(product, at.org, yearsAgo(age)) });
}

const answer = (quote: SentQuote['quote'], age: number, more: Partial<Answer> = {}): Answer =>
  signed(quote, { patientInfo: { ...form, dateOfBirth: yearsAgo(age) }, ...more });

async function mailedTo(quoteId: string): Promise<{ to: string; code: string }[]> {
  const rows = await product.sql<{ link: string; recipient: string }>(
    `select payload->'data'->>'sealedLink' as link, payload->'data'->>'sealedRecipient' as recipient
       from quoting.outbox where destination = 'notifications.sendQuoteMail'
        and payload->'data'->>'kind' = 'SIGNATORY_CODE' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  const { secrets } = product.config;
  return rows.map(({ link, recipient }) => ({ to: unseal(recipient, secrets), code: unseal(link, secrets) }));
}

async function confirmAddress({ quote, token }: SentQuote, email = EMAIL): Promise<void> {
  const patient = await patientBy(scene, token);
  const params = { token };
  const { codeToken } = await product.call(requestSignatoryCode, { params, body: { email } }, patient);
  const { code } = (await mailedTo(quote.id)).at(-1) ?? { code: '' };
  await product.call(confirmSignatoryCode, { params, body: { email, code, codeToken } }, patient);
}

it("refuses a fifteen-year-old's own acceptance and shows the page the age limit", async () => {
  const { quote, token } = await quoteFor(15);
  const patient = await patientBy(scene, token);
  await expect(product.call(openPublicQuote, { params: { token } }, patient)).resolves.toMatchObject({
    quote: { representativeBelowAge: 18 },
  });
  await expect(respond(token, answer(quote, 15), patient)).rejects.toEqual(
    failing('VALIDATION_FAILED', {
      errors: [
        {
          path: 'signatory.role',
          message: 'Patients below 18 need a parent, guardian or substitute decision maker to sign',
        },
      ],
    }),
  );
});

it("accepts a parent's signature once the parent's own email address is confirmed", async () => {
  const sent = await quoteFor(15);
  const { quote, token } = sent;
  const patient = await patientBy(scene, token);
  const given = answer(quote, 15, { signatory: mother });
  await expect(respond(token, given, patient)).rejects.toEqual(
    failing('VALIDATION_FAILED', {
      errors: [
        {
          path: 'signatory.email',
          message: 'Please confirm this address with the code that we email to it',
        },
      ],
    }),
  );
  await confirmAddress(sent);
  expect((await mailedTo(quote.id)).map(({ to }) => to)).toEqual([EMAIL]);
  await expect(respond(token, given, patient)).resolves.toMatchObject({ status: 'ACCEPTED' });
  const { acceptance } = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  expect(acceptance?.signatory).toEqual(mother);
});

it('accepts a confirmation code once, only for its address, and counts wrong codes', async () => {
  const { quote, token } = await quoteFor(15);
  const patient = await patientBy(scene, token);
  const params = { token };
  const { codeToken } = await product.call(requestSignatoryCode, { params, body: { email: EMAIL } }, patient);
  const { code } = (await mailedTo(quote.id)).at(-1) ?? { code: '' };
  const confirm = (body: Partial<{ email: string; code: string; codeToken: string }>) =>
    product.call(confirmSignatoryCode, { params, body: { email: EMAIL, code, codeToken, ...body } }, patient);
  await expect(confirm({ code: otherThan(code) })).rejects.toEqual(failing('IDENTITY_MISMATCH'));
  await expect(confirm({ email: 'other@example.com' })).rejects.toEqual(failing('CODE_EXPIRED'));
  await expect(confirm({ codeToken: 'x' })).rejects.toEqual(failing('CODE_EXPIRED'));
  const [link] = await product.sql<{ wrong_guesses: number }>(
    'select wrong_guesses from quoting.patient_link where quote_id = $1',
    [quote.id],
  );
  expect(link?.wrong_guesses).toBe(1);
  await expect(confirm({})).resolves.toEqual({ confirmed: true });
  await expect(confirm({})).rejects.toEqual(failing('CODE_EXPIRED'));
});

it('mails no code for an unidentified visitor and limits the codes of an identified patient', async () => {
  const { token } = await quoteFor(15);
  const ask = (patient: Awaited<ReturnType<typeof patientBy>>, email: string) =>
    product.call(requestSignatoryCode, { params: { token }, body: { email } }, patient);
  const stranger = await patientBy(scene, token, false);
  await expect(ask(stranger, EMAIL)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
  const patient = await patientBy(scene, token);
  for (const name of ['a', 'b', 'c']) await ask(patient, `${name}@example.com`);
  await expect(ask(patient, 'd@example.com')).rejects.toEqual(failing('TOO_MANY_REQUESTS'));
});

it('rejects a telephone acceptance by a child alone and shows staff the age limit beforehand', async () => {
  const { quote } = await quoteFor(16);
  const params = { id: quote.id };
  await expect(
    product.call(recordAcceptance, { params, body: recorded(quote) }, scene.org.admin),
  ).rejects.toEqual(
    failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path: 'signatory.role' })] }),
  );
  const older = recorded(quote);
  const asAdult = { ...older, patientInfo: { ...older.patientInfo, dateOfBirth: '1984-02-29' } };
  await expect(product.call(recordAcceptance, { params, body: asAdult }, scene.org.admin)).rejects.toEqual(
    failing('VALIDATION_FAILED', {
      errors: ['signatory.role', 'patientInfo.dateOfBirth'].map((path) => expect.objectContaining({ path })),
    }),
  );
  const body = recorded(quote, { signatory: mother });
  await expect(product.call(recordAcceptance, { params, body }, scene.org.admin)).resolves.toMatchObject({
    status: 'ACCEPTED',
    acceptance: { signatory: mother },
  });
  const clientId = await addClient(product, scene.org, yearsAgo(16));
  await expect(previewFor(clientId)).resolves.toBe(18);
  await expect(previewFor(scene.clientId)).resolves.toBeNull();
});

it("takes the client's date of birth into a recorded acceptance, and no other one", async () => {
  const { quote } = await quoteFor(16);
  const { patientInfo, ...body } = recorded(quote, { signatory: mother });
  const params = { id: quote.id };
  const record = (dateOfBirth: string) =>
    product.call(
      recordAcceptance,
      { params, body: { ...body, patientInfo: { ...patientInfo, dateOfBirth } } },
      scene.org.admin,
    );
  await expect(record('1984-02-29')).rejects.toEqual(
    failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path: 'patientInfo.dateOfBirth' })] }),
  );
  const { surgeryCaseId } = await record('');
  const ofCase = { params: { id: surgeryCaseId ?? '' } };
  const { acceptanceData } = await product.call(getSurgeryCase, ofCase, scene.org.admin);
  expect(acceptanceData.patientInfo.dateOfBirth).toBe(yearsAgo(16));
});

it('lets a sixteen-year-old accept in South Australia unless the practice sets a higher age', async () => {
  const { version } = await product.call(getPatientSettings, {}, scene.org.admin);
  const first = await product.call(
    updatePatientSettings,
    { body: { version, state: 'SA' } },
    scene.org.admin,
  );
  const young = await quoteFor(16);
  await expect(
    respond(young.token, answer(young.quote, 16), await patientBy(scene, young.token)),
  ).resolves.toMatchObject({ status: 'ACCEPTED' });
  const before = await quoteFor(16);
  const raised = { version: first.version, signsAloneFromAge: 17 };
  await product.call(updatePatientSettings, { body: raised }, scene.org.admin);
  const after = await quoteFor(16);
  // A sent quote keeps the age limit in force at the time.
  await expect(
    respond(before.token, answer(before.quote, 16), await patientBy(scene, before.token)),
  ).resolves.toMatchObject({ status: 'ACCEPTED' });
  await expect(
    respond(after.token, answer(after.quote, 16), await patientBy(scene, after.token)),
  ).rejects.toEqual(failing('VALIDATION_FAILED'));
  await expect(
    product.call(
      updatePatientSettings,
      { body: { version: first.version + 1, signsAloneFromAge: 12 } },
      scene.org.admin,
    ),
  ).rejects.toEqual(failing('VALIDATION_FAILED'));
});

async function previewFor(clientId: string): Promise<number | null> {
  const body = { clientId, doctorId: scene.doctorId };
  const { representativeBelowAge } = await product.call(previewQuote, { body }, scene.org.admin);
  return representativeBelowAge;
}
