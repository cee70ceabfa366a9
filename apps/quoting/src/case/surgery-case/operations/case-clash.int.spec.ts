import {
  bookSurgeryCase,
  cancelSurgeryCase,
  createHospital,
  listSurgeryCaseEvents,
  updateCaseSettings,
  type SurgeryCase,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { failing, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { acceptedCase, caseOf, inDays, openTheatre, schedule } from './case-scene.suite';

const product = testProduct(startQuoting);
const scene = perTest(() => openTheatre(product));
let first: SurgeryCase;
let second: SurgeryCase;
beforeEach(async () => {
  [first, second] = [(await acceptedCase(scene)).surgeryCase, (await acceptedCase(scene)).surgeryCase];
});

const refuse = () =>
  product.call(updateCaseSettings, { body: { version: 0, clashMode: 'REFUSE' } }, scene.org.admin);

it('names who is booked at the time, for which case and when, but never the patient', async () => {
  await schedule(scene, first, { startsAt: inDays(3, '09:00'), durationMinutes: 60 });
  const clashing = schedule(scene, second, { startsAt: inDays(3, '09:30'), durationMinutes: 60 });
  await expect(clashing).rejects.toMatchObject({
    code: 'CASE_CLASH',
    message: expect.stringMatching(
      new RegExp(`^Dr Thị Mai Nguyễn is booked for case ${first.quoteNumber}, .*9:00\\sam, 60 minutes\\.$`),
    ),
    facts: {
      mayAllow: true,
      clashes: [expect.objectContaining({ caseId: first.id, quoteNumber: first.quoteNumber })],
    },
  });
  await expect(clashing).rejects.not.toThrow(/Siobhán|O'Brien/);
  expect((await caseOf(scene, second.id)).startsAt).toBeNull();
});

it('allows back-to-back bookings', async () => {
  await schedule(scene, first, { startsAt: inDays(3, '09:00'), durationMinutes: 60 });
  const next = await schedule(scene, second, { startsAt: inDays(3, '10:00'), durationMinutes: 60 });
  expect(next.status).toBe('SCHEDULED');
});

it('detects clashes of assistants, anaesthetists and theatres of one hospital, however the theatre is spelt', async () => {
  const { otherDoctorId: doctorId, hospitalId, anaesthetistId, assistantId } = scene;
  const theatre = 'Theatre 2';
  await schedule(scene, first, { hospitalId, theatre, anaesthetistId, assistantId });
  for (const taken of [{ anaesthetistId }, { assistantId }, { hospitalId, theatre: ' theatre  2' }])
    await expect(schedule(scene, second, { doctorId, ...taken })).rejects.toEqual(failing('CASE_CLASH'));
  const address = { address: '2 Harbour St', phone: '0298765435' };
  const other = await product.call(
    createHospital,
    { body: { name: 'Northside', ...address } },
    scene.org.admin,
  );
  const { id, version } = await schedule(scene, second, { doctorId, hospitalId: other.id, theatre });
  const book = (changes: object) =>
    product.call(
      bookSurgeryCase,
      { params: { id }, body: { version, hospitalId, ...changes } },
      scene.org.admin,
    );
  await expect(book({})).rejects.toEqual(failing('CASE_CLASH'));
  expect(await book({ theatre: 'Theatre 3' })).toMatchObject({ hospitalId, theatre: 'Theatre 3' });
});

it('allows a deliberate clash, records it and checks later bookings against both cases', async () => {
  await schedule(scene, first);
  const booked = await schedule(scene, second, { allowClash: true });
  expect(booked.status).toBe('SCHEDULED');
  const { items } = await product.call(listSurgeryCaseEvents, { params: { id: second.id } }, scene.org.admin);
  expect(items[0]).toMatchObject({
    kind: 'SCHEDULED',
    clashes: [{ quoteNumber: first.quoteNumber, caseId: first.id }],
  });
  const third = (await acceptedCase(scene)).surgeryCase;
  await expect(schedule(scene, third)).rejects.toMatchObject({
    facts: { clashes: [{ caseId: expect.any(String) }, { caseId: expect.any(String) }] },
  });
});

it('refuses every clash if the practice does, even when the caller insists', async () => {
  await refuse();
  await schedule(scene, first);
  await expect(schedule(scene, second, { allowClash: true })).rejects.toMatchObject({
    code: 'CASE_CLASH',
    facts: { mayAllow: false },
  });
});

it('lets a case that was booked despite a clash change without a new one, even where the practice refuses clashes', async () => {
  await schedule(scene, first);
  const { id, version, durationMinutes } = await schedule(scene, second, { allowClash: true });
  await refuse();
  const book = (changes: object) =>
    product.call(
      bookSurgeryCase,
      { params: { id }, body: { version, allowClash: false, ...changes } },
      scene.org.admin,
    );
  const longer = (durationMinutes ?? 0) + 30;
  await expect(book({ durationMinutes: longer })).rejects.toEqual(failing('CASE_CLASH'));
  const { hospitalId } = scene;
  expect(await book({ hospitalId, theatre: 'Theatre 1' })).toMatchObject({ theatre: 'Theatre 1' });
  const { items } = await product.call(listSurgeryCaseEvents, { params: { id } }, scene.org.admin);
  expect(items.map(({ kind, clashes }) => [kind, clashes.length])).toEqual([
    ['BOOKED', 0],
    ['SCHEDULED', 1],
    ['OPENED', 0],
  ]);
  const third = (await acceptedCase(scene)).surgeryCase;
  await expect(schedule(scene, third)).rejects.toMatchObject({
    facts: { clashes: [{ caseId: expect.any(String) }, { caseId: expect.any(String) }] },
  });
});

it('frees the time of a cancelled case', async () => {
  const { id, version } = await schedule(scene, first);
  await product.call(
    cancelSurgeryCase,
    { params: { id }, body: { version, reason: 'Ill' } },
    scene.org.admin,
  );
  expect((await schedule(scene, second)).status).toBe('SCHEDULED');
});

it('books exactly one of three clashing cases scheduled concurrently', async () => {
  const third = (await acceptedCase(scene)).surgeryCase;
  const tries = await Promise.allSettled([first, second, third].map((one) => schedule(scene, one)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CASE_CLASH' });
  const booked = await product.sql(
    `select 1 from quoting.surgery_case where organisation_id = $1 and starts_at is not null`,
    [scene.org.organisationId],
  );
  expect(booked).toHaveLength(1);
});

it('rejects overlapping bookings in the database itself', async () => {
  await schedule(scene, first);
  const copy = `insert into quoting.case_booking (organisation_id, case_id, resource, during, is_knowing)
    select organisation_id, $2, resource, during, false from quoting.case_booking where case_id = $1`;
  await expect(product.sql(copy, [first.id, second.id])).rejects.toThrow(/case_booking_once/);
});

it('ignores the bookings of another practice', async () => {
  await schedule(scene, first);
  const other = await openTheatre(product);
  expect((await schedule(other, (await acceptedCase(other)).surgeryCase)).status).toBe('SCHEDULED');
});
