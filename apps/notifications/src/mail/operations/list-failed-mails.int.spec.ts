import { listFailedMails } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { quoteLetter, quoteOf } from '../../letter/domain/letter';
import { noticeContent } from '../../response/domain/response-letters';
import { PostOffice } from '../../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { mailingProduct } from '../../testing/smtp-stub.suite';

const { smtp, product } = mailingProduct({ only: ['notifications'], role: 'api' });
const quote = sampleQuote();
let office: PostOffice;

beforeEach(() => {
  office = new PostOffice(product);
});

async function mailPatient(): Promise<void> {
  const secret = { ...sampleSecret('https://quillcare.example/x', 'ANSWER'), id: newId() };
  await office.deliver(await office.post(quoteLetter(quote, samplePractice, secret)));
}

async function mailColleague(): Promise<void> {
  const answered = { quote, organisation: samplePractice, eventId: newId(), publicUrl: '' };
  const mailId = await office.post({
    recipient: 'ana@harbour.example',
    content: noticeContent({ ...answered, answer: 'asked' }, { name: 'Ana Okafor' }),
    dedupeKey: `notice:${newId()}`,
    quote: quoteOf(quote),
  });
  await office.deliver(mailId);
}

async function failed(): Promise<string[]> {
  const body = {
    organisationId: office.organisationId,
    since: new Date(Date.now() - 86_400_000).toISOString(),
    limit: 10,
  };
  const { items } = await product.callInternal(listFailedMails, { body });
  return items.map(({ quoteId }) => quoteId);
}

it('lists an email that the patient did not get until another one reaches them, whatever colleagues are sent', async () => {
  smtp.refusals.push(550);
  await mailPatient();
  expect(await failed()).toEqual([quote.id]);
  await mailColleague();
  expect(await failed()).toEqual([quote.id]);
  await mailPatient();
  expect(await failed()).toEqual([]);
});
