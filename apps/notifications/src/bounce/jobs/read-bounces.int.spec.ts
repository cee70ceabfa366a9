import { AppError } from '@quillcare/contracts';
import { startProduct, type Product } from '@quillcare/testing';
import { quoteLetter } from '../../letter/domain/letter';
import { bounceMail } from '../../testing/bounce-mail.suite';
import { ImapStub } from '../../testing/imap-stub.suite';
import { PostOffice } from '../../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { ReportRecorder } from '../report-recorder';
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

it('reads each email in the bounce mailbox once, and counts each bounce once', async () => {
  const [gone, fine] = [await delivered(1), await delivered(2)];
  imap.add(bounceMail(`<${gone}@quillcare.test>`));
  imap.add(Buffer.from('Subject: I am away\r\n\r\nUntil Monday.'));
  imap.add(bounceMail(`<${gone}@quillcare.test>`));
  await readMailbox();
  expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
  expect(await office.mail(gone)).toMatchObject({
    state: 'FAILED',
    last_error: expect.stringContaining('This email address does not exist (5.1.1)'),
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

describe('an email that cannot be processed', () => {
  const multiparts = Array.from(
    { length: 5_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );

  it.each<[string, () => Buffer]>([
    [
      'has 256 kB of header fields',
      () => Buffer.from(`${'X-Padding: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(6_000)}\r\n`),
    ],
    ['nests thousands of parts', () => Buffer.from(multiparts.join(''))],
    ['is empty', () => Buffer.alloc(0)],
  ])('because it %s is marked as read, and the next bounce is counted', async (_what, poison) => {
    const mailId = await delivered(1);
    imap.add(poison());
    imap.add(bounceMail(`<${mailId}@quillcare.test>`));
    await readMailbox();
    expect(imap.mails.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(await office.mail(mailId)).toMatchObject({ state: 'FAILED' });
  });

  it('because recording it fails is marked as read too, and the next bounce is counted', async () => {
    const [poisoned, next] = [await delivered(1), await delivered(2)];
    const recorder = office.get(ReportRecorder);
    const record = recorder.record.bind(recorder);
    jest.spyOn(recorder, 'record').mockImplementation(async (event) => {
      if (event.messageId.includes(poisoned)) throw new TypeError('cannot be recorded');
      return record(event);
    });
    for (const id of [poisoned, next]) imap.add(bounceMail(`<${id}@quillcare.test>`));
    await readMailbox();
    jest.restoreAllMocks();
    expect(imap.mails.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(await office.mail(next)).toMatchObject({ state: 'FAILED' });
  });

  it('stays unread while the database is unavailable, and is read later', async () => {
    const mailId = await delivered(1);
    jest
      .spyOn(office.get(ReportRecorder), 'record')
      .mockRejectedValueOnce(new AppError('SERVICE_UNAVAILABLE'));
    imap.add(bounceMail(`<${mailId}@quillcare.test>`));
    await expect(readMailbox()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(imap.mails.at(-1)).toMatchObject({ isSeen: false });
    await readMailbox();
    expect(await office.mail(mailId)).toMatchObject({ state: 'FAILED' });
  });
});
