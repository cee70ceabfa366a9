import type { ServiceName } from '@quillcare/contracts';
import { RetryPolicy, runServices, type RunningProcess } from '@quillcare/service-kit';
import { startProduct, type Product } from '@quillcare/testing';
import { loadServices } from './catalogue';
import { sendQuoteTo } from './quote-to-patient.suite';

const TEN_MINUTES_MS = 600_000;
/** Retry delays are divided by this factor. */
const FASTER = 1_000;

const policy = new RetryPolicy();
/** Returns the number of attempts after which an event or job has waited for ten minutes. */
function triesInTenMinutes(): number {
  let [tries, waited] = [0, 0];
  while (waited < TEN_MINUTES_MS) waited += policy.duringOutage((tries += 1));
  return tries;
}

let product: Product;
let away: RunningProcess;
let relay: RunningProcess | undefined;
/** Number of retry delays, by the number of attempts before them. */
const waits = new Map<number, number>();

/** Starts services beside the product, which they reach over NATS only. */
const beside = async (names: ServiceName[], role: 'api' | 'worker') =>
  runServices({ config: product.config, role, services: await loadServices(names) });

// Quoting and crm run apart from the services that depend on them.
beforeAll(async () => {
  product = await startProduct({
    only: ['identity', 'callbacks', 'notifications', 'billing', 'audit'],
  });
  away = await beside(['quoting', 'crm'], 'api');
  jest.spyOn(product.app.get(RetryPolicy, { strict: false }), 'duringOutage').mockImplementation((tries) => {
    waits.set(tries, (waits.get(tries) ?? 0) + 1);
    return policy.duringOutage(tries) / FASTER;
  });
});
afterAll(async () => {
  await away.stop();
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
  it('causes no dead letter, because events and jobs that need it wait and are handled afterwards', async () => {
    const recipient = 'hana@example.com';
    await sendQuoteTo(product, await product.signUp(), recipient);
    await away.stop();
    // Only now are the event and the job published. The callback needs the client from crm, the email needs the quote.
    relay = await beside(['quoting'], 'worker');
    const needed = triesInTenMinutes();
    // One for the event, one for the job.
    await product.eventually(async () => expect(waits.get(needed)).toBeGreaterThanOrEqual(2));
    expect(await letters()).toEqual([]);
    expect(await callbacks()).toEqual([]);
    expect(await mails(recipient)).toEqual([]);

    away = await beside(['quoting', 'crm'], 'api');
    await product.eventually(async () => {
      expect(await callbacks()).toEqual([{ status: 'pending' }]);
      expect(await mails(recipient)).toHaveLength(1);
    });
    expect(await letters()).toEqual([]);
    const sent = await product.sql('select mail_state from quoting.quote');
    expect(sent).toEqual([{ mail_state: expect.stringMatching(/PENDING|DELIVERED/) }]);
  });
});
