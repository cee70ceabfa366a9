import {
  createDoctor,
  createPricingRule,
  createSite,
  getDoctor,
  listDoctors,
  readDirectoryNames,
  setSiteDoctors,
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

  it("applies the phone rules of the practice's country", async () => {
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

  it('refuses a duplicate email whatever its case, within the practice only', async () => {
    await add();
    await expect(add({ email: 'SIOBHAN@Practice.example' })).rejects.toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'email', message: 'A doctor with this email address already exists' }],
    });
    await add({}, await product.signUp());
  });
});

describe('updateDoctor', () => {
  it("refuses another doctor's email", async () => {
    await add();
    const other = await add({ email: 'other@practice.example' });
    const body = { version: 1, email: 'Siobhan@practice.example' };
    await expect(product.call(updateDoctor, { ...at(other), body }, practice.admin)).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });
});

describe('listDoctors', () => {
  const names = (page: { items: Doctor[] }) => page.items.map(({ lastName }) => lastName);

  it('filters by status and searches by phone and by part of a name, ignoring accents', async () => {
    await add({ lastName: 'Nguyễn', email: 'n@practice.example', isActive: false });
    await add({ phone: '0499 000 111' });
    const list = (query: RequestOf<typeof listDoctors>['query']) =>
      product.call(listDoctors, { query }, practice.admin).then(names);
    expect(await list({ search: 'nguyen' })).toEqual(['Nguyễn']);
    expect(await list({ search: '0499 000' })).toEqual(["O'Brien"]);
    expect(await list({ isActive: 'false' })).toEqual(['Nguyễn']);
    expect(await list({ sort: '-createdAt' })).toEqual(["O'Brien", 'Nguyễn']);
  });
});

it('is named without a title, and sorted by name, wherever another record names it', async () => {
  const first = await add({ title: '', firstName: 'Aroha', lastName: 'Young' });
  const second = await add({ title: '', email: 'other@practice.example' });
  await add({ title: 'Dr', firstName: 'Ana', lastName: 'Okafor', email: 'third@practice.example' });
  const place = { name: 'Bondi', address: '1 Oxford St', phone: '02 9555 0101' };
  const site = await product.call(createSite, { body: place }, practice.admin);
  const chosen = [second, first].map(({ id }) => ({ doctorId: id, weekdays: [] }));
  const { doctors: ofSite } = await product.call(
    setSiteDoctors,
    { ...at(site), body: { version: site.version, doctors: chosen } },
    practice.admin,
  );
  expect(ofSite.map(({ doctorName }) => doctorName)).toEqual(['Aroha Young', "Siobhán O'Brien"]);
  const { organisationId } = practice;
  const { doctors: active } = await product.callInternal(
    readDirectoryNames,
    { body: { organisationId } },
    { organisationId },
  );
  expect(active.map(({ name }) => name)).toEqual(['Aroha Young', 'Dr Ana Okafor', "Siobhán O'Brien"]);
  const rule = {
    name: 'Aroha is dearer',
    feeType: 'SURGERY_BASE_FEE' as const,
    override: { type: 'FIXED_AMOUNT' as const, amountMinor: 900_000 },
    scope: { type: 'DOCTOR' as const, targetId: first.id },
  };
  const { target } = await product.call(createPricingRule, { body: rule }, practice.admin);
  expect(target).toMatchObject({ name: 'Aroha Young' });
});
