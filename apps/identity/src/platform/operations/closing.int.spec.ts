import {
  acceptInvitation,
  changeOrganisation,
  createInvitation,
  createLeadKey,
  getOrganisationOverview,
  listStaff,
  listUsers,
  signIn,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { enterDemo, principalOf, startPlatform, sessionIdOf } from '../../testing/support.suite';
import { accountMails, invitationFor } from './account-mails.suite';

const DAY_MS = 86_400_000;
const PASSWORD = 'Correct-Horse-7';
const nobody = { kind: 'anonymous' } as const;
const product = testProduct(startPlatform);
let own: UserPrincipal;
beforeAll(async () => {
  own = await enterDemo(product);
});
const practice = perTest(() => product.signUp());

type StaffRole = NonNullable<RequestOf<typeof createInvitation>['body']>['role'];
type Change = Omit<NonNullable<RequestOf<typeof changeOrganisation>['body']>, 'version'>;
const change = async (id: string, body: Change) => {
  const { version } = await product.call(getOrganisationOverview, { params: { id } }, own);
  return product.call(changeOrganisation, { params: { id }, body: { version, ...body } }, own);
};
const reason = 'Asked for by the practice on 3 March';
const failing = (code: string) => expect.objectContaining({ code });
const credentials = () => ({ email: practice.admin.email, password: PASSWORD });

/** Adds a member to the practice and returns their email address. */
async function join(role: StaffRole): Promise<string> {
  const email = 'sina@practice.example';
  const body = { email, firstName: 'Sina', lastName: 'Faleolo', role } as const;
  await product.call(createInvitation, { body }, practice.admin);
  const params = { token: await invitationFor(product, email) };
  await product.call(acceptInvitation, { params, body: { password: PASSWORD } }, nobody);
  return email;
}

describe('a closed practice', () => {
  it('stays readable and exportable for its administrators for 30 days, and emails them about it', async () => {
    const { organisationId, admin } = practice;
    const sales = await join('SALES_MANAGER');
    await product.confirmEmail(admin.email);
    const { exportUntil } = await change(organisationId, { isActive: false, reason });
    expect(Date.parse(exportUntil ?? '') - Date.now()).toBeGreaterThan(29 * DAY_MS);
    const entered = await product.call(signIn, { body: credentials() }, nobody);
    expect(entered.session).toMatchObject({ practiceAccess: 'CLOSED', exportUntil });
    const person = await principalOf(product, sessionIdOf(entered));
    expect(await product.call(listUsers, {}, person)).toMatchObject({ items: expect.any(Array) });
    const key = product.call(createLeadKey, { body: { name: 'Website' } }, person);
    await expect(key).rejects.toEqual(failing('PRACTICE_CLOSED'));
    // The job that writes the archive acts in this user's name.
    const { items } = await product.callInternal(listStaff, { body: { organisationId } });
    expect(items.map(({ userId }) => userId)).toEqual([admin.userId]);
    const told = (await accountMails(product)).filter(({ template }) => template === 'practice-closed');
    expect(told).toMatchObject([
      { recipient: admin.email, params: { exportUrl: `${product.config.publicUrl}/exports/practice` } },
    ]);
    await expect(
      product.call(signIn, { body: { email: sales, password: PASSWORD } }, nobody),
    ).rejects.toEqual(failing('ORGANISATION_INACTIVE'));
    await product.clock.runShifted(31 * DAY_MS, () =>
      expect(product.call(signIn, { body: credentials() }, nobody)).rejects.toEqual(
        failing('ORGANISATION_INACTIVE'),
      ),
    );
  });
});
