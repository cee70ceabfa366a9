import {
  getOrganisation,
  getOrganisationSettings,
  updateOrganisation,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';

type Body = NonNullable<RequestOf<typeof updateOrganisation>['body']>;
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp({ organizationName: null }));

const read = () => product.call(getOrganisationSettings, {}, org.admin);
const change = (body: Body) => product.call(updateOrganisation, { body }, org.admin);

describe('practice settings', () => {
  it('show whether the name was generated', async () => {
    expect(await read()).toMatchObject({ version: 1, hasPlaceholderName: true });
    expect(await change({ version: 1, name: 'Harbour Surgical' })).toMatchObject({
      name: 'Harbour Surgical',
      hasPlaceholderName: false,
    });
  });

  it('store the sent fields in normalised form, audit and publish them', async () => {
    const sent = { phone: '(02) 9876 5432', website: 'https://harbour.example', timeZone: 'australia/perth' };
    const after = await change({ version: 1, ...sent });
    const expected = { phone: '+61298765432', website: sent.website, timeZone: 'Australia/Perth' };
    expect(after).toMatchObject({ ...expected, version: 2, email: org.admin.email });
    const { organisationId } = org;
    expect(await product.callInternal(getOrganisation, { body: { organisationId } })).toMatchObject(expected);
    expect((await actsOn(product, organisationId)).at(-1)).toMatchObject({
      action: 'UPDATE',
      entityType: 'ORGANISATION',
    });
    const told = await product.sql(
      `select 1 from identity.outbox where destination = 'evt.identity.OrganisationUpdated.v1' and organisation_id = $1`,
      [organisationId],
    );
    expect(told).toHaveLength(1);
    expect(await change({ version: 2, website: '', address: null })).toMatchObject({ website: null });
  });

  it('report each invalid field', async () => {
    const wrong = { name: ' ', email: 'nobody', website: 'harbour', timeZone: 'Mars/Olympus' };
    await expect(change({ version: 1, ...wrong })).rejects.toMatchObject({
      errors: [{ path: 'name' }, { path: 'email' }, { path: 'website' }, { path: 'timeZone' }],
    });
    await expect(change({ version: 1, phone: '555' })).rejects.toMatchObject({ errors: [{ path: 'phone' }] });
  });

  it('reject a stale version', async () => {
    await expect(change({ version: 7, name: 'Late' })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});
