import {
  finishDemo,
  listStaff,
  noteDemoCall,
  recallDemoStep,
  seedDemo,
  signIn,
  type ResultOf,
} from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';

const password = 'Harbour-view-9';

const product = testProduct(() => startProduct({ only: ['identity'] }));

const seed = () => product.callInternal(seedDemo, { body: { password } });

describe('demo practice', () => {
  it('is created once by concurrent requests, with an account per role', async () => {
    const answers = await Promise.all([seed(), seed(), seed()]);
    const made = answers.filter(({ created }) => created);
    expect(made).toHaveLength(1);
    const [{ emails, unfinished }] = made as [ResultOf<typeof seedDemo>];
    const { organisationId = '', adminUserId = '' } = unfinished ?? {};
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

  it('is not created again while unfinished, and returns its recorded progress', async () => {
    const again = await seed();
    expect(again.created).toBe(false);
    expect(again.emails).toHaveLength(5);
    const { organisationId = '' } = again.unfinished ?? {};
    const note = { organisationId, step: 'clients', operation: 'crm.createClient' };
    for (const [call, result] of [
      [2, '{"id":"second"}'],
      [1, '{"id":"first"}'],
      [1, '{"id":"made a second time"}'],
    ] as const)
      await product.callInternal(noteDemoCall, { body: { ...note, call, result } });
    const recall = (step: string) => product.callInternal(recallDemoStep, { body: { organisationId, step } });
    const { calls } = await recall('clients');
    expect(calls.map(({ result }) => result)).toEqual(['{"id":"first"}', '{"id":"second"}']);
    expect(await recall('leads')).toEqual({ calls: [] });
    const stored = await product.sql<{ sealed_result: string }>(
      'select sealed_result from identity.demo_note',
    );
    for (const { sealed_result } of stored) expect(sealed_result).toMatch(/^v1\./);
  });

  it('is not changed once finished, and returns its accounts again', async () => {
    const { organisationId = '' } = (await seed()).unfinished ?? {};
    await product.callInternal(finishDemo, { body: { organisationId } });
    expect(await product.sql('select 1 from identity.demo_note')).toEqual([]);
    const again = await seed();
    expect(again).toMatchObject({ created: false, unfinished: null });
    expect(again.emails).toHaveLength(5);
  });
});
