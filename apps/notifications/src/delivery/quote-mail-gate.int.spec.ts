import { withdrawQuote, type Quote } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import type { TestOrganisation } from '@quillcare/testing';
import { quoteLetter } from '../letter/domain/letter';
import { PostOffice } from '../testing/post-office.suite';
import { sendQuoteTo } from '../testing/practice.suite';
import { samplePractice, sampleSecret } from '../testing/samples.suite';
import { mailingProduct } from '../testing/smtp-stub.suite';

// Workers are off, so that the test decides when an email is tried again.
const { smtp, product } = mailingProduct({
  only: ['identity', 'crm', 'quoting', 'notifications'],
  role: 'api',
});
let org: TestOrganisation;
let office: PostOffice;
let quote: Quote;
let mailId: string;

/** A quote whose email the mail server could not take just now. */
beforeEach(async () => {
  org = await product.signUp();
  office = new PostOffice(product, org.organisationId);
  const sent = await sendQuoteTo(product, org, 'hana@patients.example');
  ({ quote } = sent);
  mailId = await office.post(quoteLetter(quote, samplePractice, sampleSecret(sent.link)));
  smtp.received.length = 0;
  smtp.refusals.push(451);
  await expect(office.deliver(mailId)).rejects.toThrow('we keep trying');
});

const tryAgain = () => office.deliver(mailId, { attempt: 2, lastAttempt: false });

it('sends the email of a quote that is still open when the mail server is back', async () => {
  await tryAgain();
  expect(smtp.received).toHaveLength(1);
  expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED' });
});

it('does not send the email of a quote that was withdrawn while the mail server was away', async () => {
  const { id, version } = quote;
  const body = { version, reason: 'The wrong surgeon' };
  await product.call(withdrawQuote, { params: { id }, body }, org.admin);
  await tryAgain();
  expect(smtp.received).toEqual([]);
  const left = await product.sql('select 1 from notifications.mail_message where id = $1', [mailId]);
  expect(left).toEqual([]);
});

it('does not send an email whose link was replaced when the quote was sent again meanwhile', async () => {
  const again = { ...sampleSecret('https://quillcare.example/new'), id: newId() };
  const later = await office.post(quoteLetter(quote, samplePractice, again));
  await office.deliver(later);
  await tryAgain();
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${later}@quillcare.example>`]);
});
