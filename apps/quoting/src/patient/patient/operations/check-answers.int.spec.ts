import { tryCheckAnswers, updatePatientSettings } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { question as asked, respondIn, signed } from './answers.suite';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));

const respond = respondIn(() => product);
const question = { question: 'Can the anaesthetist’s fee change?', answers: ['No', 'Yes'], correct: 1 };

/** Makes the practice ask one question and returns its id. */
async function ask(checksRequired: boolean): Promise<string> {
  const body = { version: 0, checkQuestions: [question], checksRequired };
  const { checkQuestions } = await product.call(updatePatientSettings, { body }, scene.org.admin);
  return checkQuestions[0]?.id ?? '';
}

async function kept(quoteId: string): Promise<unknown> {
  const sql = 'select check_answers from quoting.patient_response where quote_id = $1';
  const [row] = await product.sql<{ check_answers: unknown }>(sql, [quoteId]);
  return row?.check_answers;
}

it('stores check answers with the acceptance and accepts wrong or missing ones', async () => {
  const questionId = await ask(false);
  const [answered, silent] = [await sentQuote(scene), await sentQuote(scene)];
  const patient = await patientBy(scene, answered.token);
  const checkAnswers = [{ questionId, answer: 0 }];
  await respond(answered.token, signed(answered.quote, { checkAnswers }), patient);
  await respond(silent.token, signed(silent.quote), await patientBy(scene, silent.token));
  const { question: text, answers } = question;
  expect(await kept(answered.quote.id)).toEqual([
    { questionId, question: text, answers, answer: 'No', isCorrect: false },
  ]);
  expect(await kept(silent.quote.id)).toEqual([]);
});

it('requires right check answers if the practice does and names the question when refusing', async () => {
  const questionId = await ask(true);
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  const path = `checkAnswers.${questionId}`;
  for (const checkAnswers of [undefined, [{ questionId, answer: 0 }]])
    await expect(respond(token, signed(quote, { checkAnswers }), patient)).rejects.toEqual(
      failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path })] }),
    );
  // The page checks the answers before the last step and gets the same errors.
  const tried = (answer: number) =>
    product.call(
      tryCheckAnswers,
      { params: { token }, body: { checkAnswers: [{ questionId, answer }] } },
      patient,
    );
  await expect(tried(0)).rejects.toMatchObject({ errors: [{ path }] });
  expect(await tried(1)).toEqual({ passed: true });
  expect(await kept(quote.id)).toBeUndefined();
  await respond(token, signed(quote, { checkAnswers: [{ questionId, answer: 1 }] }), patient);
  expect(await kept(quote.id)).toEqual([expect.objectContaining({ answer: 'Yes', isCorrect: true })]);
});

it('does not require check answers to ask a question or to decline', async () => {
  await ask(true);
  const { token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await expect(respond(token, asked, patient)).resolves.toMatchObject({ status: 'QUERY_RECEIVED' });
  await expect(
    respond(token, { response: 'reject', rejectionReason: 'Too far' }, patient),
  ).resolves.toMatchObject({ status: 'REJECTED' });
});
