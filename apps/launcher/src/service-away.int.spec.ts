import { RetryPolicy } from '@quillcare/service-kit';
import { ProductProcess, startProduct, type Product } from '@quillcare/testing';
import { sendQuoteTo } from './quote-to-patient.suite';

const TEN_MINUTES_MS = 600_000;
/** Retry delays are shortened by this factor. */
const FASTER = 100;

const policy = new RetryPolicy();
/** Attempts after which an event or a job has waited for ten minutes. */
function triesInTenMinutes(): number {
  let [tries, waited] = [0, 0];
  while (waited < TEN_MINUTES_MS) waited += policy.duringOutage((tries += 1));
  return tries;
}

let product: Product;
let quoting: ProductProcess;
let relay: ProductProcess | undefined;
/** The number of retry delays, by the number of attempts before them. */
const waits = new Map<number, number>();

// Quoting runs in separate processes; the services that call it run in this one.
beforeAll(async () => {
  product = await startProduct({
    only: ['identity', 'crm', 'callbacks', 'notifications', 'billing', 'audit'],
  });
  quoting = await ProductProcess.start(product.config, ['quoting'], 'api');
  jest.spyOn(product.app.get(RetryPolicy, { strict: false }), 'duringOutage').mockImplementation((tries) => {
    waits.set(tries, (waits.get(tries) ?? 0) + 1);
    return policy.duringOutage(tries) / FASTER;
  });
}, 90_000);
afterAll(async () => {
  await quoting.stop();
  await relay?.stop();
  await product.stop();
});

const callbacks = () => product.sql('select status from callbacks.callback');
const letters = async () => [
  ...(await product.sql('select handler, error from callbacks.dead_letter')),
  ...(await product.sql('select handler, error from notifications.dead_letter')),
];
const mails = (recipient: string) =>
  product.sql('select subject from notifications.mailbox_message where recipient = $1', [recipient]);

describe('a service that is down for ten minutes', () => {
  it('causes no dead letter: events and jobs that need it wait, and are handled afterwards', async () => {
    const recipient = 'hana@example.com';
    await sendQuoteTo(product, await product.signUp(), recipient);
    await quoting.stop();
    // Only now are event and job published, by the worker; no api process answers for quoting.
    relay = await ProductProcess.start(product.config, ['quoting'], 'worker');
    const needed = triesInTenMinutes();
    // Two waits: the consumer that creates the callback, and the job that sends the mail.
    await product.eventually(async () => expect(waits.get(needed)).toBeGreaterThanOrEqual(2), 60_000);
    expect(await letters()).toEqual([]);
    expect(await callbacks()).toEqual([]);
    expect(await mails(recipient)).toEqual([]);

    quoting = await ProductProcess.start(product.config, ['quoting'], 'api');
    await product.eventually(async () => {
      expect(await callbacks()).toEqual([{ status: 'pending' }]);
      expect(await mails(recipient)).toHaveLength(1);
    }, 30_000);
    expect(await letters()).toEqual([]);
    const sent = await product.sql('select mail_state from quoting.quote');
    expect(sent).toEqual([{ mail_state: expect.stringMatching(/PENDING|DELIVERED/) }]);
  }, 120_000);
});
