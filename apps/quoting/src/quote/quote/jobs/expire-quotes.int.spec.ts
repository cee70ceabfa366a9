import { getQuote, resolvePatientLink } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { todayIn } from '@quillcare/rules';
import {
  auditOf,
  eventsOf,
  failing,
  openPractice,
  sentQuote,
  type Scene,
  startQuoting,
} from '../operations/quote-scene.suite';
import { ExpireQuotesJob } from './expire-quotes.job';

const product = testProduct(startQuoting);
let scenes: Scene[];
beforeAll(async () => {
  scenes = [await openPractice(product), await openPractice(product)];
});

const sweep = () =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(ExpireQuotesJob, { strict: false }).handle(),
  );
const letItEnd = (id: string, ago = '1 second') =>
  product.sql(`update quoting.quote set expires_at = now() - $2::interval where id = $1`, [id, ago]);

it('closes links of expired quotes before the sweep, then marks each quote once', async () => {
  const due = await Promise.all(scenes.map((scene) => sentQuote(scene)));
  const open = await sentQuote(scenes[0] as Scene);
  for (const { quote } of due) await letItEnd(quote.id);
  for (const { token } of due)
    await expect(product.callInternal(resolvePatientLink, { body: { token } })).rejects.toEqual(
      failing('LINK_EXPIRED'),
    );

  await Promise.all([sweep(), sweep(), sweep()]);
  for (const [at, { quote }] of due.entries()) {
    const scene = scenes[at] as Scene;
    expect(await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin)).toMatchObject({
      status: 'EXPIRED',
    });
    expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated', 'QuoteSent', 'QuoteExpired']);
    expect((await auditOf(scene, quote.id)).at(-1)).toMatchObject({ action: 'UPDATE', actorName: 'quoting' });
  }
  expect(
    await product.call(getQuote, { params: { id: open.quote.id } }, (scenes[0] as Scene).org.admin),
  ).toMatchObject({ status: 'SENT' });
});

it("expires a quote at the end of its last valid day in the practice's time zone", async () => {
  const { quote } = await sentQuote(scenes[0] as Scene, {
    validUntil: todayIn(new Date(), 'Australia/Sydney'),
  });
  const [row] = await product.sql<{ end: string }>(
    `select (expires_at at time zone 'Australia/Sydney')::text as end from quoting.quote where id = $1`,
    [quote.id],
  );
  expect(row?.end.slice(11)).toBe('00:00:00');
  expect((row?.end ?? '') > quote.validUntil).toBe(true);
});

it('marks the remaining quotes when one fails, and retries that one', async () => {
  const scene = scenes[0] as Scene;
  const [stuck, other] = [(await sentQuote(scene)).quote, (await sentQuote(scene)).quote];
  await product.sql(
    `alter table quoting.quote add constraint stuck check (id <> '${stuck.id}' or status <> 'EXPIRED')`,
  );
  const statusOf = async (id: string) =>
    (await product.call(getQuote, { params: { id } }, scene.org.admin)).status;
  try {
    await letItEnd(stuck.id, '1 day');
    await letItEnd(other.id);
    await sweep();
    expect([await statusOf(stuck.id), await statusOf(other.id)]).toEqual(['SENT', 'EXPIRED']);
  } finally {
    await product.sql('alter table quoting.quote drop constraint stuck');
  }
  await sweep();
  expect(await statusOf(stuck.id)).toBe('EXPIRED');
});
