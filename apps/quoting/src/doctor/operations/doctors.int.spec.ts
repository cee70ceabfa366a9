import {
  createDoctor,
  deleteDoctor,
  getDoctor,
  listDoctors,
  restoreDoctor,
  updateDoctor,
  type Doctor,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createDoctor>['body']>;

function add(body: Partial<Body> = {}, by = practice): Promise<Doctor> {
  const doctor = {
    firstName: 'Siobhán',
    lastName: "O'Brien",
    credentials: 'FRACS',
    phone: '0412 345 678',
    email: 'siobhan@practice.example',
  };
  return product.call(createDoctor, { body: { ...doctor, ...body } }, by.admin);
}

const at = ({ id }: { id: string }) => ({ params: { id } });

describe('createDoctor', () => {
  it('stores the phone in E.164', async () => {
    const doctor = await add();
    expect(doctor).toMatchObject({
      title: 'Dr',
      lastName: "O'Brien",
      phone: '+61412345678',
      isActive: true,
      version: 1,
    });
    expect(await product.call(getDoctor, at(doctor), practice.admin)).toEqual(doctor);
  });

  it('applies the phone rules of the country', async () => {
    const { phone } = await add(
      { phone: '021 123 4567' },
      await product.signUp({ country: 'NZ', phone: '021 123 4567' }),
    );
    expect(phone).toBe('+64211234567');
    await expect(add({ phone: '1300 555 010' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'phone' }],
    });
  });

  it('refuses a duplicate email in another case, within the practice only', async () => {
    await add();
    await expect(add({ email: 'SIOBHAN@Practice.example' })).rejects.toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'email', message: 'A doctor with this email address already exists' }],
    });
    await add({}, await product.signUp());
  });

  it('refuses the second of two concurrent requests', async () => {
    const results = await Promise.allSettled([add(), add()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is audited and published', async () => {
    const { id } = await add();
    const outbox = await product.sql<{ destination: string; payload: { data: object } }>(
      `select destination, payload from quoting.outbox where payload->>'subject' = $1 order by seq`,
      [id],
    );
    expect(outbox.map(({ destination }) => destination)).toEqual([
      'evt.quoting.AuditRecorded.v1',
      'evt.quoting.DoctorChanged.v1',
    ]);
    expect(outbox[0]?.payload.data).toMatchObject({
      entityType: 'DOCTOR',
      action: 'CREATE',
      entityLabel: "Dr Siobhán O'Brien",
    });
  });
});

describe('updateDoctor', () => {
  it('changes only the fields that were sent, without applying defaults again', async () => {
    const doctor = await add({ title: 'Prof', isActive: false, licenseExpiry: '2027-06-30' });
    const body = { version: 1, credentials: 'FRACS, PhD' };
    const changed = await product.call(updateDoctor, { ...at(doctor), body }, practice.admin);
    expect(changed).toEqual({
      ...doctor,
      credentials: 'FRACS, PhD',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('refuses a stale version and names the current one', async () => {
    const doctor = await add();
    await product.call(
      updateDoctor,
      { ...at(doctor), body: { version: 1, lastName: 'Byrne' } },
      practice.admin,
    );
    await expect(
      product.call(updateDoctor, { ...at(doctor), body: { version: 1, lastName: 'Walsh' } }, practice.admin),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT', facts: { version: 2 } });
  });

  it("refuses another doctor's email", async () => {
    await add();
    const other = await add({ email: 'other@practice.example' });
    const body = { version: 1, email: 'Siobhan@practice.example' };
    await expect(product.call(updateDoctor, { ...at(other), body }, practice.admin)).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });
});

describe('deleteDoctor and restoreDoctor', () => {
  it('hides a removed doctor and brings it back', async () => {
    const doctor = await add();
    expect(await product.call(deleteDoctor, at(doctor), practice.admin)).toEqual({
      id: doctor.id,
      version: 2,
    });
    expect((await product.call(listDoctors, {}, practice.admin)).items).toEqual([]);
    await expect(product.call(deleteDoctor, at(doctor), practice.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const restored = await product.call(restoreDoctor, at(doctor), practice.admin);
    expect(restored).toMatchObject({ id: doctor.id, version: 3, email: doctor.email });
  });

  it('frees the email, so that a restore can fail because it is taken', async () => {
    const doctor = await add();
    await product.call(deleteDoctor, at(doctor), practice.admin);
    await add();
    await expect(product.call(restoreDoctor, at(doctor), practice.admin)).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });
});

describe('listDoctors', () => {
  const names = (page: { items: Doctor[] }) => page.items.map(({ lastName }) => lastName);

  it('sorts by name, page by page', async () => {
    for (const lastName of ['Zhang', 'Ângström', "o'Brien", 'Nguyễn'])
      await add({ lastName, email: `${lastName.length}.${lastName.charCodeAt(0)}@practice.example` });
    const first = await product.call(listDoctors, { query: { limit: 3 } }, practice.admin);
    expect(names(first)).toEqual(['Ângström', 'Nguyễn', "o'Brien"]);
    expect(first.total).toBe(4);
    const second = await product.call(
      listDoctors,
      { query: { limit: 3, cursor: first.nextCursor! } },
      practice.admin,
    );
    expect(names(second)).toEqual(['Zhang']);
    expect(second.nextCursor).toBeNull();
  });

  it('filters, and finds by part of a name without accents and by phone', async () => {
    await add({ lastName: 'Nguyễn', email: 'n@practice.example', isActive: false });
    await add({ phone: '0499 000 111' });
    const list = (query: RequestOf<typeof listDoctors>['query']) =>
      product.call(listDoctors, { query }, practice.admin).then(names);
    expect(await list({ search: 'nguyen' })).toEqual(['Nguyễn']);
    expect(await list({ search: '0499 000' })).toEqual(["O'Brien"]);
    expect(await list({ isActive: 'false' })).toEqual(['Nguyễn']);
    expect(await list({ sort: '-createdAt' })).toEqual(["O'Brien", 'Nguyễn']);
  });

  it('shows nothing of another practice', async () => {
    const doctor = await add();
    const other = await product.signUp();
    expect((await product.call(listDoctors, {}, other.admin)).items).toEqual([]);
    await expect(product.call(getDoctor, at(doctor), other.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(product.call(deleteDoctor, at(doctor), other.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
