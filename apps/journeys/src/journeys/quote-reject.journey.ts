import { SIOBHAN } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { field, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCallback, oneStatusAct } from './facts';
import { oneMail } from './mails';
import { sentQuote } from './sent-quote';

const REASON = 'I found a surgeon closer to home, in Te Whanganui-a-Tara.';

/** The patient declines, and the practice learns why. */
export const quoteRejectJourney: Journey = {
  name: 'quote-reject',
  async run(world) {
    const { practice, quote, link } = await sentQuote(world, 'Reject Surgical', SIOBHAN);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await patient.open(link);
    await patient.identify(SIOBHAN.dateOfBirth);
    await patient.showsQuote(quote.quoteNumber);
    const form = await patient.choose('reject');
    await patient.submit('reject');
    equal(await patient.problems(), ['Please provide a reason for rejection'], 'what the rejection lacks');
    await field(form, 'Your reason').fill(REASON);
    await patient.submit('reject');
    await shown(
      patient.dialog.getByText('The team is notified and may contact you to discuss alternatives.'),
    );
    await patient.visitor.look('confirm');
    await patient.confirm();
    await patient.showsResult('Quote Rejected');
    await patient.visitor.look('rejected');

    await shown(toast(staff.page, 'Quote Rejected'), 'the toast');
    await staff.page.getByRole('button', { name: 'View Quote' }).click();
    await new QuoteViewPage(staff).showsStatus('Rejected');
    await shown(staff.page.getByText(REASON).first(), 'the reason');
    await staff.look('rejected');
    await oneStatusAct(practice.api, quote.id, 'SENT', 'REJECTED');
    await oneCallback(practice.api, quote.id, { status: 'cancelled' });
    await oneMail(practice.api, practice.client.email, 'Reject Surgical has received your answer');
    await oneMail(practice.api, practice.email, `Quote ${quote.quoteNumber} was rejected`);
    equal(await practice.api.casesOf(quote.id), [], 'surgery cases of a rejected quote');
  },
};
