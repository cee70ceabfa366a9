import { writeDigests } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { firstIdFrom, newId, UnitOfWork } from '@quillcare/service-kit';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { linkLockedNews } from '../response/domain/link-locked-news';
import { PostOffice } from '../testing/post-office.suite';
import { raiseNews } from '../testing/raise-news.suite';

const COLLEAGUES = 300;
const WORKERS = ['identity', 'notifications'];
const SYDNEY = 'Australia/Sydney';
const product = testProduct({ only: ['identity', 'notifications'], role: 'api' });
const org = perFile(() => product.signUp());

// This process only answers requests: the work is done by workers that the test kills.
beforeAll(async () => {
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     select gen_random_uuid(), $1, 'USER', 'Ben', 'Tran', 'ben.' || at || '@digests.example', 'none', true, '', ''
       from generate_series(1, $2) at`,
    [org.organisationId, COLLEAGUES],
  );
  // Nobody hears of what was said before they joined.
  await product.sql(`update identity."user" set created_at = created_at - interval '1 day'`);
});

/** Something that nobody has read, said an hour ago: a digest leaves out the last minute. */
async function unreadForAll(): Promise<void> {
  await raiseNews(product, org.organisationId, linkLockedNews({ quoteId: newId(), quoteNumber: 'Q-1' }));
  await product.sql('update notifications.notification set id = $2 where organisation_id = $1', [
    org.organisationId,
    firstIdFrom(new Date(Date.now() - 3_600_000)),
  ]);
}

const written = async () => (await product.sql('select 1 from notifications.digest')).length;
const arrived = async () =>
  (
    await product.sql<{ recipient: string }>(
      `select recipient from notifications.mailbox_message where recipient like '%@digests.example' order by recipient`,
    )
  ).map(({ recipient }) => recipient);

it('workers that are killed while they write digests leave nobody out and write to nobody twice', async () => {
  await unreadForAll();
  const { organisationId } = org;
  const job = { organisationId, day: todayIn(new Date(), SYDNEY), timeZone: SYDNEY };
  const office = new PostOffice(product, organisationId);
  await office.transaction(async () => office.get(UnitOfWork).enqueue(writeDigests, job));
  for (const share of [0.05, 0.4]) {
    const worker = await ProductProcess.start(product.config, WORKERS);
    try {
      await product.eventually(async () => expect(await written()).toBeGreaterThan(COLLEAGUES * share));
    } finally {
      await worker.kill();
      await product.endMailLeases();
    }
  }
  const worker = await ProductProcess.start(product.config, WORKERS);
  try {
    await product.eventually(async () => expect(await arrived()).toHaveLength(COLLEAGUES));
    expect(new Set(await arrived()).size).toBe(COLLEAGUES);
    // Each colleague, and the administrator.
    expect(await written()).toBe(COLLEAGUES + 1);
    expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
  } finally {
    await worker.stop();
  }
});
