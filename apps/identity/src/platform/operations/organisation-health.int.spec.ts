import { getOrganisationHealth, retryForOrganisation, type UserPrincipal } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting', 'notifications', 'import'] }),
);
const practice = perTest(() => product.signUp());
let superAdmin: UserPrincipal;
beforeAll(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: new Date().toISOString() };
});

const params = () => ({ id: practice.organisationId });
const health = () => product.call(getOrganisationHealth, { params: params() }, superAdmin);
const retry = (what: 'MESSAGES' | 'MAILS', by = superAdmin) =>
  product.call(retryForOrganisation, { params: params(), body: { what } }, by);

/** Inserts a dead-lettered notifications job whose subject no longer exists. */
const fail = async (organisationId = practice.organisationId) => {
  const mailId = newId();
  await product.sql(
    `insert into notifications.dead_letter (id, organisation_id, kind, handler, message_id, payload, error)
     values ($1, $2, 'job', 'notifications.deliverMail', $3, $4, 'Mail to siobhan@example.com failed')`,
    [newId(), organisationId, newId(), { data: { organisationId, mailId } }],
  );
  return mailId;
};

it('reports no failures and the last sign-in for a healthy practice', async () => {
  const { mails, documents, imports, services, lastSignInAt } = await health();
  for (const none of [mails, documents, imports]) expect(none).toEqual({ failed: 0, lastFailedAt: null });
  expect(lastSignInAt).toEqual(expect.any(String));
  const answering = services.filter(({ messages }) => messages !== null).map(({ service }) => service);
  expect(answering).toEqual(['identity', 'crm', 'quoting', 'notifications', 'import']);
  for (const { messages } of services)
    if (messages) expect(messages).toEqual({ failed: [], failedCount: 0, waiting: 0 });
});

it('lists failed messages without content, retries them once, and audits it', async () => {
  const mailId = await fail();
  const elsewhere = await product.signUp();
  await fail(elsewhere.organisationId);
  const shown = (await health()).services.find(({ service }) => service === 'notifications')?.messages;
  expect(shown).toMatchObject({
    failed: [{ kind: 'job', handler: 'notifications.deliverMail' }],
    failedCount: 1,
  });
  expect(JSON.stringify(shown)).not.toContain('siobhan');
  expect(await retry('MESSAGES')).toEqual({ retried: 1 });
  expect(await retry('MESSAGES')).toEqual({ retried: 0 });
  // The outbox hands it to its job, and the dead letter is marked as replayed.
  const left = await product.sql(
    'select 1 from notifications.dead_letter where organisation_id = $1 and replayed_at is null',
    [practice.organisationId],
  );
  expect(left).toEqual([]);
  const sent = await product.sql<{ destination: string }>(
    `select destination from notifications.outbox where organisation_id = $1 and destination = 'notifications.deliverMail'
      and payload->'data'->>'mailId' = $2`,
    [practice.organisationId, mailId],
  );
  expect(sent).toHaveLength(1);
  const others = await product.sql(
    'select 1 from notifications.dead_letter where organisation_id = $1 and replayed_at is null',
    [elsewhere.organisationId],
  );
  expect(others).toHaveLength(1);
  const notes = await product.sql<{ notes: string }>(
    `select payload->'data'->>'notes' as notes from identity.outbox where organisation_id = $1 and payload->'data'->>'notes' like 'The platform retried%' order by seq`,
    [practice.organisationId],
  );
  expect(notes[0]?.notes).toBe('The platform retried 1 message between services.');
});

it('counts and retries failed emails', async () => {
  const welcome = () =>
    product.sql<{ id: string }>(
      `select id from notifications.mail_message where organisation_id = $1 and state = 'DELIVERED' limit 1`,
      [practice.organisationId],
    );
  await product.eventually(async () => expect(await welcome()).toHaveLength(1));
  const [mail] = await welcome();
  await product.sql(
    `update notifications.mail_message set state = 'FAILED', sealed_params = 'kept', leased_until = null where id = $1`,
    [mail?.id],
  );
  expect((await health()).mails).toEqual({ failed: 1, lastFailedAt: expect.any(String) });
  expect(await retry('MAILS')).toEqual({ retried: 1 });
});
