import {
  copySurgeryConfiguration,
  createDoctor,
  createHospital,
  createOptionList,
  createProvider,
  createSurgery,
  deleteHospital,
  deleteSurgery,
  getSurgeryConfiguration,
  listSurgeryConfigurations,
  updateDoctor,
  updateSurgery,
  updateSurgeryConfiguration,
  type RequestOf,
  type Surgery,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

type Body = NonNullable<RequestOf<typeof updateSurgeryConfiguration>['body']>;

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

const at = ({ id }: { id: string }) => ({ params: { id } });
const by = () => practice.admin;
const read = (surgery: { id: string }) => product.call(getSurgeryConfiguration, at(surgery), by());
const configure = (surgery: { id: string }, body: Body) =>
  product.call(updateSurgeryConfiguration, { ...at(surgery), body }, by());
const copy = (to: { id: string }, from: { id: string }, version = 0) =>
  product.call(
    copySurgeryConfiguration,
    { ...at(to), body: { fromSurgeryId: from.id, version } },
    practice.admin,
  );
const addSurgery = (name: string, changes: Partial<Surgery> = {}, admin = by()) =>
  product.call(createSurgery, { body: { name, baseFeeMinor: 80_000, ...changes } }, admin);
const addDoctor = (lastName: string, admin = by()) =>
  product.call(
    createDoctor,
    {
      body: {
        firstName: 'Mai',
        lastName,
        credentials: 'FRACS',
        phone: '0412 345 678',
        email: `${lastName}@practice.test`,
      },
    },
    admin,
  );
const addHospital = () =>
  product.call(
    createHospital,
    { body: { name: "St Mary's", address: '1 Church St, Sydney', phone: '02 9555 0101' } },
    by(),
  );
const addProvider = () =>
  product.call(createProvider, { body: { name: 'Dr Kim Ng', kind: 'ANAESTHETIST' } }, by());
const addList = () =>
  product.call(
    createOptionList,
    {
      body: {
        name: 'Side',
        category: 'LATERALITY',
        options: [
          {
            name: 'Both sides',
            fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
            appliesTo: ['SURGEON'],
            side: 'BILATERAL',
          },
        ],
      },
    },
    by(),
  );

async function whole() {
  const [doctor, hospital, provider, list] = [
    await addDoctor('Tran'),
    await addHospital(),
    await addProvider(),
    await addList(),
  ];
  const terms = { billedBy: 'PROVIDER', basis: 'ESTIMATE' } as const;
  const body = {
    version: 0,
    doctors: [{ doctorId: doctor.id, feeMinor: null }],
    hospitals: [
      {
        hospitalId: hospital.id,
        hospitalFeeMinor: 60_000,
        theatreFeeMinor: null,
        billedBy: 'HOSPITAL',
        basis: 'FIXED',
      },
    ],
    assistant: { type: 'SHARE', basisPoints: 2_000, providerId: null, ...terms },
    anaesthetist: {
      type: 'UNITS',
      baseUnits: 3,
      minutes: null,
      unitMinor: 7_000,
      providerId: provider.id,
      ...terms,
    },
    implants: [
      {
        id: 'splint',
        description: 'Splint',
        feeMinor: 4_550,
        quantity: 2,
        billedBy: 'PRACTICE',
        basis: 'FIXED',
      },
    ],
    adminFeeMinor: 5_000,
    aftercare: { description: 'two visits', feeMinor: 15_000 },
    exclusions: ['Hand therapy'],
    cosmeticBasisPoints: null,
    optionListIds: [list.id],
  } satisfies Body;
  return { body, doctor, hospital, provider, list };
}

describe('surgery configuration', () => {
  it('is empty until saved, then returns its entries with their names', async () => {
    const surgery = await addSurgery('Carpal tunnel release', { estimatedDuration: 30 });
    expect(await read(surgery)).toMatchObject({
      id: surgery.id,
      version: 0,
      doctors: [],
      assistant: null,
      optionGroups: [],
      updatedBy: null,
      surgery: { name: 'Carpal tunnel release', baseFeeMinor: 80_000, minutes: 30 },
    });
    const { body, doctor, provider, list } = await whole();
    const saved = await configure(surgery, body);
    expect(saved).toMatchObject({ ...body, version: 1, optionGroups: [{ id: list.id, name: 'Side' }] });
    expect(saved.named).toEqual(
      expect.arrayContaining([
        { id: doctor.id, name: 'Dr Mai Tran', isAvailable: true },
        { id: provider.id, name: 'Dr Kim Ng', isAvailable: true },
      ]),
    );
    expect(await read(surgery)).toEqual(saved);
  });

  it('keeps omitted parts and clears those sent as null', async () => {
    const surgery = await addSurgery('Carpal tunnel release');
    const { body } = await whole();
    await configure(surgery, body);
    const changed = await configure(surgery, { version: 1, assistant: null, adminFeeMinor: 6_000 });
    expect(changed).toMatchObject({ ...body, version: 2, assistant: null, adminFeeMinor: 6_000 });
    expect(await configure(surgery, { version: 2, adminFeeMinor: 6_000 })).toMatchObject({ version: 2 });
  });

  it('saves one of two concurrent first changes and rejects a stale version', async () => {
    const surgery = await addSurgery('Trigger finger release');
    const tries = await Promise.allSettled(
      [5_000, 6_000].map((adminFeeMinor) => configure(surgery, { version: 0, adminFeeMinor })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(configure(surgery, { version: 9, adminFeeMinor: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const other = await addSurgery('Ganglion excision');
    await expect(configure(other, { version: 3, adminFeeMinor: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  it("is audited under the surgery's name with old and new values and published with ids only", async () => {
    const surgery = await addSurgery('Carpal tunnel release');
    await configure(surgery, { version: 0, adminFeeMinor: 5_000 });
    await configure(surgery, { version: 1, adminFeeMinor: 6_000 });
    const messages = await product.sql<{ type: string; data: Record<string, unknown> }>(
      `select payload->>'type' as type, payload->'data' as data from quoting.outbox
        where organisation_id = $1 order by seq`,
      [practice.organisationId],
    );
    const audits = messages.filter(({ data }) => data.entityType === 'SURGERY_CONFIG');
    expect(audits.map(({ data }) => data)).toMatchObject([
      { action: 'CREATE', entityId: surgery.id, entityLabel: 'Carpal tunnel release' },
      { action: 'UPDATE', changes: [{ field: 'adminFeeMinor', oldValue: '5000', newValue: '6000' }] },
    ]);
    const events = messages.filter(({ type }) => type.includes('SurgeryConfigurationChanged'));
    expect(events.map(({ data }) => data)).toEqual([{ id: surgery.id }, { id: surgery.id }]);
  });
});

describe('reference in a surgery configuration', () => {
  it('is rejected at its field if unknown, removed, inactive or of another practice', async () => {
    const surgery = await addSurgery('Carpal tunnel release');
    const { body, doctor, hospital } = await whole();
    const stranger = await product.signUp();
    const foreign = await addDoctor('Foreign', stranger.admin);
    await product.call(updateDoctor, { ...at(doctor), body: { version: 1, isActive: false } }, by());
    await product.call(deleteHospital, { ...at(hospital), query: { confirm: 'true' } }, by());
    const refused = configure(surgery, {
      ...body,
      doctors: [...body.doctors, { doctorId: foreign.id, feeMinor: null }],
      anaesthetist: { ...body.anaesthetist, providerId: doctor.id },
      optionListIds: [surgery.id],
    });
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { path: 'doctors.0.doctorId' },
        { path: 'doctors.1.doctorId' },
        { path: 'hospitals.0.hospitalId' },
        { path: 'anaesthetist.providerId' },
        { path: 'optionListIds.0' },
      ],
    });
    expect((await read(surgery)).version).toBe(0);
  });

  it('stays, marked unavailable, when its record becomes inactive, without blocking changes', async () => {
    const surgery = await addSurgery('Carpal tunnel release');
    const { body, doctor } = await whole();
    await configure(surgery, body);
    await product.call(updateDoctor, { ...at(doctor), body: { version: 1, isActive: false } }, by());
    const { doctors, named } = await read(surgery);
    expect(doctors).toEqual(body.doctors);
    expect(named.find(({ id }) => id === doctor.id)?.isAvailable).toBe(false);
    await configure(surgery, { version: 1, adminFeeMinor: 7_000 });
  });

  it('has a cosmetic share only while the surgery is mixed', async () => {
    const surgery = await addSurgery('Septorhinoplasty', { procedureClass: 'MIXED' });
    await configure(surgery, { version: 0, cosmeticBasisPoints: 4_000 });
    await product.call(
      updateSurgery,
      { ...at(surgery), body: { version: 1, procedureClass: 'COSMETIC' } },
      by(),
    );
    expect((await read(surgery)).cosmeticBasisPoints).toBeNull();
    await configure(surgery, { version: 1, adminFeeMinor: 5_000 });
    await expect(configure(surgery, { version: 2, cosmeticBasisPoints: 4_000 })).rejects.toMatchObject({
      errors: [{ path: 'cosmeticBasisPoints' }],
    });
  });
});

describe('surgery of a configuration', () => {
  it('is not found once removed', async () => {
    const surgery = await addSurgery('Carpal tunnel release');
    const missing = { code: 'NOT_FOUND' };
    await product.call(deleteSurgery, at(surgery), by());
    await expect(read(surgery)).rejects.toMatchObject(missing);
    await expect(configure(surgery, { version: 0 })).rejects.toMatchObject(missing);
  });

  it('copies the configuration of another surgery of the same practice', async () => {
    const [from, to] = [
      await addSurgery('Carpal tunnel release'),
      await addSurgery('Cubital tunnel release'),
    ];
    const { body } = await whole();
    await configure(from, body);
    expect(await copy(to, from)).toMatchObject({ ...body, version: 1, surgery: { name: to.name } });
    const { admin } = await product.signUp();
    const foreign = await addSurgery('Carpal tunnel release', {}, admin);
    const bare = await addSurgery('Ganglion excision');
    for (const source of [to, foreign, bare])
      await expect(copy(to, source, 1)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'fromSurgeryId' }],
      });
  });
});

it('lists every surgery with a summary of its configuration', async () => {
  const surgery = await addSurgery('Carpal tunnel release');
  await addSurgery('Ganglion excision');
  const { body } = await whole();
  await configure(surgery, body);
  const list = async (query: RequestOf<typeof listSurgeryConfigurations>['query']) =>
    (await product.call(listSurgeryConfigurations, { query }, by())).items;
  expect(await list({})).toMatchObject([
    { id: surgery.id, isConfigured: true, version: 1, doctors: 1, hospitals: 1, optionLists: 1 },
    { name: 'Ganglion excision', isConfigured: false, version: 0, doctors: 0, updatedAt: null },
  ]);
  const names = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ name }) => name);
  expect(await names({ isConfigured: 'true' })).toEqual(['Carpal tunnel release']);
  expect(await names({ isConfigured: 'false' })).toEqual(['Ganglion excision']);
  expect(await names({ search: 'gangl' })).toEqual(['Ganglion excision']);
});
