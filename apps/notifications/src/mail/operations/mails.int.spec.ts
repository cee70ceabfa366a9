import {
  getMailCounts,
  listMails,
  retryMail,
  retryMails,
  sendSimpleEmail,
  withdrawQuote,
  type MailKind,
} from '@quillcare/contracts';
import { type TestOrganisation } from '@quillcare/testing';
import { sendQuoteTo } from '../../testing/practice.suite';
import { mailingProduct } from '../../testing/smtp-stub.suite';

const { smtp, product } = mailingProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });
let org: TestOrganisation;

beforeEach(async () => {
  org = await product.signUp();
});

const patient = () => `hana.${org.organisationId}.a@patients.example`;
const received = () => smtp.received.filter(({ to }) => to?.some(({ address }) => address === patient()));
const mails = (query = {}) => product.call(listMails, { query }, org.admin);

/** Waits until the email of a kind has reached a state. */
const mailOf = (kind: MailKind, state: 'PENDING' | 'DELIVERED' | 'FAILED') =>
  product.eventually(async () => {
    const found = (await mails()).items.find((mail) => mail.kind === kind && mail.state === state);
    if (!found) throw new Error(`There is no ${state} email ${kind}.`);
    return found;
  });

/** Sends a quote whose email the mail server refuses. */
async function refusedQuote() {
  // Neither email of the sign-up may take the refusal or count as waiting.
  await mailOf('welcome', 'DELIVERED');
  await mailOf('email-confirmation', 'DELIVERED');
  // A minute later the administrators of the practices before are emailed, too.
  smtp.refused = patient();
  smtp.refusals.push(550);
  const sent = await sendQuoteTo(product, org, patient());
  // The administrator is emailed about it a minute later, together with anything else that fails by then.
  const mail = await mailOf('quote-ready', 'FAILED');
  await mailOf('news', 'PENDING');
  return { sent, mail };
}

it('shows a failed email with the reason and a masked address', async () => {
  const { sent, mail } = await refusedQuote();
  expect(mail).toMatchObject({
    recipient: 'h…a@patients.example',
    detail: 'The mail server refused this address (550).',
    failure: 'REFUSED',
    route: 'PLATFORM',
    quoteId: sent.quote.id,
    quoteNumber: sent.quote.quoteNumber,
    attempts: 1,
    canRetry: true,
  });
  expect((await mails({ status: ['FAILED'] })).items.map(({ id }) => id)).toEqual([mail.id]);
  expect((await mails({ kind: ['welcome'] })).items.map(({ kind }) => kind)).toEqual(['welcome']);
  expect(await product.call(getMailCounts, {}, org.admin)).toEqual({ waiting: 1, failed: 1, retryable: 1 });
});

it('resends a failed email only once', async () => {
  const { mail } = await refusedQuote();
  await product.call(retryMail, { params: { id: mail.id } }, org.admin);
  expect(await mailOf('quote-ready', 'DELIVERED')).toMatchObject({
    id: mail.id,
    attempts: 1,
    canRetry: false,
  });
  expect(received()).toHaveLength(1);
  expect(received()[0]?.messageId).toBe(`<${mail.id}@quillcare.example>`);
  await expect(product.call(retryMail, { params: { id: mail.id } }, org.admin)).rejects.toMatchObject({
    code: 'MAIL_NOT_RETRYABLE',
  });
});

it('resends all failed emails, except for withdrawn quotes', async () => {
  const { sent, mail } = await refusedQuote();
  expect(await product.call(retryMails, { body: { kind: 'quote-reminder' } }, org.admin)).toEqual({
    retried: 0,
    outdated: 0,
    hasMore: false,
  });
  const { id, version } = sent.quote;
  await product.call(withdrawQuote, { params: { id }, body: { version, reason: 'Wrong fees' } }, org.admin);
  expect(await product.call(retryMails, { body: {} }, org.admin)).toEqual({
    retried: 0,
    outdated: 1,
    hasMore: false,
  });
  await expect(product.call(retryMail, { params: { id: mail.id } }, org.admin)).rejects.toMatchObject({
    code: 'MAIL_NOT_RETRYABLE',
    message: expect.stringContaining('withdrawn or replaced'),
  });
});

describe('the simple email', () => {
  const body = { firstName: 'Ana', lastName: 'Okafor', email: '', organizationName: 'Free money' };

  it('can be sent only to one’s own address', async () => {
    const stranger = { ...body, email: 'stranger@example.com' };
    await expect(product.call(sendSimpleEmail, { body: stranger }, org.admin)).rejects.toMatchObject({
      errors: [{ path: 'email' }],
    });
  });

  it('does not repeat the welcome', async () => {
    await mailOf('welcome', 'DELIVERED');
    const own = { ...body, email: org.admin.email };
    expect(await product.call(sendSimpleEmail, { body: own }, org.admin)).toEqual({ success: true });
    expect((await mails({ kind: ['welcome'] })).items).toHaveLength(1);
  });

  it('welcomes a colleague once, in our own words', async () => {
    const colleague = org.as('USER');
    const own = { ...body, email: colleague.email };
    await product.call(sendSimpleEmail, { body: own }, colleague);
    await product.call(sendSimpleEmail, { body: own }, colleague);
    const rows = await product.sql<{ recipient: string; subject: string }>(
      `select recipient, subject from notifications.mail_message where dedupe_key = $1`,
      [`welcome:${colleague.userId}`],
    );
    expect(rows).toEqual([{ recipient: colleague.email, subject: 'Welcome to Quillcare' }]);
  });
});
