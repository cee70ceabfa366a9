import { getSubscription, listAuditEntries, listPlans } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'billing', 'audit'] });

describe('subscription of a new practice', () => {
  it('starts with a 14-day trial on sign-up', async () => {
    const { admin } = await product.signUp({ country: 'AU' });
    await product.eventually(async () => {
      const subscription = await product.call(getSubscription, {}, admin);
      expect(subscription).toMatchObject({ status: 'TRIALING', trialDaysLeft: 14 });
      const length = Date.parse(subscription.trialEndDate) - Date.parse(subscription.trialStartDate);
      expect(length).toBe(14 * 86_400_000);
    });
  });

  it('starts the trial once, and audits it', async () => {
    const { admin, organisationId } = await product.signUp({ country: 'NZ', phone: '+64 21 123 4567' });
    await product.eventually(async () => {
      const { items } = await product.call(
        listAuditEntries,
        { query: { entityType: 'SUBSCRIPTION' } },
        admin,
      );
      expect(items.map(({ action }) => action)).toEqual(['CREATE']);
    });
    const told = await product.sql(
      `select 1 from billing.outbox where organisation_id = $1 and destination = 'evt.billing.TrialStarted.v1'`,
      [organisationId],
    );
    expect(told).toHaveLength(1);
  });

  it('is unique per practice, enforced by the database', async () => {
    const { admin, organisationId } = await product.signUp({ country: 'AU' });
    await product.eventually(() => product.call(getSubscription, {}, admin));
    const second = product.sql(
      `insert into billing.subscription (id, organisation_id, plan, status, trial_start, trial_end)
       select $1, organisation_id, plan, status, trial_start, trial_end from billing.subscription where organisation_id = $2`,
      [newId(), organisationId],
    );
    await expect(second).rejects.toThrow(/subscription_of_organisation/);
  });

  it('offers its plans publicly, without signing in', async () => {
    const { items } = await product.call(listPlans, {}, { kind: 'anonymous' });
    expect(items.map(({ name, monthlyPriceMinor }) => [name, monthlyPriceMinor])).toEqual([
      ['Starter', 4_900],
      ['Professional', 9_900],
      ['Enterprise', 19_900],
    ]);
  });

  it('is shown to administrators only', async () => {
    const practice = await product.signUp({ country: 'AU' });
    await product.eventually(() => product.call(getSubscription, {}, practice.admin));
    for (const role of ['USER', 'LEAD_COORDINATOR', 'SALES_MANAGER'] as const)
      await expect(product.call(getSubscription, {}, practice.as(role))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('is answered with NOT_FOUND where there is none', async () => {
    const { admin } = await product.signUp({ country: 'AU' });
    const stranger = { ...admin, organisationId: newId() };
    await expect(product.call(getSubscription, {}, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
