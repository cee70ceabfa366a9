import type { MailOf } from '../api/api.types';
import { MINH } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { linkIn } from './mails';
import { sentQuote, type SentQuote } from './sent-quote';

const STOP = /https?:\/\/[^\s"<]+(\/stop-reminders\/[\w-]+)/;

/** After a week of silence the patient is reminded once, opens the quote, and then unsubscribes from reminders. */
export const reminderJourney: Journey = {
  name: 'reminder',
  async run(world) {
    const sent = await sentQuote(world, 'Reminding Surgical', MINH);
    const staff = await world.visitor({ who: 'staff', width: 1440, height: 900 });
    await continueSession(staff, sent.practice);
    const view = new QuoteViewPage(staff);
    await view.open(sent.quote.id);
    await shown(staff.page.getByText('After 7 days without a response'), 'the reminder that is planned');
    await letAWeekPass(world, sent.quote.id);
    const mail = await reminderOf(sent);
    await shown(staff.page.getByText(/^Sent on /), 'that it was sent, without reloading', 30_000);
    await staff.look('sent');

    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await patient.open(linkIn(mail, ['Septoplasty', '3,500']));
    await patient.identify(MINH.dateOfBirth);
    await patient.showsQuote(sent.quote.quoteNumber);

    await patient.visitor.follow(stopLinkIn(mail));
    await shown(patient.page.getByRole('heading', { level: 1, name: 'Stop reminders' }));
    await shown(patient.page.getByText(/Would you like to stop them/), 'the question');
    await patient.visitor.look('stop');
    await patient.page.getByRole('button', { name: 'Stop reminders' }).click();
    await shown(patient.page.getByText(/You won’t get any more reminders/), 'that they are stopped');
    await patient.visitor.look('stopped');
    await shown(staff.page.getByText(/The patient asked for no more reminders/), 'what staff see of it');
    await staff.open('/admin/quote-settings');
    await shown(staff.page.getByRole('heading', { name: 'Reminders to patients' }), 'the settings');
    await staff.look('settings');
  },
};

/**
 * Reminders only become due with time and are only sent in the daytime, so the quote is backdated and moved to a time zone where
 * it is noon.
 */
async function letAWeekPass(world: World, quoteId: string): Promise<void> {
  const hoursToNoon = 12 - new Date().getUTCHours();
  // The sign in these names is inverted: Etc/GMT-10 is ten hours ahead.
  const zone = hoursToNoon > 0 ? `Etc/GMT-${hoursToNoon}` : `Etc/GMT+${-hoursToNoon}`;
  await world.database.query(
    `update quoting.quote set time_zone = $2, sent_at = sent_at - interval '8 days',
       mail_state_at = mail_state_at - interval '8 days' where id = $1`,
    [quoteId, zone],
  );
  const due = await world.database.query(
    `update quoting.patient_reminder set due_at = now() where quote_id = $1 and kind = 'SILENCE' returning id`,
    [quoteId],
  );
  equal(due.length, 1, 'reminders that were made due');
}

function reminderOf({ practice }: SentQuote): Promise<MailOf> {
  return eventually(
    'the reminder in the mailbox',
    async () => {
      const mails = await practice.api.mailsTo(practice.client.email);
      const reminders = mails.filter(({ text }) => STOP.test(text));
      equal(reminders.length, 1, 'the number of reminders');
      return reminders[0]!;
    },
    40_000,
  );
}

function stopLinkIn({ text }: MailOf): string {
  const link = STOP.exec(text)?.[0];
  ensure(link, 'the reminder has a link to stop them');
  return link;
}
