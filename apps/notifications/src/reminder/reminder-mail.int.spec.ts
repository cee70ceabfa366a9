import { deliverMail, QuoteReminderWithheld, sendReminderMail, type JobData } from '@quillcare/contracts';
import { newId, seal } from '@quillcare/service-kit';
import { type TestOrganisation } from '@quillcare/testing';
import { PostOffice } from '../testing/post-office.suite';
import { answerBy, rejection, sendQuoteTo, type SentQuote } from '../testing/practice.suite';
import { mailingProduct } from '../testing/smtp-stub.suite';
import { SendReminderMailJob } from './jobs/send-reminder-mail.job';

const STOP = 's'.repeat(43);
const { smtp, product } = mailingProduct({
  only: ['identity', 'crm', 'quoting', 'notifications'],
  role: 'api',
});
let org: TestOrganisation;
let office: PostOffice;
let sent: SentQuote;

beforeEach(async () => {
  org = await product.signUp();
  office = new PostOffice(product, org.organisationId);
  sent = await sendQuoteTo(product, org, `hana.${newId()}@patients.example`);
});

/** The job of a reminder that quoting has marked as sent. */
async function settled(): Promise<JobData<typeof sendReminderMail>> {
  const [row] = await product.sql<{ id: string }>(
    `update quoting.patient_reminder set state = 'SENT', settled_at = now() where quote_id = $1 and kind = 'SILENCE' returning id`,
    [sent.quote.id],
  );
  const sealed = (text: string) => seal(text, product.config.appSecret);
  return {
    organisationId: org.organisationId,
    reminderId: row?.id ?? '',
    quoteId: sent.quote.id,
    linkId: newId(),
    sealedLink: sealed(sent.link),
    sealedStopToken: sealed(STOP),
    kind: 'BEFORE_EXPIRY',
    validUntil: '2026-12-03',
  };
}

const write = (job: JobData<typeof sendReminderMail>) =>
  office.work(() => office.get(SendReminderMailJob).handle(job));
const mailIds = async () =>
  (await office.jobs(deliverMail)).map(({ payload }) => payload.data['mailId'] as string);
const withheld = async () =>
  (await office.sent(QuoteReminderWithheld.subject)).map(({ payload }) => payload.data['reason']);

it('sends a reminder once, naming the sender, with an unsubscribe link and header', async () => {
  const job = await settled();
  await write(job);
  await write(job);
  const [mailId = '', ...more] = await mailIds();
  expect(more).toEqual([]);
  await office.deliver(mailId);
  await office.deliver(mailId);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  const { email } = sent.quote.client;
  expect(mail?.to).toEqual([expect.objectContaining({ address: email })]);
  expect(mail?.subject).toMatch(/^Your quote from Practice \w+ is valid until Thursday, 3 December 2026$/);
  for (const form of [mail?.text ?? '', mail?.html ?? '']) {
    expect(form).toContain(sent.link);
    expect(form).toContain(`${product.config.publicUrl}/stop-reminders/${STOP}`);
    expect(form).toContain(sent.quote.quoteNumber);
    for (const secret of ['Septoplasty', '5,123', 'Raman']) expect(form).not.toContain(secret);
  }
  const headers = new Map((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(
    `<${product.config.publicUrl}/api/public/reminders/${STOP}/stop>`,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

it('writes no reminder once the patient has answered, and records why on the quote', async () => {
  const job = await settled();
  await answerBy(product, sent.link, rejection);
  await write(job);
  expect(await mailIds()).toEqual([]);
  expect(await withheld()).toEqual(['ANSWERED']);
});

it('discards a waiting reminder once the patient answers', async () => {
  await write(await settled());
  const [mailId = ''] = await mailIds();
  smtp.refusals.push(451);
  await expect(office.deliver(mailId)).rejects.toThrow('we keep trying');
  await answerBy(product, sent.link, rejection);
  await office.deliver(mailId, { attempt: 2, lastAttempt: false });
  expect(smtp.received).toEqual([]);
  await expect(office.mail(mailId)).rejects.toThrow('There is no such mail');
  expect(await withheld()).toEqual(['ANSWERED']);
  // The queue may deliver the job again.
  await office.deliver(mailId, { attempt: 3, lastAttempt: true });
  expect(await withheld()).toEqual(['ANSWERED']);
});
