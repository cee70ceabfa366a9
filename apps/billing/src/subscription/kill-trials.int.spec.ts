import { TrialEnded, TrialEnding } from '@quillcare/contracts';
import { testProduct, ProductProcess } from '@quillcare/testing';

const PRACTICES = 30;
const WORKERS = ['identity', 'billing', 'notifications'];
const product = testProduct({ only: ['identity', 'billing', 'notifications'], role: 'api' });
let practices: string[];

// This process only answers requests: the work is done by workers that the test kills.
beforeAll(async () => {
  practices = [];
  for (let at = 0; at < PRACTICES; at += 1)
    practices.push((await product.signUp({ email: `owner.${at}@trials.example` })).organisationId);
});

/** Has workers work until `isOver`. */
async function working(isOver: () => Promise<unknown>): Promise<void> {
  const worker = await ProductProcess.start(product.config, WORKERS);
  try {
    await product.eventually(isOver);
  } finally {
    await worker.stop();
  }
}

/** Starts workers, kills them after a while, and has the next ones work until `isOver`. */
async function throughKill(isOver: () => Promise<unknown>): Promise<void> {
  const worker = await ProductProcess.start(product.config, WORKERS);
  await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_500));
  await worker.kill();
  await working(isOver);
}

const toldOf = async (subject: string) =>
  (
    await product.sql<{ organisation_id: string }>(
      'select organisation_id from billing.outbox where destination = $1',
      [subject],
    )
  ).map(({ organisation_id }) => organisation_id);

const mailsSaying = async (text: string) =>
  (
    await product.sql<{ recipient: string }>(
      `select recipient from notifications.mailbox_message where recipient like '%@trials.example' and subject like $1`,
      [`%${text}%`],
    )
  ).map(({ recipient }) => recipient);

const each = () => practices.map((_, at) => `owner.${at}@trials.example`).sort();

it('reminders of trials, and their ends, are told once however often workers die', async () => {
  // The trials begin, and the practices get their turns.
  await working(async () => {
    const rows = await product.sql(`select 1 from billing.practice_turn where job = 'remindOfTrial'`);
    const trials = await product.sql('select 1 from billing.subscription');
    expect([rows.length, trials.length]).toEqual([PRACTICES, PRACTICES]);
  });
  await product.sql(`update billing.subscription set trial_end = now() + interval '3 days'`);
  await product.sql(
    `update billing.practice_turn set day = (now() at time zone time_zone)::date, due_at = now() - interval '1 minute'`,
  );
  await throughKill(async () => {
    expect((await mailsSaying('ends in 3 days')).sort()).toEqual(each());
  });
  expect((await toldOf(TrialEnding.subject)).sort()).toEqual([...practices].sort());

  await product.sql(
    `update billing.subscription set trial_start = now() - interval '14 days', trial_end = now() - interval '1 second'`,
  );
  await throughKill(async () => {
    expect((await mailsSaying('has ended')).sort()).toEqual(each());
  });
  expect((await toldOf(TrialEnded.subject)).sort()).toEqual([...practices].sort());
  const readOnly = await product.sql('select 1 from identity.organisation where read_only_since is not null');
  expect(readOnly).toHaveLength(PRACTICES);
  expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
});
