import { listUsers, updateProfile, type RequestOf } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { joined } from '../../testing/staff.suite';

const product = testProduct({ only: ['identity'] });
const org = perFile(() => product.signUp());
beforeAll(async () => {
  await joined(product, org.admin, 'SALES_MANAGER');
  await joined(product, org.admin, 'USER');
});

const list = (query: RequestOf<typeof listUsers>['query'] = {}) =>
  product.call(listUsers, { query }, org.admin);
const namesOf = async (query: RequestOf<typeof listUsers>['query']) =>
  (await list(query)).items.map(({ name }) => name);

describe('list of staff', () => {
  it('is sorted by name, and contains no secrets', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 3, nextCursor: null });
    expect(page.items.map(({ lastName }) => lastName)).toEqual(["O'Brien-Ngata", "O'Brien-Ngata", 'Okafor']);
    expect(JSON.stringify(page)).not.toMatch(/argon2|search/i);
  });

  it('is searched by any part of name or address, ignoring case and accents', async () => {
    await product.call(updateProfile, { body: { version: 1, firstName: 'Zoë' } }, org.admin);
    expect(await namesOf({ search: 'zoe okaf' })).toEqual(['Zoë Okafor']);
    expect(await namesOf({ search: 'OBRIEN' })).toHaveLength(2);
    expect(await namesOf({ search: org.admin.email.slice(0, 10) })).toEqual(['Zoë Okafor']);
    expect(await namesOf({ search: 'argon2' })).toEqual([]);
  });

  it('is filtered by role and status, and paged', async () => {
    expect(await namesOf({ role: 'SALES_MANAGER' })).toHaveLength(1);
    expect(await namesOf({ isActive: 'false' })).toEqual([]);
    const first = await list({ sort: '-email', limit: 2 });
    const second = await list({ sort: '-email', limit: 2, cursor: first.nextCursor ?? '' });
    const emails = [...first.items, ...second.items].map(({ email }) => email);
    expect(emails).toHaveLength(3);
    expect(emails).toEqual([...emails].sort().reverse());
  });
});
