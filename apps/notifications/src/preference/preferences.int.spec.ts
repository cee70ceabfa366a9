import {
  getNotificationPreferences,
  NotificationPreferencesChanged,
  NotificationRaised,
  updateNotificationPreferences,
  type NotificationPreferences,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { startOffice } from '../testing/post-office.suite';
import { responseNews } from '../response/domain/response-news';
import { raiseNews } from '../testing/raise-news.suite';
import { sampleQuote } from '../testing/samples.suite';

type Changes = NonNullable<RequestOf<typeof updateNotificationPreferences>['body']>;

const product = testProduct(startOffice);
const org = perTest(() => product.signUp());

const read = (person: UserPrincipal): Promise<NotificationPreferences> =>
  product.call(getNotificationPreferences, {}, person);
const change = (body: Changes, person = org.admin) =>
  product.call(updateNotificationPreferences, { body }, person);
const everywhere = { banner: true, inApp: true, email: true };

describe('notification preferences', () => {
  it('have the product’s defaults until changed', async () => {
    expect(await read(org.admin)).toMatchObject({
      userId: org.admin.userId,
      showBannerNotifications: true,
      showInAppNotifications: true,
      emailNotifications: true,
      emailFrequency: 'DAILY_DIGEST',
      urgentAtOnce: true,
      quietHours: null,
      quietDays: [],
      notificationTypes: { ANSWERS: everywhere, MENTIONS: everywhere },
    });
    expect((await read(org.as('USER'))).urgentAtOnce).toBe(false);
  });

  it('keep what was not sent, and apply to one person only', async () => {
    await change({ emailFrequency: 'WEEKLY_DIGEST', quietHours: { from: '19:00', to: '07:00' } });
    await change({ notificationTypes: { LEADS: { email: false } }, quietDays: [6, 7] });
    const changed = await change({ notificationTypes: { LEADS: { inApp: false } } });
    expect(changed).toEqual(await read(org.admin));
    expect(changed).toMatchObject({
      emailFrequency: 'WEEKLY_DIGEST',
      quietHours: { from: '19:00', to: '07:00' },
      quietDays: [6, 7],
      notificationTypes: { LEADS: { banner: true, inApp: false, email: false } },
    });
    expect(await change({ quietHours: null })).toMatchObject({ quietHours: null, quietDays: [6, 7] });
    expect(await read(org.as('USER'))).toMatchObject({ emailFrequency: 'DAILY_DIGEST', quietDays: [] });
    const stranger = await product.signUp();
    expect(await read(stranger.admin)).toMatchObject({ emailFrequency: 'DAILY_DIGEST' });
  });

  it('keep all of several concurrent changes', async () => {
    await Promise.all([
      change({ emailFrequency: 'NEVER' }),
      change({ notificationTypes: { LEADS: { email: false } } }),
      change({ notificationTypes: { MENTIONS: { banner: false } } }),
    ]);
    expect(await read(org.admin)).toMatchObject({
      emailFrequency: 'NEVER',
      notificationTypes: { LEADS: { email: false }, MENTIONS: { banner: false } },
    });
  });

  it('reject a contradiction and name its field', async () => {
    for (const [body, path] of [
      [{ quietHours: { from: '19:00', to: '19:00' } }, 'quietHours.to'],
      [{ quietHours: { from: '7pm', to: '07:00' } }, 'quietHours.from'],
      [{ quietDays: [1, 2, 3, 4, 5, 6, 7] }, 'quietDays'],
      [{ quietDays: [0] }, 'quietDays.0'],
      [{ quietDays: [1, 1] }, 'quietDays'],
      [{ emailFrequency: 'HOURLY' }, 'emailFrequency'],
      [{ notificationTypes: { GOSSIP: { email: true } } }, 'notificationTypes.GOSSIP'],
    ] as const)
      await expect(change(body as unknown as Changes)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: expect.arrayContaining([expect.objectContaining({ path })]),
      });
  });

  it('publish a change to the person’s other windows', async () => {
    await change({ emailFrequency: 'NEVER' });
    const told = await product.sql(
      `select payload->'data' as data from notifications.outbox where organisation_id = $1 and destination = $2`,
      [org.organisationId, NotificationPreferencesChanged.subject],
    );
    expect(told).toEqual([{ data: { userId: org.admin.userId } }]);
  });
});

describe('a raised notification', () => {
  const raised = async () => {
    await raiseNews(product, org.organisationId, responseNews('asked', sampleQuote()));
    const [row] = await product.sql<{ data: object }>(
      `select payload->'data' as data from notifications.outbox where organisation_id = $1 and destination = $2`,
      [org.organisationId, NotificationRaised.subject],
    );
    return row?.data;
  };

  it('is hidden from those who switched its kind off, and silent for those without banners', async () => {
    const [none, quiet, others] = [org.as('USER'), org.as('SALES_MANAGER'), org.admin];
    await change({ notificationTypes: { ANSWERS: { inApp: false } } }, none);
    await change({ showBannerNotifications: false }, quiet);
    await change({ notificationTypes: { LEADS: { inApp: false, banner: false } } }, others);
    expect(await raised()).toMatchObject({ hiddenFrom: [none.userId], silentFor: [quiet.userId] });
  });
});
