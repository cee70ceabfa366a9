import { createQuote, deleteDoctor, getQuote, type Quote } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import {
  addClient,
  auditOf,
  draftQuote,
  eventsOf,
  failing,
  openPractice,
  quoteBody,
  startQuoting,
} from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const absent = '01890000-0000-7000-8000-000000000000';

it('stores a draft with its number, snapshots and prices and reads it back unchanged', async () => {
  const quote = await draftQuote(scene);
  const year = todayIn(new Date(), 'Australia/Sydney').slice(0, 4);
  expect(quote).toMatchObject({
    quoteNumber: `Q-${year}-000001`,
    status: 'DRAFT',
    revision: 1,
    currency: 'AUD',
    gstRateBasisPoints: 1000,
    documentHash: null,
    client: {
      firstName: 'Siobhán',
      lastName: "O'Brien",
      email: 'siobhan@example.com',
      phone: '+61412345678',
    },
    doctor: { lastName: 'Nguyễn' },
    totals: {
      totalMinor: 670_000,
      gstMinor: 50_000,
      estimate: true,
      byBiller: { PRACTICE: 550_000, PROVIDER: 120_000, HOSPITAL: 0 },
    },
  });
  const stored: Quote = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
  expect(stored).toEqual(quote);
  expect(await eventsOf(scene, quote.id)).toEqual(['QuoteCreated']);
  const [record] = await auditOf(scene, quote.id);
  expect(record).toMatchObject({ action: 'CREATE', actorName: scene.org.admin.name });
  expect(JSON.stringify(record)).not.toContain('siobhan@example.com');
});

it('names every unknown id and every invalid field at once', async () => {
  const body = quoteBody(scene, {
    clientId: absent,
    doctorId: absent,
    hospitalId: absent,
    validUntil: '2020-01-01',
  });
  const lines = [{ ...body.lines[0], surgeryId: absent, discountMinor: 900_000 }] as typeof body.lines;
  const failure = product.call(createQuote, { body: { ...body, lines } }, scene.org.admin);
  await expect(failure).rejects.toEqual(failing('VALIDATION_FAILED'));
  const errors = await failure.catch(({ errors: fields }: { errors: { path: string }[] }) =>
    fields.map(({ path }) => path),
  );
  expect(errors).toEqual([
    'clientId',
    'doctorId',
    'hospitalId',
    'lines.0.surgeryId',
    'validUntil',
    'lines.0.discountMinor',
  ]);
});

it('rejects a removed doctor', async () => {
  const other = await openPractice(product);
  await product.call(deleteDoctor, { params: { id: other.doctorId } }, other.org.admin);
  await expect(draftQuote(other)).rejects.toEqual(
    failing('VALIDATION_FAILED', { errors: [{ path: 'doctorId', message: 'Item not found' }] }),
  );
});

it('numbers quotes without gaps or duplicates, even concurrently and after failures', async () => {
  const other = await openPractice(product);
  const clientId = await addClient(product, other.org);
  await expect(draftQuote({ ...other, clientId: absent })).rejects.toEqual(failing('VALIDATION_FAILED'));
  const quotes = await Promise.all(Array.from({ length: 20 }, () => draftQuote({ ...other, clientId })));
  const numbers = quotes.map(({ quoteNumber }) => Number(quoteNumber.slice(-6))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

it('uses the GST rate, currency and date of a practice in New Zealand', async () => {
  const other = await openPractice(product, 'NZ');
  const today = todayIn(new Date(), 'Pacific/Auckland');
  const quote = await draftQuote(other, { validUntil: today });
  expect(quote).toMatchObject({
    currency: 'NZD',
    gstRateBasisPoints: 1500,
    totals: { totalMinor: 695_000 },
    validUntil: today,
  });
  await expect(draftQuote(other, { validUntil: addDays(today, -1) })).rejects.toEqual(
    failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path: 'validUntil' })] }),
  );
});

it('creates one quote for a request repeated with its idempotency key', async () => {
  const other = await openPractice(product);
  const request = { body: quoteBody(other) };
  const first = await product.call(createQuote, request, other.org.admin, { idempotencyKey: 'new-quote-1' });
  const second = await product.call(createQuote, request, other.org.admin, { idempotencyKey: 'new-quote-1' });
  expect(second).toEqual(first);
  expect(first.quoteNumber).toMatch(/-000001$/);
});
