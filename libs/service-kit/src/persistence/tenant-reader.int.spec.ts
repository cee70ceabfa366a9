import { createClient, listClients } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { TenantReader } from './tenant-reader';
import { UnitOfWork } from './unit-of-work';

const product = testProduct({ only: ['identity', 'crm'], role: 'api' });
const ours = perFile(() => product.signUp());
const NAMES = [
  ...['Nguyễn', "O'Brien", 'Ngāpō', 'Smith', 'smith'],
  ...['Zoë', 'Ångström', 'de la Cruz', 'Smith', 'Li'],
];

beforeAll(async () => {
  for (let at = 0; at < 30; at += 1) {
    const lastName = NAMES[at % NAMES.length] ?? 'X';
    await product.call(
      createClient,
      { body: { firstName: `Pat ${at % 3}`, lastName, email: `c${at}@example.com`, phone: '0412 345 678' } },
      ours.admin,
    );
  }
});

describe('a list', () => {
  it.each(['nguyen', 'NGUYỄN', 'obrien', "o'brien", 'ngapo', 'pat smith'])(
    'finds rows for "%s" regardless of case, accents and apostrophes',
    async (search) => {
      const page = await product.call(listClients, { query: { search, limit: 100 } }, ours.admin);
      expect(page.total).toBeGreaterThanOrEqual(3);
    },
  );

  it('finds exact matches of an email address page by page, or partial ones if there are none', async () => {
    const [email, other] = ['c0@example.com', 'c1@example.com'];
    const search = async (words: string, query = {}) =>
      (await product.call(listClients, { query: { search: words, ...query } }, ours.admin)).items.map(
        (one) => one.email,
      );
    await product.sql(
      'update crm.client set email = $2, search_key = search_key || $3 where organisation_id = $1 and email = $4',
      [ours.organisationId, `x${email}`, ` x${email}`, other],
    );
    expect(new Set(await search(email.toUpperCase()))).toEqual(new Set([email]));
    expect(await search(`x${email}`)).toEqual([`x${email}`]);
    expect(await search(email.slice(1))).toEqual(expect.arrayContaining([email, `x${email}`]));
    const first = await product.call(listClients, { query: { search: email, limit: 1 } }, ours.admin);
    expect(first).toMatchObject({ total: (await search(email)).length, totalIsEstimate: false });
  });

  it('rejects a forged cursor as invalid input', async () => {
    const forged = Buffer.from(JSON.stringify(['-createdAt', 'not a time', ours.organisationId])).toString(
      'base64url',
    );
    await expect(product.call(listClients, { query: { cursor: forged } }, ours.admin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'query.cursor' }],
    });
  });
});

describe('total of a list', () => {
  const count = (query = {}) =>
    product
      .call(listClients, { query }, ours.admin)
      .then(({ total, totalIsEstimate }) => ({ total, totalIsEstimate }));
  const LONG = { total: 10_000, totalIsEstimate: true };

  it.each([1, 5, 9, 10, 100])('is the same on all pages of %d for a search', async (limit) => {
    const totals: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await product.call(listClients, { query: { search: 'smith', limit, cursor } }, ours.admin);
      totals.push(page.total);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(totals).toEqual(Array(Math.ceil(9 / limit)).fill(9));
    expect(await count({ search: 'nobody at all' })).toEqual({ total: 0, totalIsEstimate: false });
  });

  it('is exact up to 10,000, and beyond that a lower bound for half a minute', async () => {
    const fill = (rows: number) =>
      product.sql(
        `insert into crm.client (id, organisation_id, first_name, last_name, email, phone, sort_name, search_key)
       select gen_random_uuid(), $1, 'Pat', 'Smith', 'bulk' || gen_random_uuid() || '@example.com', '+61412345678', 'smith pat', 'bulk'
         from generate_series(1, $2::int)`,
        [ours.organisationId, rows],
      );
    await fill(9_970);
    expect(await count()).toEqual({ total: 10_000, totalIsEstimate: false });
    await fill(1);
    expect(await count()).toEqual(LONG);
    expect(await count({ search: 'nguyen' })).toMatchObject({ totalIsEstimate: false });

    await product.sql(`delete from crm.client where organisation_id = $1 and search_key = 'bulk'`, [
      ours.organisationId,
    ]);
    expect(await count()).toEqual(LONG);
    product.clock.shift(31_000);
    expect(await count()).toEqual({ total: 30, totalIsEstimate: false });
  });
});

describe('read inside a transaction', () => {
  const parts = () =>
    [
      product.app.get(UnitOfWork, { strict: false }),
      product.app.get(TenantReader, { strict: false }),
    ] as const;
  const asOurs = <T>(work: () => Promise<T>): Promise<T> => runInContext(contextFor(ours.admin), work);

  it('uses the transaction’s connection and sees its writes', async () => {
    const [uow, reader] = parts();
    await asOurs(() =>
      uow.run(async () => {
        await uow.execute(`update crm.client set notes = 'new' where organisation_id = $1`, [
          ours.organisationId,
        ]);
        const sql = `select pg_backend_pid() as pid, count(*) filter (where notes = 'new') as fresh
          from crm.client where organisation_id = $1`;
        const [own] = await uow.query<{ pid: number }>('select pg_backend_pid() as pid');
        expect(await reader.one('crm.test_pid', sql)).toEqual({ pid: own?.pid, fresh: 30 });
      }),
    );
  });

  it('cannot leave its organisation', async () => {
    const [uow, reader] = parts();
    const other = { organisationId: newId() };
    const leaving = asOurs(() =>
      uow.run(() =>
        runInContext(contextFor(ours.admin, other), () => reader.rows('crm.test_one', 'select $1::uuid')),
      ),
    );
    await expect(leaving).rejects.toThrow('cannot leave its organisation');
  });
});
