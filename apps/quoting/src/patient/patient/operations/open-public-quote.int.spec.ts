import {
  getPatientTerms,
  openPublicQuote,
  publishPatientTerms,
  quoteLine,
  resolvePatientLink,
  respondToQuote,
  updatePatientSettings,
  type PatientPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { newLinkToken } from '../../../quote/patient-link/domain/link-token';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const open = (token: string, patient: PatientPrincipal) =>
  product.call(openPublicQuote, { params: { token } }, patient);
const resolve = (token: string) => product.callInternal(resolvePatientLink, { body: { token } });

it('resolves a link and rejects each kind of bad link with its own error', async () => {
  const { quote, token } = await sentQuote(scene);
  expect(await resolve(token)).toMatchObject({ quoteId: quote.id, organisationId: scene.org.organisationId });
  for (const malformed of ['', 'x', `${token}A`, `${token.slice(1)}!`, "'; drop table quoting.quote; --"]) {
    await expect(resolve(malformed)).rejects.toEqual(failing('LINK_MALFORMED'));
  }
  await expect(resolve(newLinkToken().text)).rejects.toEqual(failing('LINK_UNKNOWN'));
  await product.sql('update quoting.patient_link set superseded_at = now() where quote_id = $1', [quote.id]);
  // The patient can request the new link through it, so the old link itself still resolves.
  expect(await resolve(token)).toMatchObject({ quoteId: quote.id });
  await expect(open(token, await patientBy(scene, token))).rejects.toEqual(failing('LINK_SUPERSEDED'));
});

it('shows nothing clinical before identification', async () => {
  const { token } = await sentQuote(scene);
  const view = await open(token, await patientBy(scene, token, false));
  expect(view).toEqual({
    state: 'identify',
    identification: 'DATE_OF_BIRTH',
    practice: {
      name: expect.stringContaining('Practice'),
      phone: expect.any(String),
      email: scene.org.admin.email,
      logo: null,
    },
  });
  expect(JSON.stringify(view)).not.toMatch(/Septoplasty|Brien|670000/);
});

it('shows the frozen quote after identification without changing anything', async () => {
  const { quote, token } = await sentQuote(scene);
  const view = await open(token, await patientBy(scene, token));
  expect(view).toMatchObject({
    state: 'open',
    quote: {
      id: quote.id,
      quoteNumber: quote.quoteNumber,
      totalAmount: 670_000,
      totals: quote.totals,
      lines: quote.lines.map((line) => quoteLine.parse(line)),
      documentHash: quote.documentHash,
      procedures: [{ name: 'Septoplasty', finalFee: 550_000 }],
      status: 'SENT',
      client: { firstName: 'Siobhán', lastName: "O'Brien" },
    },
  });
  expect(JSON.stringify(view)).not.toContain('1984-02-29');
  const [row] = await product.sql('select first_viewed_at from quoting.quote where id = $1', [quote.id]);
  expect(row).toEqual({ first_viewed_at: null });
});

it('shows current page settings but the terms and cooling-off days frozen with the quote', async () => {
  const practice = await openPractice(product);
  const question = { question: 'Can the fee change?', answers: ['Yes', 'No'], correct: 0 };
  const [mixed, medicare] = [
    await sentQuote(practice, { procedureClass: 'MIXED' }),
    await sentQuote(practice, { procedureClass: 'MEDICARE' }),
  ];
  const { earlier: _none, ...current } = await product.call(getPatientTerms, {}, practice.org.admin);
  const body = { version: 0, checkQuestions: [question], checksRequired: true, coolingOffDays: 14 };
  await product.call(updatePatientSettings, { body }, practice.org.admin);
  const terms = { version: 0, title: 'Our terms', text: 'Please pay.' };
  await product.call(publishPatientTerms, { body: terms }, practice.org.admin);
  const newer = await sentQuote(practice, { procedureClass: 'COSMETIC' });
  const shown = async ({ token }: { token: string }) => {
    const view = await open(token, await patientBy(practice, token));
    return view.state === 'open' ? view.quote : null;
  };
  const own = { title: current.title, text: current.text, sha256: current.sha256 };
  expect(await shown(mixed)).toMatchObject({ termsVersion: '0', terms: own, coolingOffDays: 7 });
  expect(await shown(medicare)).toMatchObject({ terms: own, coolingOffDays: null });
  expect(await shown(newer)).toMatchObject({
    termsVersion: '1',
    terms: { title: 'Our terms', text: 'Please pay.' },
    checkQuestions: [{ id: expect.any(String), question: question.question, answers: question.answers }],
    checksRequired: true,
    secondSignerNeeded: false,
    answerTargetHours: 24,
    coolingOffDays: 14,
  });
  expect(JSON.stringify(await shown(newer))).not.toContain('correct');
  const { earlier } = await product.call(getPatientTerms, {}, practice.org.admin);
  expect(earlier).toEqual([current]);
});

it('shows the answer to everyone but the quote only after identification', async () => {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await product.call(
    respondToQuote,
    { params: { token }, body: { response: 'reject', rejectionReason: 'Too far' } },
    patient,
  );
  expect(await open(token, patient)).toMatchObject({
    state: 'answered',
    response: 'reject',
    quote: { id: quote.id, status: 'REJECTED' },
  });
  await product.sql(`update quoting.quote set expires_at = now() - interval '1 day' where id = $1`, [
    quote.id,
  ]);
  expect(await open(token, await patientBy(scene, token, false))).toMatchObject({
    state: 'answered',
    quote: null,
  });
});

it('rejects the identification of another link or practice', async () => {
  const [mine, other] = [await sentQuote(scene), await sentQuote(scene)];
  const foreign = await openPractice(product);
  const strangers = [
    await patientBy(scene, other.token),
    await patientBy(foreign, (await sentQuote(foreign)).token),
  ];
  for (const stranger of strangers)
    await expect(open(mine.token, stranger)).rejects.toEqual(failing('LINK_UNKNOWN'));
  await expect(
    product.call(openPublicQuote, { params: { token: mine.token } }, scene.org.admin),
  ).rejects.toEqual(failing('LINK_UNKNOWN'));
});
