import {
  createClient,
  createDoctor,
  deleteClient,
  getOrganisationOverview,
  getPlatformFigures,
  listOrganisationMembers,
  listOrganisations,
  listSuperAdmins,
  signUp,
  updateOrganisation,
  updateUser,
  type OrganisationSummary,
  type UserPrincipal,
} from '@quillcare/contracts';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { joined } from '../../testing/staff.suite';
import { actFor, enterDemo, startPlatform, SUPER_ADMIN } from '../../testing/support.suite';

const product = testProduct(startPlatform);
let own: UserPrincipal;
let practice: TestOrganisation;
/** When the super admin began to sign in. */
let signInAt: number;

const MERE = { firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.com', phone: '0412 345 678' };

beforeAll(async () => {
  signInAt = Date.now();
  own = await enterDemo(product);
  practice = await product.signUp({ organizationName: 'Ärzte am Hafen', email: 'hafen@practice.example' });
});

const list = (query: object = {}) => product.call(listOrganisations, { query }, own);
const found = async (search: string) => (await list({ search })).items.map(({ name }) => name);
const overview = (id = practice.organisationId) =>
  product.call(getOrganisationOverview, { params: { id } }, own);
const members = (id: string, query: object = {}, by = own) =>
  product.call(listOrganisationMembers, { params: { id }, query }, by);

describe('practices of the platform', () => {
  it('are listed with their owner, plan and figures', async () => {
    const client = await product.call(createClient, { body: MERE }, practice.admin);
    await product.call(createClient, { body: MERE }, practice.admin);
    await product.call(deleteClient, { params: { id: client.id }, query: { confirm: true } }, practice.admin);
    const doctor = { ...MERE, credentials: 'FRACS' };
    await product.call(createDoctor, { body: doctor }, practice.admin);
    const expected: Partial<OrganisationSummary> = {
      id: practice.organisationId,
      email: 'hafen@practice.example',
      isActive: true,
      isNonBilling: false,
      dataStats: { clients: 1, doctors: 1, hospitals: 0, sites: 0, surgeries: 0 },
      owner: {
        firstName: 'Ana',
        lastName: 'Okafor',
        email: practice.admin.email,
        subscriptionPlan: 'ENTERPRISE',
      },
    };
    await product.eventually(async () =>
      expect((await list({ search: 'hafen' })).items[0]).toMatchObject(expected),
    );
    expect(await overview()).toMatchObject({
      ...expected,
      members: 1,
      activeMembers: 1,
      subscriptionStatus: 'TRIALING',
      timeZone: 'Australia/Sydney',
    });
  });

  it('are found by current name, address and phone', async () => {
    expect(await found('arzte')).toEqual(['Ärzte am Hafen']);
    expect(await found('HAFEN@practice')).toEqual(['Ärzte am Hafen']);
    expect(await found('0412 345 678')).toContain('Ärzte am Hafen');
    expect(await found('100%')).toEqual([]);
    const other = await product.signUp({ organizationName: 'Before' });
    const body = { version: 1, name: 'Zahnärzte & Töchter' };
    await product.call(updateOrganisation, { body }, other.admin);
    expect(await found('zahnarzte')).toEqual(['Zahnärzte & Töchter']);
    expect(await found('before')).toEqual([]);
    const names = (await list({ sort: '-name', limit: 100 })).items.map(({ name }) => name);
    expect(names[0]).toBe('Zahnärzte & Töchter');
  });

  it('are paged in every order without repetition', async () => {
    for (let at = 0; at < 5; at += 1) await product.signUp({ organizationName: 'Same name' });
    for (const sort of ['name', '-name', 'createdAt', '-createdAt']) {
      const whole = (await list({ sort, limit: 100 })).items.map(({ id }) => id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 3, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(whole);
    }
  });

  it('are answered with NOT_FOUND if unknown', async () => {
    const nowhere = '01890000-0000-7000-8000-000000000001';
    await expect(overview(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(members(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('name the first remaining administrator as the owner', async () => {
    const { admin, organisationId } = await product.signUp();
    const second = await joined(product, admin, 'ORG_ADMIN');
    expect((await overview(organisationId)).owner?.email).toBe(admin.email);
    const change = { params: { id: admin.userId }, body: { version: 1, isActive: false } };
    await product.call(updateUser, change, second);
    expect(await overview(organisationId)).toMatchObject({
      members: 2,
      activeMembers: 1,
      owner: { email: second.email },
    });
  });

  it('show only their own staff', async () => {
    await joined(product, practice.admin, 'SALES_MANAGER');
    const page = await members(practice.organisationId, { sort: 'name' });
    expect(page.items.map(({ name, role }) => [name, role])).toEqual([
      ["Mere O'Brien-Ngata", 'SALES_MANAGER'],
      ['Ana Okafor', 'ORG_ADMIN'],
    ]);
    expect((await members(practice.organisationId, { role: 'ORG_ADMIN' })).total).toBe(1);
    expect((await members(practice.organisationId, { search: 'super.admin' })).items).toEqual([]);
    expect(JSON.stringify(page)).not.toContain('password');
  });
});

describe('platform overview', () => {
  it('lists super admins with their practice and second step', async () => {
    const [person, ...others] = (await product.call(listSuperAdmins, {}, own)).items;
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      name: 'Aroha Williams',
      email: SUPER_ADMIN,
      isActive: true,
      hasSecondStep: false,
      practice: { id: own.organisationId, name: 'Harbour Surgical Group (demo)' },
    });
    expect(Date.parse(person?.lastSignInAt ?? '')).toBeGreaterThanOrEqual(signInAt);
    expect(Date.parse(person?.lastSignInAt ?? '')).toBeLessThanOrEqual(Date.now());
    await product.sql(
      `insert into identity.totp (id, organisation_id, user_id, sealed_secret, confirmed_at)
       values (gen_random_uuid(), $1, $2, 'sealed', now())`,
      [own.organisationId, own.userId],
    );
    const [protectedNow] = (await product.call(listSuperAdmins, {}, own)).items;
    expect(protectedNow?.hasSecondStep).toBe(true);
    await product.sql('delete from identity.totp');
  });

  it('summarises the platform in figures', async () => {
    const figures = () => product.call(getPlatformFigures, {}, own);
    const before = await figures();
    const { admin, organisationId } = await product.signUp();
    await product.sql('update identity.organisation set is_active = false where id = $1', [organisationId]);
    await product.sql(
      `update identity.organisation set created_at = now() - interval '8 days' where id = $1`,
      [practice.organisationId],
    );
    const person = await joined(product, practice.admin, 'USER');
    await actFor(product, own, person.userId);
    expect(await figures()).toEqual({
      organisations: before.organisations + 1,
      activeOrganisations: before.activeOrganisations,
      newOrganisations: before.newOrganisations,
      activePeople: before.activePeople + 2,
      superAdmins: 1,
      openSupport: before.openSupport + 1,
      recentSupport: before.recentSupport + 1,
    });
    expect(admin.role).toBe('ORG_ADMIN');
  });
});

describe('super admin access', () => {
  it('cannot be obtained by signing up', async () => {
    const body = {
      firstName: 'Eve',
      lastName: 'Adversary',
      email: 'eve@practice.example',
      password: 'Korimako-7',
      phone: '0412 345 678',
      country: 'AU',
      subscriptionPlan: 'BASIC',
      role: 'SUPER_ADMIN',
    };
    const attempt = product.call(signUp, { body: body as never }, { kind: 'anonymous' });
    await expect(attempt).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'role' }] });
  });
});
