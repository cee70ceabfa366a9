import { QuoteMailChanged, getQuote, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { UnitOfWork, contextFor, newId, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { eventsOf, openPractice, sentQuote, startQuoting } from '../operations/quote-scene.suite';
import { QuoteRepository } from '../persistence/quote.repository';
import { OnQuoteMailChangedConsumer } from './on-quote-mail-changed.consumer';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

type News = EventData<typeof QuoteMailChanged>;

/** Handles the event as if delivered by the broker, in a transaction of the quote's practice. */
function hear(
  news: Omit<News, 'mailId'>,
  secondsAgo: number,
  organisationId = scene.org.organisationId,
): Promise<void> {
  const consumer = product.app.get(OnQuoteMailChangedConsumer, { strict: false });
  const { uow } = product.app.get(QuoteRepository, { strict: false }) as unknown as { uow: UnitOfWork };
  const time = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const event = { data: { mailId: newId(), ...news }, time } as EventEnvelope<News>;
  const context = contextFor({ kind: 'service', service: 'quoting' }, { organisationId });
  return runInContext(context, () => uow.run(() => consumer.handle(event, undefined)));
}

const mailOf = async (id: string) => {
  const { mailState, mailDetail, version } = await product.call(
    getQuote,
    { params: { id } },
    scene.org.admin,
  );
  return { mailState, mailDetail, version };
};

it('shows the delivery state on the quote without a new version and publishes it', async () => {
  const { quote } = await sentQuote(scene);
  const news = { quoteId: quote.id, revision: 1, state: 'FAILED' as const, detail: 'Mailbox full' };
  await hear(news, 5);
  await hear(news, 4);
  expect(await mailOf(quote.id)).toEqual({
    mailState: 'FAILED',
    mailDetail: 'Mailbox full',
    version: quote.version,
  });
  expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated', 'QuoteSent', 'QuoteUpdated']);
});

it('ignores outdated reports, other revisions and other practices', async () => {
  const { quote } = await sentQuote(scene);
  await hear({ quoteId: quote.id, revision: 1, state: 'DELIVERED', detail: null }, 1);
  await hear({ quoteId: quote.id, revision: 1, state: 'PENDING', detail: null }, 9);
  await hear({ quoteId: quote.id, revision: 2, state: 'FAILED', detail: 'x' }, 0);
  const other = await openPractice(product);
  await hear({ quoteId: quote.id, revision: 1, state: 'FAILED', detail: 'x' }, 0, other.org.organisationId);
  expect(await mailOf(quote.id)).toEqual({
    mailState: 'DELIVERED',
    mailDetail: null,
    version: quote.version,
  });
});
