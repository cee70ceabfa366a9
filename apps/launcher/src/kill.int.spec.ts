import { createClient, listAuditEntries } from '@quillcare/contracts';
import { firstIdFrom, newId } from '@quillcare/service-kit';
import { testProduct, ProductProcess } from '@quillcare/testing';

const COMMANDS = 150;
const SIGN_UPS = 12;
const COLLEAGUES = 80;
const HOUR_MS = 3_600_000;
// This process only answers requests; relay, consumers and jobs run in worker processes, which the tests
// kill.
const product = testProduct({ role: 'api' });

/** Kills the workers repeatedly during `work`; returns with running workers. */
async function whileKilling(
  targets: readonly string[],
  kills: number,
  work: () => Promise<void>,
): Promise<ProductProcess> {
  let worker = await ProductProcess.start(product.config, targets);
  const working = work();
  for (let at = 0; at < kills; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 250));
    await worker.kill();
    worker = await ProductProcess.start(product.config, targets);
  }
  await working;
  return worker;
}

const unsent = async (schema: string): Promise<number> =>
  (await product.sql(`select 1 from ${schema}.outbox where published_at is null`)).length;

/** People who have worked there since yesterday; resolves with their addresses. */
async function addColleagues(organisationId: string): Promise<string[]> {
  const addresses = Array.from({ length: COLLEAGUES }, (_, at) => `colleague.${at}@killed-digests.example`);
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     select gen_random_uuid(), $1, 'USER', 'Ben', 'Tran', address, 'none', true, '', '' from unnest($2::text[]) as address`,
    [organisationId, addresses],
  );
  await product.sql(
    `update identity."user" set created_at = now() - interval '1 day' where organisation_id = $1`,
    [organisationId],
  );
  return addresses;
}

describe('workers that are killed repeatedly', () => {
  it('lose no event and handle none twice', async () => {
    const { admin } = await product.signUp();
    const created: string[] = [];
    const worker = await whileKilling(['identity', 'crm', 'audit'], 5, async () => {
      for (let at = 0; at < COMMANDS; at += 1) {
        const client = await product.call(
          createClient,
          {
            body: {
              firstName: 'Pat',
              lastName: `Number ${at}`,
              email: `p${at}@example.com`,
              phone: '0412 345 678',
            },
          },
          admin,
        );
        created.push(client.id);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    try {
      await product.eventually(async () => {
        const entries = await product.sql<{ entity_id: string }>(
          `select entity_id from audit.entry where organisation_id = $1 and entity_type = 'CLIENT'`,
          [admin.organisationId],
        );
        expect(entries.map(({ entity_id }) => entity_id).sort()).toEqual([...created].sort());
      }, 30_000);
      expect(
        (await product.call(listAuditEntries, { query: { entityType: 'CLIENT', limit: 1 } }, admin)).total,
      ).toBe(COMMANDS);
      await product.eventually(async () => expect(await unsent('crm')).toBe(0));
      expect(await product.sql('select 1 from audit.dead_letter')).toEqual([]);
    } finally {
      await worker.stop();
    }
  }, 120_000);

  it('lose no job and do none twice: one welcome and one link per practice', async () => {
    const targets = ['identity', 'billing', 'notifications'];
    const worker = await whileKilling(targets, 4, async () => {
      for (let at = 0; at < SIGN_UPS; at += 1) await product.signUp({ email: `owner.${at}@killed.example` });
    });
    try {
      await product.eventually(async () => {
        const mails = await product.sql<{ recipient: string }>(
          `select recipient || ': ' || subject as recipient from notifications.mailbox_message where recipient like '%@killed.example'`,
        );
        const subjects = ['Welcome to Quillcare', 'Confirm your email address'];
        const wanted = Array.from({ length: SIGN_UPS }, (_, at) =>
          subjects.map((subject) => `owner.${at}@killed.example: ${subject}`),
        ).flat();
        expect(mails.map(({ recipient }) => recipient).sort()).toEqual(wanted.sort());
      }, 60_000);
      await product.eventually(
        async () => expect([await unsent('identity'), await unsent('notifications')]).toEqual([0, 0]),
        20_000,
      );
      expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
    } finally {
      await worker.stop();
    }
  }, 180_000);

  it('leave nobody without a digest and send nobody two', async () => {
    const { organisationId, admin } = await product.signUp();
    const addresses = await addColleagues(organisationId);
    await product.sql(
      `insert into notifications.notification (id, organisation_id, topic, type, priority, needs, title, message, search_key)
       values ($1, $2, 'LINK_LOCKED', 'WARNING', 'HIGH', 'QUOTES', 'Patient link locked', 'The link to quote Q-1 was locked.', '')`,
      [firstIdFrom(new Date(Date.now() - HOUR_MS)), organisationId],
    );
    const day = '2026-11-24';
    const worker = await whileKilling(['identity', 'notifications'], 4, async () => {
      const data = { organisationId, day, timeZone: 'Australia/Sydney' };
      const payload = { data, correlationId: 'kill', traceparent: null, organisationId };
      await product.sql(
        `insert into notifications.outbox (id, organisation_id, kind, destination, payload)
         values ($1, $2, 'job', 'notifications.writeDigests', $3)`,
        [newId(), organisationId, payload],
      );
    });
    try {
      await product.eventually(async () => {
        const mails = await product.sql<{ recipient: string }>(
          `select recipient from notifications.mail_message where organisation_id = $1 and template = 'digest'`,
          [organisationId],
        );
        const recipients = mails.map(({ recipient }) => recipient);
        expect(recipients.sort()).toEqual([...addresses, admin.email].sort());
      }, 60_000);
      expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
    } finally {
      await worker.stop();
    }
  }, 180_000);
});
