import { createClient, listClients, type RequestOf } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm'] });
const practice = perFile(() => product.signUp());

const PEOPLE = [
  {
    firstName: 'Te Ariki',
    lastName: 'Ngāpō',
    email: 'ariki@example.co.nz',
    phone: '0412 000 001',
    isVip: true,
    state: 'NSW',
  },
  { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com.au', phone: '0412 000 002', state: 'VIC' },
  {
    firstName: 'Siobhan',
    lastName: "O'Brien",
    email: 'siobhan@example.com.au',
    phone: '+61 413 555 201',
    state: 'NSW',
  },
  { firstName: 'Ada', lastName: 'de Silva', email: 'ada@example.com.au', phone: '02 9555 0147' },
  { firstName: 'Zoë', lastName: 'ÅBERG', email: 'zoe@example.com.au', phone: '0412 000 005' },
];

beforeAll(async () => {
  for (const body of PEOPLE) await product.call(createClient, { body }, practice.admin);
});

async function names(query: RequestOf<typeof listClients>['query'], by = practice): Promise<string[]> {
  const { items } = await product.call(listClients, { query }, by.admin);
  return items.map(({ firstName }) => firstName);
}

describe('listClients', () => {
  it('sorts by name in both directions, ignoring case and diacritics', async () => {
    const sorted = ['Zoë', 'Ada', 'Te Ariki', 'Lan', 'Siobhan'];
    expect(await names({ sort: 'name' })).toEqual(sorted);
    expect(await names({ sort: '-name' })).toEqual([...sorted].reverse());
  });

  it.each([
    ['ngapo', ['Te Ariki']],
    ['NGUYEN', ['Lan']],
    ['obrien', ['Siobhan']],
    ["O'Brien", ['Siobhan']],
    ['0413 555', ['Siobhan']],
    ['lan@example', ['Lan']],
    ['100%', []],
  ])('finds the matching clients for the search %s', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('filters by creation date in the practice’s time zone, and rejects a reversed range', async () => {
    // 11 pm on 4 March in Sydney, and an hour and a half later.
    const added = [['Lan', '2026-03-04T12:00:00Z'] as const, ['Ada', '2026-03-04T13:30:00Z'] as const];
    const { organisationId } = practice;
    const before = await product.sql('select id, created_at from crm.client where organisation_id = $1', [
      organisationId,
    ]);
    for (const [firstName, at] of added)
      await product.sql(
        'update crm.client set created_at = $2 where first_name = $1 and organisation_id = $3',
        [firstName, at, organisationId],
      );
    const day = (first: string, last = first) => ({ createdAtFrom: first, createdAtTo: last });
    expect(await names(day('2026-03-04'))).toEqual(['Lan']);
    expect(await names(day('2026-03-05'))).toEqual(['Ada']);
    expect(await names(day('2026-03-04', '2026-03-05'))).toEqual(['Ada', 'Lan']);
    expect(await names({ createdAtTo: '2026-03-03' })).toEqual([]);
    await expect(names(day('2026-03-05', '2026-03-04'))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const { id, created_at: at } of before)
      await product.sql('update crm.client set created_at = $2 where id = $1', [id, at]);
  });

  it('lists the newest first by default', async () => {
    expect(await names({})).toEqual(PEOPLE.map(({ firstName }) => firstName).reverse());
    expect(await names({ sort: 'updatedAt' })).toEqual(PEOPLE.map(({ firstName }) => firstName));
  });

  it('filters by VIP and state', async () => {
    expect(await names({ isVip: 'true' })).toEqual(['Te Ariki']);
    expect(await names({ state: 'NSW', sort: 'name' })).toEqual(['Te Ariki', 'Siobhan']);
  });
});
