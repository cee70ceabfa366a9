import {
  createHospital,
  getHospital,
  listHospitals,
  type Hospital,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createHospital>['body']>;

function add(body: Partial<Body> = {}): Promise<Hospital> {
  const hospital = {
    name: 'Ngāpō Private',
    address: '12 Harbour Road, Sydney NSW 2000',
    phone: '02 9555 0101',
  };
  return product.call(createHospital, { body: { ...hospital, ...body } }, practice.admin);
}

const at = ({ id }: { id: string }) => ({ params: { id } });

it("stores a hospital's service numbers in E.164", async () => {
  const hospital = await add({
    bookingPhone: '1300 555 010',
    email: '',
    facilityType: 'DAY_SURGERY',
    operatingTheatres: 4,
  });
  expect(hospital).toMatchObject({
    phone: '+61295550101',
    bookingPhone: '+611300555010',
    email: null,
    operatingTheatres: 4,
  });
  expect(await product.call(getHospital, at(hospital), practice.admin)).toEqual(hospital);
});

it('names every invalid phone number of a hospital', async () => {
  await expect(add({ phone: 'no', bookingPhone: 'neither' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'phone' }, { path: 'bookingPhone' }],
  });
});

it('refuses a second hospital whose name differs only in case and spacing', async () => {
  await add();
  await expect(add({ name: 'NGĀPŌ  private' })).rejects.toMatchObject({
    code: 'DUPLICATE',
    errors: [{ path: 'name' }],
  });
});

it('lists hospitals by name and searches by name and address', async () => {
  await add({ name: 'Mater' });
  await add({ name: 'Alfred Day Surgery', address: '1 Punt Road, Melbourne' });
  const { items } = await product.call(listHospitals, {}, practice.admin);
  expect(items.map(({ name }) => name)).toEqual(['Alfred Day Surgery', 'Mater']);
  const found = await product.call(listHospitals, { query: { search: 'melbourne alfred' } }, practice.admin);
  expect(found).toMatchObject({ total: 1, items: [{ name: 'Alfred Day Surgery' }] });
});
