import { listQuotes, readQuote, getQuote } from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import {
  addClient,
  draftQuote,
  failing,
  openPractice,
  sentQuote,
  startQuoting,
  type Scene,
} from './quote-scene.suite';

let product: Product;
let scene: Scene;
let ids: string[];
beforeAll(async () => {
  product = await startQuoting();
  scene = await openPractice(product);
  const fee = (unitFeeMinor: number) => ({
    lines: [
      {
        kind: 'SURGEON' as const,
        description: 'X',
        billedBy: 'PRACTICE' as const,
        basis: 'FIXED' as const,
        unitFeeMinor,
        gstTreatment: 'GST_FREE' as const,
      },
    ],
  });
  ids = [];
  for (const unitFeeMinor of [300, 1_000_000_000, 200])
    ids.push((await draftQuote(scene, fee(unitFeeMinor))).id);
  ids.push((await sentQuote(scene)).quote.id);
});
afterAll(() => product.stop());

const list = (query: object) => product.call(listQuotes, { query }, scene.org.admin);

it('shows the newest first, page by page', async () => {
  const first = await list({ limit: 3 });
  expect(first).toMatchObject({ total: 4, totalIsEstimate: false });
  const second = await list({ limit: 3, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...ids].reverse());
  expect(second.nextCursor).toBeNull();
});

it.each([
  ['total', [2, 0, 3, 1]],
  ['-total', [1, 3, 0, 2]],
])('sorts by %s, across pages', async (sort, order) => {
  const first = await list({ sort, limit: 2 });
  const second = await list({ sort, limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => ids.indexOf(id))).toEqual(order);
});

it('finds by number, client and doctor, without accents', async () => {
  for (const search of ['000004', 'q-2', 'obrien siobhan', "O'BRIEN", 'nguyen', 'obrien nguyễn']) {
    expect((await list({ search })).total).toBe(search === '000004' ? 1 : 4);
  }
  expect((await list({ search: 'nobody' })).items).toEqual([]);
  expect((await list({ search: '%' })).items).toEqual([]);
});

it('filters by status and client', async () => {
  expect((await list({ status: 'SENT' })).items).toEqual([
    expect.objectContaining({
      id: ids[3],
      clientName: "Siobhán O'Brien",
      doctorName: 'Dr Thị Mai Nguyễn',
      mailState: 'PENDING',
    }),
  ]);
  expect((await list({ clientId: scene.clientId, sort: 'validUntil' })).total).toBe(4);
  expect((await list({ clientId: await addClient(product, scene.org) })).total).toBe(0);
});

it('shows nothing of another practice', async () => {
  const other = await openPractice(product);
  expect((await product.call(listQuotes, {}, other.org.admin)).total).toBe(0);
  const body = { organisationId: other.org.organisationId, quoteId: ids[0] ?? '' };
  await expect(product.callInternal(readQuote, { body })).rejects.toEqual(failing('NOT_FOUND'));
});

it('returns the same to people and to services', async () => {
  const body = { organisationId: scene.org.organisationId, quoteId: ids[0] ?? '' };
  expect(await product.callInternal(readQuote, { body })).toEqual(
    await product.call(getQuote, { params: { id: body.quoteId } }, scene.org.as('USER')),
  );
  await expect(
    product.call(getQuote, { params: { id: body.quoteId } }, scene.org.as('LEAD_COORDINATOR')),
  ).rejects.toEqual(failing('FORBIDDEN'));
});
