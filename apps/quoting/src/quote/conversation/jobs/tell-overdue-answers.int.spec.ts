import { updatePatientSettings } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { contextFor, runInContext } from '@quillcare/service-kit';
import {
  eventsOf,
  openPractice,
  patientBy,
  sentQuote,
  type Scene,
  startQuoting,
} from '../../quote/operations/quote-scene.suite';
import { question, respondIn } from '../../../patient/patient/operations/answers.suite';
import { conversationIn } from '../operations/conversation.suite';
import { TellOverdueAnswersJob } from './tell-overdue-answers.job';

const product = testProduct(startQuoting);

const respond = respondIn(() => product);

async function askedQuote(scene: Scene) {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await respond(token, question, patient);
  return { quote, ask: () => respond(token, question, patient) };
}

const waitedFor = (quoteId: string, hours: number) =>
  product.sql(
    `update quoting.quote set question_since = question_since - $2 * interval '1 hour' where id = $1`,
    [quoteId, hours],
  );
const sweep = () =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(TellOverdueAnswersJob, { strict: false }).handle(),
  );
const reminders = async (scene: Scene, quoteId: string) =>
  (await eventsOf(scene, quoteId)).filter((name) => name === 'QuoteAnswerOverdue').length;

it('reminds of an overdue question once, and again of the next one', async () => {
  const scene = await openPractice(product);
  const { quote, ask } = await askedQuote(scene);
  await sweep();
  expect(await reminders(scene, quote.id)).toBe(0);
  await waitedFor(quote.id, 25);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await reminders(scene, quote.id)).toBe(1);
  await ask();
  await sweep();
  expect(await reminders(scene, quote.id)).toBe(1);
  await conversationIn(() => scene).answer(quote.id, { text: 'Yes.' });
  await ask();
  await waitedFor(quote.id, 25);
  await sweep();
  expect(await reminders(scene, quote.id)).toBe(2);
});

it("follows each practice's target and is silent without one or once the quote is over", async () => {
  const [quick, silent, over] = await Promise.all([1, 2, 3].map(() => openPractice(product)));
  if (!quick || !silent || !over) throw new Error('three practices');
  const target = (scene: Scene, answerTargetHours: number | null) =>
    product.call(updatePatientSettings, { body: { version: 0, answerTargetHours } }, scene.org.admin);
  await target(quick, 2);
  await target(silent, null);
  const scenes = [quick, silent, over];
  const quotes = [];
  for (const scene of scenes) quotes.push((await askedQuote(scene)).quote);
  const [soon, never, past] = quotes;
  await waitedFor(soon?.id ?? '', 3);
  await waitedFor(never?.id ?? '', 900);
  await waitedFor(past?.id ?? '', 900);
  await product.sql(`update quoting.quote set expires_at = now() - interval '1 second' where id = $1`, [
    past?.id,
  ]);
  await sweep();
  const told = [];
  for (const [at, scene] of scenes.entries()) told.push(await reminders(scene, quotes[at]?.id ?? ''));
  expect(told).toEqual([1, 0, 0]);
});
