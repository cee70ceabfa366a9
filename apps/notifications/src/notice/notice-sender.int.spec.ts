import { updateNotificationPreferences, type RequestOf, type UserPrincipal } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { mailFailedNews } from '../delivery/domain/mail-failed-news';
import { buildCallbacksDueNews } from '../callback/domain/callbacks-due-news';
import { WriteDigestsJob } from '../digest/jobs/write-digests.job';
import type { News } from '../notification/domain/news';
import { asNotifications, raiseNews } from '../testing/raise-news.suite';
import { answerBy, question, sendQuoteTo } from '../testing/practice.suite';

const SYDNEY = 'Australia/Sydney';
const COLLEAGUES = 100;
const CHOICES = [
  { emailFrequency: 'NEVER' },
  { emailFrequency: 'IMMEDIATE' },
  { emailFrequency: 'WEEKLY_DIGEST', urgentAtOnce: true },
  { notificationTypes: { ANSWERS: { email: false } }, urgentAtOnce: true },
  {},
] as const satisfies readonly RequestOf<typeof updateNotificationPreferences>['body'][];

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });
const org = perTest(() => product.signUp());

async function colleague(at: number): Promise<UserPrincipal> {
  const person = { ...org.as('SALES_MANAGER'), email: `c${at}.${org.organisationId}@practice.example` };
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     values ($1, $2, $3, 'Ben', $4, $5, 'none', true, '', '')`,
    [person.userId, org.organisationId, person.role, `Tran ${at}`, person.email],
  );
  return person;
}
const choose = (body: (typeof CHOICES)[number], person: UserPrincipal) =>
  product.call(updateNotificationPreferences, { body: body as never }, person);
const noticed = async (template: string) =>
  (
    await product.sql<{ recipient: string }>(
      'select recipient from notifications.mail_message where organisation_id = $1 and template = $2 order by recipient',
      [org.organisationId, template],
    )
  ).map(({ recipient }) => recipient);

const raise = (news: News) => raiseNews(product, org.organisationId, news);

it('notifies a hundred colleagues of an answer according to their preferences', async () => {
  const people: UserPrincipal[] = [];
  for (let at = 0; at < COLLEAGUES; at += 1) people.push(await colleague(at));
  await Promise.all(people.map((person, at) => choose(CHOICES[at % CHOICES.length] ?? {}, person)));
  const sent = await sendQuoteTo(product, org, `hana.${org.organisationId}@patients.example`);
  await answerBy(product, sent.link, question);
  const told = people.filter((_, at) => [1, 2].includes(at % CHOICES.length)).map(({ email }) => email);
  await product.eventually(async () =>
    expect(await noticed('response-notice')).toEqual([...told, org.admin.email].sort()),
  );
  // No second email about the same answer.
  expect(await noticed('news')).toEqual([]);
});

it('emails administrators and quote authors once about all emails that failed within a minute', async () => {
  const [author, another] = [await colleague(1), await colleague(2)];
  const sent = [];
  for (const name of ['hana', 'mere'])
    sent.push(await sendQuoteTo(product, org, `${name}.${org.organisationId}@patients.example`));
  await product.sql('update quoting.quote set created_by = $2 where organisation_id = $1', [
    org.organisationId,
    author.userId,
  ]);
  for (const { quote } of sent)
    await raise(mailFailedNews({ id: quote.id, number: quote.quoteNumber }, 'The server refused it.'));
  const [first, second] = sent.map(({ quote }) => quote.quoteNumber);
  await product.eventually(async () => {
    const mails = await product.sql<{ recipient: string; subject: string; waits: boolean }>(
      `select recipient, subject, due_at > now() as waits from notifications.mail_message
        where organisation_id = $1 and template = 'news' order by recipient`,
      [org.organisationId],
    );
    expect(mails).toEqual(
      [author.email, org.admin.email].sort().map((recipient) => ({
        recipient,
        subject: `2 emails about quotes ${first} and ${second} did not arrive`,
        waits: true,
      })),
    );
  });
  // The digest tells only those who have not been told: neither failure again to the author, whose second one joined the first.
  const { organisationId } = org;
  const digest = { organisationId, day: addDays(todayIn(new Date(), SYDNEY), 1), timeZone: SYDNEY };
  await product.clock.runShifted(86_400_000, () =>
    asNotifications(organisationId, () => product.app.get(WriteDigestsJob, { strict: false }).handle(digest)),
  );
  expect(await noticed('digest')).toEqual([another.email]);
});

it('emails at once on request, delayed to the end of quiet hours', async () => {
  const person = await colleague(2);
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Australia/Sydney',
  });
  // From an hour ago until at least an hour from now, whatever the time of day.
  const hour = (ahead: number) =>
    `${String((Number(clock.format(new Date())) + 24 + ahead) % 24).padStart(2, '0')}:00`;
  const quiet = { emailFrequency: 'IMMEDIATE', quietHours: { from: hour(-1), to: hour(2) } };
  await choose(quiet as never, person);
  const due = { day: '2026-11-23', dueToday: 2, overdue: 0, urgent: 0 };
  const ids = { userId: null, subject: 'QUOTE' as const, dueTodayId: null, overdueId: null };
  const [news] = buildCallbacksDueNews({ ...due, ...ids }, { dueToday: null, overdue: null });
  await raise(news!);
  await product.eventually(async () => expect(await noticed('news')).toEqual([person.email]));
  const [mail] = await product.sql<{ is_later: boolean }>(
    `select due_at > now() as is_later from notifications.mail_message where organisation_id = $1 and template = 'news'`,
    [org.organisationId],
  );
  expect(mail?.is_later).toBe(true);
});
