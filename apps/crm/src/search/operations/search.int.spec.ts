import {
  createClient,
  createDoctor,
  createHospital,
  createLead,
  createSite,
  createSurgery,
  listClients,
  listLeads,
  searchPractice,
  type RequestOf,
  type SearchResults,
  type UserPrincipal,
} from '@quillcare/contracts';
import { toInstant } from '@quillcare/rules';
import { draftQuote, testProduct, startProduct, type TestOrganisation } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting'] });
let practice: TestOrganisation;
beforeEach(async () => {
  practice = await product.signUp();
});

type ClientBody = NonNullable<RequestOf<typeof createClient>['body']>;
let added = 0;
const addClient = (body: Partial<ClientBody> = {}) =>
  product.call(
    createClient,
    {
      body: {
        firstName: 'Jane',
        lastName: 'Doe',
        email: `client.${(added += 1)}@example.com`,
        phone: '0298765432',
        ...body,
      },
    },
    practice.admin,
  );
const search = (q: string, principal: UserPrincipal = practice.admin): Promise<SearchResults> =>
  product.call(searchPractice, { query: { q } }, principal);
const namesOf = async (q: string) =>
  (await search(q)).clients.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('client search', () => {
  it('finds clients by name in any order and spelling', async () => {
    await addClient({ firstName: 'Minh', lastName: 'Nguyễn' });
    await addClient({ firstName: 'Mary', lastName: "O'Brien" });
    await addClient({ firstName: 'Wiremu', lastName: 'Ngāpō' });
    for (const q of ['nguyen', 'Nguyễn minh', 'MINH NGUYEN', 'ngu mi'])
      expect(await namesOf(q)).toEqual(['Minh Nguyễn']);
    for (const q of ['OBrien', "O'Brien", 'O’Brien', 'o brien mary', "O'Brien, Mary"])
      expect(await namesOf(q)).toEqual(["Mary O'Brien"]);
    for (const q of ['ngapo', 'Ngāpō', 'wiremu ngāpo']) expect(await namesOf(q)).toEqual(['Wiremu Ngāpō']);
  });

  it.each([
    [
      '+61412345678',
      ['+61 412 345 678', '0412 345 678', '0412345678', '412345678', '+61 (0)412 345 678', '0061412345678'],
    ],
    ['+6421345678', ['+64 21 345 678', '021 345 678', '021345678', '21345678', '0064 21 345 678']],
  ])('finds the phone number %s however it is written', async (phone, ways) => {
    const country = phone.startsWith('+64') ? 'NZ' : 'AU';
    practice = await product.signUp({ country, phone: country === 'NZ' ? '021 345 679' : '0412 345 679' });
    const { id } = await addClient({ phone });
    await addClient({ firstName: 'Other', phone: country === 'NZ' ? '021 999 999' : '0499 999 999' });
    for (const q of ways) expect((await search(q)).clients.map((client) => client.id)).toEqual([id]);
  });

  it('finds clients by email, with details that distinguish them', async () => {
    await addClient({ email: 'sam@example.com', dateOfBirth: '1980-05-17', suburb: 'Manly' });
    await addClient({ email: 'bigsam@example.com' });
    const { clients } = await search('Sam@Example.com');
    expect(clients).toEqual([
      expect.objectContaining({ email: 'sam@example.com', dateOfBirth: '1980-05-17', suburb: 'Manly' }),
    ]);
    expect((await search('sam@example')).clients).toHaveLength(2);
  });

  it('returns the few best of many matches, without deleted clients', async () => {
    for (let at = 0; at < 12; at += 1) await addClient({ firstName: 'Oliver', lastName: `Lister ${at}` });
    await addClient({ firstName: 'Zoe', lastName: 'List' });
    const removed = await addClient({ firstName: 'Ann', lastName: 'List' });
    await product.sql('update crm.client set deleted_at = now() where id = $1', [removed.id]);
    const names = await namesOf('list');
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Zoe List');
    expect(names).not.toContain('Ann List');
  });

  it('finds clients by the first two letters of a name', async () => {
    await addClient({ firstName: 'Wei', lastName: 'Li' });
    await addClient({ firstName: 'Ali', lastName: 'Stone' });
    expect(await namesOf('li')).toEqual(['Wei Li']);
    expect(await namesOf('w l')).toEqual(['Wei Li']);
  });

  it.each([
    [{ firstName: 'Siobhán', lastName: 'Byrne' }, ['siobahn', 'siobahn byrn', 'Bryne, Siobhan']],
    [{ firstName: 'Hemi', lastName: 'Tāwhiao' }, ['tawhaio', 'hemi tawhaio']],
    [{ firstName: 'Minh', lastName: 'Nguyễn' }, ['nguyn']],
    [{ firstName: 'Flora', lastName: 'MacDonald' }, ['mcdonald', 'mc donald']],
    [{ firstName: 'Pieter', lastName: 'van der Merwe' }, ['vandermerwe', 'pieter vandermerwe']],
    [{ firstName: 'Mary Anne', lastName: 'Walsh' }, ['maryanne', 'maryanne walsh']],
    [{ firstName: 'Jean-Luc', lastName: 'Petit' }, ['jeanluc', 'jean luc']],
    [{ firstName: '小明', lastName: '王' }, ['王小明', '小明王', '王', '小明']],
    [{ firstName: 'Mona', lastName: 'Money' }, ['Money, Mona', 'mony, mona']],
    [
      { firstName: 'Ada', lastName: 'Lee', dateOfBirth: '1984-03-12', suburb: 'Manly Vale' },
      ['12/03/1984', '12/3/84', '1984-03-12', '12 Mar 1984', 'lee 12.3.1984', 'manly vale', 'lee manly'],
    ],
  ])('finds people despite typing errors, as one word, by birthday or suburb: %j', async (person, typed) => {
    await addClient(person);
    await addClient({ firstName: 'Bo', lastName: 'Other', dateOfBirth: '1984-12-03', suburb: 'Dee Why' });
    const lead = { firstName: person.firstName, lastName: person.lastName, phone: '0298765432' };
    await product.call(createLead, { body: lead } as never, practice.admin);
    for (const q of typed) {
      expect([q, await namesOf(q)]).toEqual([q, [`${person.firstName} ${person.lastName}`]]);
      const { items, total } = await product.call(listClients, { query: { search: q } }, practice.admin);
      expect([q, items.map(({ firstName }) => firstName), total]).toEqual([q, [person.firstName], 1]);
      if ('suburb' in person) continue;
      const leads = await product.call(listLeads, { query: { search: q } }, practice.admin);
      expect([q, leads.items.map(({ firstName }) => firstName)]).toEqual([q, [person.firstName]]);
    }
  });
});

it('finds quotes by number with or without Q- and zeros, and cases and directory entries by name', async () => {
  const { admin } = practice;
  const contact = { credentials: 'FRACS', phone: '0298765432', email: 'chen@example.com' };
  const doctor = { firstName: 'Amelia', lastName: 'Chen', ...contact };
  await product.call(createDoctor, { body: doctor }, admin);
  const hospital = { name: 'Harbour Private', address: '1 Bay Rd', phone: '0298765432' };
  await product.call(createHospital, { body: hospital }, admin);
  await product.call(createSite, { body: { ...hospital, name: 'Harbour Rooms' } }, admin);
  await product.call(createSurgery, { body: { name: 'Septoplasty', baseFeeMinor: 100_000 } }, admin);
  const client = await addClient({ firstName: 'Pōtiki', lastName: 'Rāwiri' });
  const created = await draftQuote(product, admin, client.id);
  const year = created.quoteNumber.slice(2, 6);
  for (const q of [created.quoteNumber, created.quoteNumber.slice(2), '1', 'Q-1', '000001', `${year}-1`])
    expect((await search(q === '1' ? '01' : q)).quotes).toMatchObject([
      { id: created.id, clientName: 'Pōtiki Rāwiri' },
    ]);
  expect(await search('rawiri')).toMatchObject({
    clients: [{ id: client.id }],
    quotes: [{ id: created.id }],
  });
  expect(await search('harbour')).toMatchObject({
    hospitals: [{ name: 'Harbour Private', detail: '1 Bay Rd' }],
    sites: [{ name: 'Harbour Rooms' }],
  });
  expect(await search('dr chen')).toMatchObject({ doctors: [{ name: 'Dr Amelia Chen', detail: 'FRACS' }] });
  expect(await search('septo')).toMatchObject({
    surgeries: [{ name: 'Septoplasty', detail: null, isActive: true }],
  });
});

it("finds a new year's first quote by its short number from the first hour of the practice's year on", async () => {
  const client = await addClient();
  const year = product.clock.now().getUTCFullYear() + 1;
  const morning = toInstant(`${year}-01-01`, '00:30', 'Australia/Sydney');
  await product.clock.runShifted(morning.getTime() - product.clock.now().getTime(), async () => {
    const validity = { validUntil: `${year}-01-31` };
    const { id, quoteNumber } = await draftQuote(product, practice.admin, client.id, validity);
    expect(quoteNumber).toBe(`Q-${year}-000001`);
    expect((await search('Q-1')).quotes).toMatchObject([{ id }]);
  });
});

it('returns for each role only what its lists show', async () => {
  await addClient({ firstName: 'Ana', lastName: 'Everywhere' });
  const lead = { firstName: 'Bea', lastName: 'Everywhere', phone: '0412 345 678' };
  await product.call(createLead, { body: lead }, practice.admin);
  const found = async (principal: UserPrincipal) => {
    const { clients, leads } = await search('everywhere', principal);
    return [clients.length, leads.length];
  };
  expect(await found(practice.admin)).toEqual([1, 1]);
  expect(await found(practice.as('LEAD_COORDINATOR'))).toEqual([1, 1]);
  expect(await found(practice.as('USER'))).toEqual([1, 0]);
  expect(await found({ ...practice.as('USER'), grants: { CLIENTS: [] } })).toEqual([0, 0]);
});

it('rejects an empty or too long query, and matches nothing for wildcards', async () => {
  await addClient();
  await expect(search('  ')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(search('x'.repeat(101))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  for (const q of ['%', '%%%', '___', '--', '\\']) expect(await namesOf(q)).toEqual([]);
});

it('names the groups of a service that is unavailable', async () => {
  const alone = await startProduct({ only: ['identity', 'crm'] });
  try {
    const { admin } = await alone.signUp();
    const found = await alone.call(searchPractice, { query: { q: 'anybody' } }, admin);
    expect(found.missing).toEqual(['quotes', 'surgeryCases', 'doctors', 'hospitals', 'sites', 'surgeries']);
  } finally {
    await alone.stop();
  }
});
