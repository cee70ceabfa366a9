import { createClient, listAuditEntries } from '@quillcare/contracts';
import { testProduct, ProductProcess } from '@quillcare/testing';

const COMMANDS = 150;
const SIGN_UPS = 12;
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
    await product.endMailLeases();
    worker = await ProductProcess.start(product.config, targets);
  }
  await working;
  return worker;
}

const unsent = async (schema: string): Promise<number> =>
  (await product.sql(`select 1 from ${schema}.outbox where published_at is null`)).length;

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
      });
      expect(
        (await product.call(listAuditEntries, { query: { entityType: 'CLIENT', limit: 1 } }, admin)).total,
      ).toBe(COMMANDS);
      await product.eventually(async () => expect(await unsent('crm')).toBe(0));
      expect(await product.sql('select 1 from audit.dead_letter')).toEqual([]);
    } finally {
      await worker.stop();
    }
  });

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
      });
      await product.eventually(async () =>
        expect([await unsent('identity'), await unsent('notifications')]).toEqual([0, 0]),
      );
      expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
    } finally {
      await worker.stop();
    }
  });
});
