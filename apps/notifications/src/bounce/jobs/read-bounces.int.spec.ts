import { startProduct, type Product } from '@quillcare/testing';
import { quoteLetter } from '../../mail/domain/letter';
import { bounceMail } from '../../testing/bounce-mail.suite';
import { ImapStub } from '../../testing/imap-stub.suite';
import { PostOffice } from '../../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { SuppressionRepository } from '../persistence/suppression.repository';
import { ReadBouncesJob } from './read-bounces.job';

const imap = new ImapStub();
let product: Product;
let office: PostOffice;

beforeAll(async () => {
  const url = await imap.start();
  product = await startProduct({
    only: ['notifications'],
    role: 'api',
    env: { ...process.env, SMTP_URL: '', BOUNCE_IMAP_URL: url },
  });
});
beforeEach(() => {
  office = new PostOffice(product);
});
afterAll(async () => {
  await product?.stop();
  await imap.stop();
});

const readMailbox = () => office.work(() => office.get(ReadBouncesJob).handle());

async function delivered(revision: number): Promise<string> {
  const letter = quoteLetter(
    sampleQuote({ revision }),
    samplePractice,
    sampleSecret('https://quillcare.example/x'),
  );
  const mailId = await office.post(letter);
  await office.deliver(mailId);
  return mailId;
}

it('the mails in the bounce mailbox are read once, and each bounce counts once', async () => {
  const [gone, fine] = [await delivered(1), await delivered(2)];
  imap.add(bounceMail(`<${gone}@quillcare>`));
  imap.add(Buffer.from('Subject: I am away\r\n\r\nUntil Monday.'));
  imap.add(bounceMail(`<${gone}@quillcare>`));
  await readMailbox();
  expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
  expect(await office.mail(gone)).toMatchObject({
    state: 'FAILED',
    last_error: expect.stringContaining('There is no such mailbox (5.1.1)'),
  });
  expect(await office.mail(fine)).toMatchObject({ state: 'DELIVERED' });
  const isSuppressed = await office.transaction(() =>
    office.get(SuppressionRepository).isSuppressed('hana@patients.example'),
  );
  expect(isSuppressed).toBe(true);
  const kept = await product.sql('select 1 from notifications.mail_report where mail_id = $1', [gone]);
  expect(kept).toHaveLength(1);
  await readMailbox();
  expect(
    await product.sql('select 1 from notifications.mail_report where mail_id = $1', [gone]),
  ).toHaveLength(1);
});
