import { MailChanged, readBounces } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { ProductProcess, startProduct, type Product } from '@quillcare/testing';
import { quoteLetter } from '../letter/domain/letter';
import { bounceMail } from '../testing/bounce-mail.suite';
import { ImapStub } from '../testing/imap-stub.suite';
import { PostOffice } from '../testing/post-office.suite';
import { ReadBouncesJob } from './jobs/read-bounces.job';
import { samplePractice, sampleQuote, sampleSecret } from '../testing/samples.suite';

const MAILS = 20;
const imap = new ImapStub();
let product: Product;
let office: PostOffice;
let url: string;

// This process sends the emails and reads the mailbox last. Before, it is read by workers that the test kills.
beforeAll(async () => {
  url = await imap.start();
  product = await startProduct({
    only: ['notifications'],
    role: 'api',
    env: { ...process.env, SMTP_URL: '', BOUNCE_IMAP_URL: url },
  });
  office = new PostOffice(product);
});
afterAll(async () => {
  await product?.stop();
  await imap.stop();
});

async function delivered(revision: number): Promise<string> {
  const secret = sampleSecret('https://quillcare.example/x');
  const mailId = await office.post(quoteLetter(sampleQuote({ revision }), samplePractice, secret));
  await office.deliver(mailId);
  return mailId;
}

/** Starts a worker that reads the mailbox immediately. */
async function reader(): Promise<ProductProcess> {
  const before = process.env['BOUNCE_IMAP_URL'];
  process.env['BOUNCE_IMAP_URL'] = url;
  try {
    const worker = await ProductProcess.start(product.config, ['notifications']);
    await office.transaction(() => Promise.resolve(office.get(UnitOfWork).enqueue(readBounces, {})));
    return worker;
  } finally {
    if (before === undefined) delete process.env['BOUNCE_IMAP_URL'];
    else process.env['BOUNCE_IMAP_URL'] = before;
  }
}

/** Kills a reader at its next command of this kind, after `done` of them have completed. */
async function killedAt(kind: string, done: number): Promise<void> {
  let seen = 0;
  const stopped = new Promise<void>((resolve) => {
    imap.interrupt = (command) => {
      if (!command.startsWith(kind) || (seen += 1) <= done) return false;
      resolve();
      return true;
    };
  });
  const worker = await reader();
  await stopped;
  await worker.kill();
  imap.interrupt = () => false;
}

const reports = () =>
  product.sql<{ mail_id: string }>('select mail_id from notifications.mail_report order by mail_id');
const read = () => imap.mails.filter(({ isSeen }) => isSeen).length;

/** How far the readers got. Every mail marked as read must have been recorded. */
async function standing(): Promise<{ recorded: number; read: number }> {
  const found = { recorded: (await reports()).length, read: read() };
  // A scheduled run may be reading at the same time, so the exact share of each reader is unknown.
  expect(found.read).toBeGreaterThan(0);
  expect(found.read).toBeLessThan(MAILS);
  expect(found.recorded).toBeGreaterThanOrEqual(found.read);
  return found;
}

it('neither loses nor repeats a bounce when readers are killed before and after recording it', async () => {
  const mails: string[] = [];
  for (let at = 1; at <= MAILS; at += 1) mails.push(await delivered(at));
  for (const id of mails) imap.add(bounceMail(`<${id}@quillcare.test>`));
  // The report is recorded, but the mail is not yet marked as read.
  await killedAt('UID STORE', 5);
  const first = await standing();
  // The mail is being fetched and not yet recorded.
  await killedAt('UID FETCH', 5);
  expect((await standing()).read).toBeGreaterThan(first.read);
  await office.work(() => office.get(ReadBouncesJob).handle());
  expect(read()).toBe(MAILS);
  expect((await reports()).map(({ mail_id }) => mail_id)).toEqual([...mails].sort());
  const states = await product.sql<{ state: string }>(
    'select distinct state from notifications.mail_message',
  );
  expect(states).toEqual([{ state: 'FAILED' }]);
  expect((await office.sent(MailChanged.subject)).length).toBeGreaterThanOrEqual(MAILS);
  const suppressed = await product.sql('select 1 from notifications.mail_suppression');
  expect(suppressed).toHaveLength(1);
  expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
});
