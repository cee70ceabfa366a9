import { listStaff, seedDemo, signIn } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';

const password = 'Harbour-view-9';

const product = testProduct({ only: ['identity'] });

const seed = () => product.callInternal(seedDemo, { body: { password } });

describe('the demonstration practice', () => {
  it('is created once on an empty platform under concurrent requests, with an account per role', async () => {
    const answers = await Promise.all([seed(), seed(), seed()]);
    const made = answers.filter(({ created }) => created);
    expect(made).toHaveLength(1);
    const { organisationId, adminUserId, emails } = made[0] as {
      organisationId: string;
      adminUserId: string;
      emails: string[];
    };
    expect(emails).toHaveLength(5);
    const { items } = await product.callInternal(listStaff, { body: { organisationId } });
    expect(items.map(({ role }) => role).sort()).toEqual([
      'LEAD_COORDINATOR',
      'ORG_ADMIN',
      'SALES_MANAGER',
      'SUPER_ADMIN',
      'USER',
    ]);
    expect(items.find(({ userId }) => userId === adminUserId)).toMatchObject({ role: 'ORG_ADMIN' });
    for (const email of emails) {
      const { session } = await product.call(signIn, { body: { email, password } }, { kind: 'anonymous' });
      expect(session.organisation).toMatchObject({
        name: 'Harbour Surgical Group (demo)',
        timeZone: 'Australia/Sydney',
      });
    }
  });

  it('is not created again, and its accounts are returned again', async () => {
    const again = await seed();
    expect(again).toMatchObject({ created: false, organisationId: null, adminUserId: null });
    expect(again.emails).toHaveLength(5);
  });
});
