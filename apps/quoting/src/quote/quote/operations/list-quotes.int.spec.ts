import { createHospital, createSurgery, getQuote, listQuotes, readQuote } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  addClient,
  draftQuote,
  failing,
  openPractice,
  quoteBody,
  sentQuote,
  startQuoting,
} from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
let ids: string[];
beforeAll(async () => {
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

const list = (query: object) => product.call(listQuotes, { query }, scene.org.admin);

it('lists the newest quotes first, across pages', async () => {
  const first = await list({ limit: 3 });
  expect(first).toMatchObject({ total: 4, totalIsEstimate: false });
  const second = await list({ limit: 3, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...ids].reverse());
  expect(second.nextCursor).toBeNull();
  for (const { totalMinor, outOfPocketMinor } of first.items) expect(outOfPocketMinor).toBe(totalMinor);
});

it.each([
  ['total', [2, 0, 3, 1]],
  ['-total', [1, 3, 0, 2]],
])('sorts by %s, across pages', async (sort, order) => {
  const first = await list({ sort, limit: 2 });
  const second = await list({ sort, limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => ids.indexOf(id))).toEqual(order);
});

it('searches by number, client and doctor, ignoring accents', async () => {
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

describe('quote list filters', () => {
  const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => ids.indexOf(id));

  it('match several statuses at once', async () => {
    expect(await idsOf({ status: 'SENT,DRAFT', sort: 'createdAt' })).toEqual([0, 1, 2, 3]);
    expect(await idsOf({ status: ['SENT', 'ACCEPTED'] })).toEqual([3]);
    await expect(list({ status: 'SENT,GONE' })).rejects.toMatchObject({ errors: [{ path: 'query.status' }] });
    await expect(list({ status: Array(21).fill('SENT').join(',') })).rejects.toMatchObject({
      errors: [{ path: 'query.status' }],
    });
  });

  it('match an inclusive range of amounts', async () => {
    expect(await idsOf({ totalMin: '200', totalMax: '300', sort: 'total' })).toEqual([2, 0]);
    expect(await idsOf({ totalMin: 301, totalMax: 999_999_999 })).toEqual([3]);
    for (const totalMax of ['1.5', '-1', '', 'ten', '100'])
      await expect(list({ totalMin: '200', totalMax })).rejects.toMatchObject({
        errors: [{ path: 'query.totalMax' }],
      });
  });

  it("match whole days in the practice's time zone", async () => {
    const at = (id: string | undefined, instant: string) =>
      product.sql('update quoting.quote set created_at = $2 where id = $1', [id, instant]);
    // 22 and 23 November 2025 in Sydney (UTC+11).
    await at(ids[0], '2025-11-22T12:59:59.999Z');
    await at(ids[1], '2025-11-22T13:00:00Z');
    await at(ids[2], '2025-11-23T12:59:59.999999Z');
    const days = { createdAtFrom: '2025-11-23', createdAtTo: '2025-11-23', sort: 'createdAt' };
    expect(await idsOf(days)).toEqual([1, 2]);
    expect(await idsOf({ createdAtTo: '2025-11-22' })).toEqual([0]);
    await expect(list({ createdAtFrom: '2025-11-23', createdAtTo: '2025-11-22' })).rejects.toMatchObject({
      errors: [{ path: 'query.createdAtTo', message: 'Must not be before the first day' }],
    });
    await expect(list({ createdAtFrom: '2025-02-30' })).rejects.toMatchObject({
      errors: [{ path: 'query.createdAtFrom' }],
    });
  });

  it('sort by time of sending, with unsent quotes last', async () => {
    const sent = async (sort: string) => (await idsOf({ sort, limit: 2 }))[0];
    expect([await sent('sentAt'), await sent('-sentAt')]).toEqual([3, 3]);
    const first = await list({ sort: '-sentAt', limit: 1 });
    expect((await list({ sort: '-sentAt', cursor: first.nextCursor })).items).toHaveLength(3);
  });

  it('match doctor, hospital or none and surgery, and sort by doctor and hospital', async () => {
    const { admin } = scene.org;
    const hospital = await product.call(
      createHospital,
      { body: { name: 'Ōtaki Private', address: '1 Mill Road', phone: '02 9876 5432' } },
      admin,
    );
    const surgery = await product.call(
      createSurgery,
      { body: { name: 'Septoplasty', baseFeeMinor: 100 } },
      admin,
    );
    const [line] = quoteBody(scene).lines;
    const { id } = await draftQuote(scene, {
      hospitalId: hospital.id,
      lines: [{ ...line!, surgeryId: surgery.id }],
    });
    const found = async (query: object) => (await list(query)).items.map((quote) => quote.id);
    expect(await found({ hospitalId: hospital.id })).toEqual([id]);
    expect(await found({ hospitalId: 'none' })).toHaveLength(4);
    expect(await found({ surgeryId: surgery.id })).toEqual([id]);
    expect(await found({ doctorId: scene.doctorId })).toHaveLength(5);
    expect((await list({ sort: 'hospital' })).items[0]).toMatchObject({ id, hospitalName: 'Ōtaki Private' });
    expect((await found({ sort: '-hospital' }))[0]).toBe(id);
    expect(await found({ sort: 'doctor', limit: 2 })).toHaveLength(2);
  });
});

it('returns the same quote to users and to other services, which name its practice', async () => {
  const body = { organisationId: scene.org.organisationId, quoteId: ids[0] ?? '' };
  expect(await product.callInternal(readQuote, { body })).toEqual(
    await product.call(getQuote, { params: { id: body.quoteId } }, scene.org.as('USER')),
  );
  const { organisationId } = await product.signUp();
  const foreign = { body: { ...body, organisationId } };
  await expect(product.callInternal(readQuote, foreign)).rejects.toEqual(failing('NOT_FOUND'));
});
