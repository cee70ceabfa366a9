import {
  createDoctor,
  createSite,
  deleteDoctor,
  deleteSite,
  getSite,
  listFaultyAssignments,
  listSites,
  repairAssignments,
  restoreSite,
  setDefaultSite,
  setSiteDoctors,
  updateDoctor,
  updateSite,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createSite>['body']>;

function add(body: Partial<Body> = {}) {
  const site = { name: 'Harbour Rooms', address: '3 Wharf Road, Sydney NSW 2000', phone: '02 9555 0101' };
  return product.call(createSite, { body: { ...site, ...body } }, practice.admin);
}

function addDoctor(lastName: string) {
  const body = {
    firstName: 'Mai',
    lastName,
    credentials: 'FRACS',
    phone: '0412 345 678',
    email: `${lastName}@practice.test`,
  };
  return product.call(createDoctor, { body }, practice.admin);
}

const at = ({ id }: { id: string }) => ({ params: { id } });
const read = (site: { id: string }) => product.call(getSite, at(site), practice.admin);
const makeDefault = ({ id, version }: { id: string; version: number }) =>
  product.call(setDefaultSite, { params: { id }, body: { version } }, practice.admin);
const assign = (site: { id: string; version: number }, ...doctorIds: string[]) =>
  product.call(
    setSiteDoctors,
    { ...at(site), body: { version: site.version, doctors: doctorIds.map((doctorId) => ({ doctorId })) } },
    practice.admin,
  );
const faulty = async () => (await product.call(listFaultyAssignments, {}, practice.admin)).items;

describe('site', () => {
  it('is stored with its phone in E.164, a default type and no email when left empty', async () => {
    const site = await add({ email: '' });
    expect(site).toMatchObject({
      phone: '+61295550101',
      email: null,
      siteType: 'CLINIC',
      isActive: true,
      isDefault: false,
      doctors: [],
      isDuplicateFlag: false,
    });
    expect(await read(site)).toEqual(site);
  });

  it('is rejected if its name differs from another only in case', async () => {
    await add();
    await expect(add({ name: 'HARBOUR rooms' })).rejects.toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'name' }],
    });
  });

  it('is found by address and filtered by type', async () => {
    await add();
    await add({ name: 'Northside', address: '1 Miller Street', siteType: 'DAY_SURGERY' });
    const search = (query: object) => product.call(listSites, { query }, practice.admin);
    expect((await search({ search: 'miller' })).items.map(({ name }) => name)).toEqual(['Northside']);
    expect((await search({ siteType: 'CLINIC' })).items.map(({ name }) => name)).toEqual(['Harbour Rooms']);
  });
});

describe('default site', () => {
  it('is unique to the practice and the last one chosen', async () => {
    const [first, second] = [await add(), await add({ name: 'Northside' })];
    await makeDefault(first);
    await makeDefault(second);
    expect([(await read(first)).isDefault, (await read(second)).isDefault]).toEqual([false, true]);
  });

  it('stays unique when several are chosen concurrently', async () => {
    const sites = await Promise.all(['A', 'B', 'C'].map((name) => add({ name })));
    await Promise.all(sites.map(makeDefault));
    const { items } = await product.call(listSites, {}, practice.admin);
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('loses its default when deactivated or deleted and cannot be chosen while inactive', async () => {
    const site = await add();
    await makeDefault(site);
    const off = await product.call(
      updateSite,
      { ...at(site), body: { version: 2, isActive: false } },
      practice.admin,
    );
    expect(off.isDefault).toBe(false);
    await expect(makeDefault(off)).rejects.toMatchObject({ code: 'SITE_INACTIVE' });
    const next = await add({ name: 'Northside' });
    await makeDefault(next);
    const { version } = await product.call(deleteSite, { ...at(next), query: {} }, practice.admin);
    await product.call(restoreSite, { ...at(next), body: { version } }, practice.admin);
    expect((await read(next)).isDefault).toBe(false);
  });
});

describe('doctors of a site', () => {
  it('are sorted by name and rejected when not in the directory', async () => {
    const [site, tran, abbot] = [await add(), await addDoctor('Tran'), await addDoctor('Abbot')];
    const set = await assign(site, tran.id, abbot.id);
    expect(set.doctors.map(({ doctorName }) => doctorName)).toEqual(['Dr Mai Abbot', 'Dr Mai Tran']);
    await expect(assign(set, site.id)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'doctors.0.doctorId' }],
    });
    await expect(assign(site, tran.id)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it("follow a change of the doctor's name", async () => {
    const [site, doctor] = [await add(), await addDoctor('Tran')];
    await assign(site, doctor.id);
    await product.call(
      updateDoctor,
      { ...at(doctor), body: { version: 1, lastName: 'Walsh' } },
      practice.admin,
    );
    await product.eventually(async () =>
      expect((await read(site)).doctors.map(({ doctorName }) => doctorName)).toEqual(['Dr Mai Walsh']),
    );
  });

  it('lose selected faulty assignments on repair but keep valid and unselected ones', async () => {
    const [site, gone, off, sound] = [
      await add(),
      await addDoctor('Gone'),
      await addDoctor('Off'),
      await addDoctor('Sound'),
    ];
    await assign(site, gone.id, off.id, sound.id);
    await product.call(deleteDoctor, { ...at(gone), query: { confirm: 'true' } }, practice.admin);
    await product.call(updateDoctor, { ...at(off), body: { version: 1, isActive: false } }, practice.admin);
    expect((await faulty()).map(({ doctorId, faults }) => [doctorId, faults])).toEqual([
      [gone.id, ['DOCTOR_DELETED']],
      [off.id, ['DOCTOR_INACTIVE']],
    ]);
    const stranger = { siteId: site.id, doctorId: site.id };
    await expect(
      product.call(repairAssignments, { body: { assignments: [stranger] } }, practice.admin),
    ).rejects.toMatchObject({ errors: [{ path: 'assignments.0.doctorId' }] });
    const assignments = [gone, sound].map((doctor) => ({ siteId: site.id, doctorId: doctor.id }));
    expect(await product.call(repairAssignments, { body: { assignments } }, practice.admin)).toEqual({
      removed: 1,
    });
    expect((await read(site)).doctors.map(({ doctorId }) => doctorId)).toEqual([off.id, sound.id]);
    expect(await faulty()).toHaveLength(1);
    const [entry] = await product.sql<{ reason: string }>(
      `select payload->'data'->>'reason' as reason from quoting.outbox where payload->>'type' like '%AuditRecorded%'
        and payload->'data'->>'reason' is not null and organisation_id = $1`,
      [practice.organisationId],
    );
    expect(entry?.reason).toBe('Assignments repaired');
  });
});
