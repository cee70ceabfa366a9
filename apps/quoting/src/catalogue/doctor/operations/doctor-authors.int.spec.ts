import { randomUUID } from 'node:crypto';
import {
  AppError,
  createDoctor,
  deleteDoctor,
  getDoctor,
  getProfile,
  listDoctors,
  readPeople,
  restoreDoctor,
  updateDoctor,
  updateProfile,
  type UserPrincipal,
} from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());
afterEach(() => jest.restoreAllMocks());

const body = {
  firstName: 'Siobhán',
  lastName: "O'Brien",
  credentials: 'FRACS',
  phone: '0412 345 678',
  email: 'siobhan@practice.example',
};
const add = (by = practice.admin) => product.call(createDoctor, { body }, by);
const read = ({ id }: { id: string }) => product.call(getDoctor, { params: { id } }, practice.admin);
const change = ({ id, version }: { id: string; version: number }, by: UserPrincipal, credentials = 'PhD') =>
  product.call(updateDoctor, { params: { id }, body: { version, credentials } }, by);
const admin = () => ({ id: practice.admin.userId, name: 'Ana Okafor' });

/** Creates another account in the practice of `like`, as an administrator unless stated otherwise. */
async function account(firstName: string, like: UserPrincipal, role = 'ORG_ADMIN'): Promise<UserPrincipal> {
  const userId = randomUUID();
  const fields = { id: userId, email: `${userId}@practice.example`, first_name: firstName, role };
  await product.sql(
    `insert into identity."user" select (jsonb_populate_record(u, $2::jsonb)).* from identity."user" u where id = $1`,
    [like.userId, JSON.stringify(fields)],
  );
  return { ...like, userId, name: `${firstName} Okafor`, email: fields.email };
}

describe('authors of a record', () => {
  it('are returned by name with a single record but not in lists', async () => {
    const doctor = await add();
    expect(doctor).toMatchObject({ createdBy: admin(), updatedBy: admin() });
    const colleague = await account('Mere', practice.admin);
    const changed = await change(doctor, colleague);
    const last = { id: colleague.userId, name: 'Mere Okafor' };
    expect(changed).toMatchObject({ createdBy: admin(), updatedBy: last });
    expect(await read(doctor)).toEqual(changed);
    const [listed] = (await product.call(listDoctors, {}, practice.admin)).items;
    expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['createdBy']));
  });

  it('are unchanged by an update without changes and name who restored the record', async () => {
    const doctor = await add();
    const colleague = await account('Mere', practice.admin);
    const same = await change(doctor, colleague, 'FRACS');
    expect(same).toMatchObject({ version: 1, updatedBy: admin() });
    await product.call(deleteDoctor, { params: { id: doctor.id } }, practice.admin);
    const restored = await product.call(restoreDoctor, { params: { id: doctor.id } }, colleague);
    expect(restored).toMatchObject({ createdBy: admin(), updatedBy: { name: 'Mere Okafor' } });
  });

  it('keep the name of a user who was removed', async () => {
    const colleague = await account('Mere', practice.admin);
    await product.sql('update identity."user" set deleted_at = now(), is_active = false where id = $1', [
      colleague.userId,
    ]);
    expect(await add(colleague)).toMatchObject({ createdBy: { name: 'Mere Okafor' } });
  });

  it("follow a change of the user's name", async () => {
    const doctor = await add();
    const { version } = await product.call(getProfile, {}, practice.admin);
    await product.call(updateProfile, { body: { version, firstName: 'Anahera' } }, practice.admin);
    await product.eventually(async () => expect((await read(doctor)).createdBy?.name).toBe('Anahera Okafor'));
  });

  it('name the super admin acting for the practice', async () => {
    const elsewhere = await product.signUp();
    const support = await account('Sam', elsewhere.admin, 'SUPER_ADMIN');
    const impersonation = { byUserId: support.userId, byName: support.name, readOnly: false };
    const acting = { ...practice.admin, impersonation } as UserPrincipal;
    expect(await add(acting)).toMatchObject({ createdBy: { id: support.userId, name: 'Sam Okafor' } });
  });

  it('have no name if the id is not of this practice, and are null for the system itself', async () => {
    const stranger = await product.signUp();
    const doctor = await add();
    const set = 'update quoting.doctor set created_by = $2, updated_by = null where id = $1';
    await product.sql(set, [doctor.id, stranger.admin.userId]);
    expect(await read(doctor)).toMatchObject({
      createdBy: { id: stranger.admin.userId, name: null },
      updatedBy: null,
    });
  });

  it('have no name while the identity service is unavailable, without failing the read', async () => {
    const doctor = await add(await account('Mere', practice.admin));
    const rpc = product.app.get(RpcClient, { strict: false });
    const call = rpc.call.bind(rpc);
    const away = jest
      .spyOn(rpc, 'call')
      .mockImplementation((operation, ...rest) =>
        operation.name === readPeople.name
          ? Promise.reject(new AppError('SERVICE_UNAVAILABLE'))
          : call(operation, ...rest),
      );
    const later = await product.clock.runShifted(61_000, () => read(doctor));
    expect(later).toMatchObject({ id: doctor.id, createdBy: { name: null } });
    away.mockRestore();
    expect(await read(doctor)).toMatchObject({ createdBy: { name: 'Mere Okafor' } });
  });
});
