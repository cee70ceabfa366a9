import { testProduct, ProductProcess } from '@quillcare/testing';
import { addClient, openPractice, sentQuote } from '../quote/operations/quote-scene.suite';
import { letBeDue } from './reminders.suite';

const QUOTES = 40;
const WORKERS = ['identity', 'crm', 'quoting', 'notifications'];
// This process only answers requests: the work is done by workers that the test kills.
const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'], role: 'api' });

it('workers that are killed while they remind lose no reminder and send none twice', async () => {
  const scene = await openPractice(product);
  const quotes: string[] = [];
  for (let at = 0; at < QUOTES; at += 1) {
    const clientId = await addClient(product, scene.org);
    await product.sql('update crm.client set email = $2 where id = $1', [
      clientId,
      `p${at}@reminded.example`,
    ]);
    const { quote } = await sentQuote({ ...scene, clientId });
    quotes.push(quote.id);
  }
  // A quote's own email counts as a sign of life: only once all have gone out is anybody silent.
  const mailer = await ProductProcess.start(product.config, WORKERS);
  try {
    const onTheWay = `select 1 from quoting.quote where mail_state is distinct from 'DELIVERED'`;
    await product.eventually(async () => expect(await product.sql(onTheWay)).toEqual([]));
  } finally {
    await mailer.stop();
  }
  for (const id of quotes) await letBeDue(product, id);
  const settled = async () =>
    (await product.sql(`select 1 from quoting.patient_reminder where state = 'SENT'`)).length;
  const reminders = () =>
    product.sql<{ recipient: string }>(
      `select recipient from notifications.mailbox_message
        where recipient like '%@reminded.example' and text_body like '%Stop reminders about quote%' order by recipient`,
    );
  for (const share of [0.1, 0.5]) {
    const worker = await ProductProcess.start(product.config, WORKERS);
    try {
      await product.eventually(async () => expect(await settled()).toBeGreaterThan(QUOTES * share));
    } finally {
      await worker.kill();
      await product.endMailLeases();
    }
  }
  const worker = await ProductProcess.start(product.config, WORKERS);
  try {
    await product.eventually(async () => expect(await reminders()).toHaveLength(QUOTES));
    expect(new Set((await reminders()).map(({ recipient }) => recipient)).size).toBe(QUOTES);
    expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
  } finally {
    await worker.stop();
  }
});
