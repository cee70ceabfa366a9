import {
  createInvitation,
  freshSessionFields,
  getOrganisationSettings,
  resendInvitation,
  updateOrganisation,
} from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { mailsTo } from '../../testing/mails.suite';
import { freshEmail } from '../../testing/staff.suite';

const DAY_MS = 86_400_000;
const SYDNEY = 'Australia/Sydney';
let product: Product;
let org: TestOrganisation;

beforeAll(async () => {
  const dailyMailLimits = [
    { fromDay: 0, mails: 3 },
    { fromDay: 7, mails: 5 },
  ];
  product = await startProduct({ only: ['identity'], config: { dailyMailLimits } });
  // Far from midnight, when the counts start over.
  const tomorrow = addDays(todayIn(new Date(), SYDNEY), 1);
  product.clock.shift(toInstant(tomorrow, '12:00', SYDNEY).getTime() - Date.now());
});
beforeEach(async () => {
  org = await product.signUp();
});
afterAll(() => product.stop());

const admin = () => ({ ...org.admin, ...freshSessionFields(product.clock.now()) });
const invite = (email = freshEmail()) =>
  product.call(
    createInvitation,
    { body: { email, firstName: 'Priya', lastName: 'Raman', role: 'USER' } },
    admin(),
  );
const inviteMany = (count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => invite())).then((outcomes) => ({
    sent: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refusals: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  }));

describe('daily limit of invitations', () => {
  it('holds for concurrent requests, and says when to retry', async () => {
    const { sent, refusals } = await inviteMany(8);
    expect(sent).toBe(3);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: 'DAILY_MAIL_LIMIT',
        message:
          'Your practice has sent 3 invitations today, which is its limit for one day. You can send more tomorrow.',
        retryAfterSeconds: expect.any(Number),
      });
    expect(refusals[0].retryAfterSeconds).toBeLessThanOrEqual(DAY_MS / 1000);
  });

  it('counts every email of the same invitation', async () => {
    const email = freshEmail();
    const { id } = await invite(email);
    for (let again = 1; again < 3; again += 1)
      await product.call(resendInvitation, { params: { id } }, admin());
    const last = product.call(resendInvitation, { params: { id } }, admin());
    await expect(last).rejects.toMatchObject({ code: 'DAILY_MAIL_LIMIT' });
    expect(await mailsTo(product, email)).toHaveLength(3);
  });

  it('counts neither rejected requests nor other practices', async () => {
    const email = freshEmail();
    await invite(email);
    await expect(invite(email)).rejects.toMatchObject({ code: 'DUPLICATE' });
    expect((await inviteMany(3)).sent).toBe(2);
    org = await product.signUp();
    expect((await inviteMany(4)).sent).toBe(3);
  });

  it('does not reset when the practice moves to a time zone with another date, and back', async () => {
    const moveTo = async (timeZone: string) => {
      const { version } = await product.call(getOrganisationSettings, {}, org.admin);
      await product.call(updateOrganisation, { body: { version, timeZone } }, org.admin);
    };
    // These two are 25 hours apart, so their dates always differ.
    await moveTo('Pacific/Kiritimati');
    expect((await inviteMany(4)).sent).toBe(3);
    for (const timeZone of ['Pacific/Midway', 'Pacific/Kiritimati']) {
      await moveTo(timeZone);
      expect((await inviteMany(4)).sent).toBe(0);
    }
  });

  it('resets the next day, and grows with the age of the practice', async () => {
    expect((await inviteMany(4)).sent).toBe(3);
    await product.sql(`update identity.daily_mail set day = day - 1 where organisation_id = $1`, [
      org.organisationId,
    ]);
    expect((await inviteMany(4)).sent).toBe(3);
    await product.sql(
      `update identity.organisation set created_at = created_at - interval '7 days' where id = $1`,
      [org.organisationId],
    );
    expect((await inviteMany(4)).sent).toBe(2);
  });
});
