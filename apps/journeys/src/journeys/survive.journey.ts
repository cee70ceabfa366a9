import type { ApiClient } from '../api/api.client';
import { TE_ARIKI, type Furnished } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { ensure, equal, eventually } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCallback, oneCase, oneStatusAct } from './facts';
import { oneMail } from './mails';
import { sentQuote } from './sent-quote';
import type { Quote } from '@quillcare/contracts';

/** A worker killed while sending an email keeps its lease for 50 s, the longest anything takes to resume. */
const LATE_AFTER_S = 60;
/** After this time an email counts as lost. */
const LOST_AFTER_S = 180;

/** The product is killed in the middle of its work, and nothing is lost or done twice. */
export const surviveJourney: Journey = {
  name: 'survive',
  stopsProduct: true,
  async run(world) {
    const { product } = world;
    const { practice, quote, link } = await sentQuote(world, 'Survive Surgical', TE_ARIKI);
    await product.kill();
    await product.ensureRunning();
    await wasSentOnce(practice, quote);

    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await accepts(patient, link, quote);
    await product.kill();
    await product.ensureRunning();
    await wasAcceptedOnce(practice, quote);

    await product.stop();
    await product.ensureRunning();
    await wasAcceptedOnce(practice, quote);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const view = new QuoteViewPage(staff);
    await view.open(quote.id);
    await view.showsStatus('Accepted');
  },
};

async function accepts(patient: PatientPage, link: string, quote: Quote): Promise<void> {
  await patient.open(link);
  await patient.identify(TE_ARIKI.dateOfBirth);
  await patient.showsQuote(quote.quoteNumber);
  await patient.choose('accept');
  await patient.fillAcceptance('0455 555 037');
  await patient.typeSignature('Te Ariki Ngāpō');
  await patient.submit('accept');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
}

async function wasSentOnce({ api, client }: Furnished, quote: Quote): Promise<void> {
  await mailAfterCrash(api, client.email, 'Your quote from Survive Surgical is ready');
  await oneCallback(api, quote.id, { status: 'pending' });
  await oneStatusAct(api, quote.id, 'DRAFT', 'SENT');
  await eventually('that the quote knows its mail was delivered', async () =>
    equal((await api.quote(quote.id)).mailState, 'DELIVERED', 'the state of the mail'),
  );
}

/** Waits for exactly one such email; distinguishes a late email from a lost one in the failure. */
async function mailAfterCrash(api: ApiClient, to: string, subject: string): Promise<void> {
  const started = Date.now();
  await eventually(
    `the mail "${subject}" to ${to} is lost: it was not there ${LOST_AFTER_S} s after the restart`,
    async () =>
      ensure(
        (await api.mailsTo(to)).some((mail) => mail.subject.includes(subject)),
        'no mail',
      ),
    LOST_AFTER_S * 1_000,
  );
  const took = (Date.now() - started) / 1_000;
  ensure(
    took < LATE_AFTER_S,
    `the mail "${subject}" was late: it came ${took.toFixed(1)} s after the restart`,
  );
  await oneMail(api, to, subject);
}

async function wasAcceptedOnce({ api, client, email }: Furnished, quote: Quote): Promise<void> {
  equal((await api.quote(quote.id)).status, 'ACCEPTED', 'the status of the quote');
  await oneCase(api, quote.id);
  await oneCallback(api, quote.id, { status: 'completed' });
  await oneStatusAct(api, quote.id, 'SENT', 'ACCEPTED');
  await oneMail(api, client.email, 'Your quote from Survive Surgical is ready');
  await mailAfterCrash(api, client.email, 'Survive Surgical has received your acceptance');
  await mailAfterCrash(api, email, `Quote ${quote.quoteNumber} was accepted`);
  await eventually('the one notification', async () => {
    const { items } = await api.get<{ items: { topic: string; quoteId: string | null }[] }>('/notifications');
    equal(
      // The view may or may not have been reported before the crash; both are right.
      items
        .filter(({ quoteId, topic }) => quoteId === quote.id && topic !== 'QUOTE_VIEWED')
        .map(({ topic }) => topic),
      ['QUOTE_ACCEPTED'],
      'the notifications',
    );
  });
}
