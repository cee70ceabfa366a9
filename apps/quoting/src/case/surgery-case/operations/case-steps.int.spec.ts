import {
  bookSurgeryCase,
  cancelSurgeryCase,
  completeSurgeryCase,
  confirmSurgeryCase,
  followUpSurgeryCase,
  listSurgeryCaseEvents,
  listQuoteMoments,
  listSurgeryCases,
  rescheduleSurgeryCase,
  startSurgeryCase,
  updateDoctor,
  getDoctor,
  type SurgeryCase,
  type TimelinePosition,
} from '@quillcare/contracts';
import { toInstant } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { acceptedCase, caseOf, inDays, openTheatre, schedule, ZONE } from './case-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));
let opened: SurgeryCase;
beforeEach(async () => {
  opened = (await acceptedCase(scene)).surgeryCase;
});

const take = (
  operation: typeof confirmSurgeryCase,
  { id, version }: SurgeryCase,
  note: string | null = null,
) =>
  product.call(
    operation,
    { params: { id }, body: { version, note, openItemsAcknowledged: true } },
    scene.org.admin,
  );
const move = ({ id, version }: SurgeryCase, startsAt: string | null, reason = 'The theatre is closed') =>
  product.call(
    rescheduleSurgeryCase,
    { params: { id }, body: { version, startsAt, reason, allowDayOff: true } },
    scene.org.admin,
  );
const cancel = ({ id, version }: SurgeryCase) =>
  product.call(
    cancelSurgeryCase,
    { params: { id }, body: { version, reason: 'The patient is ill' } },
    scene.org.admin,
  );
const historyOf = async ({ id }: SurgeryCase) =>
  (await product.call(listSurgeryCaseEvents, { params: { id } }, scene.org.admin)).items;
const eventsOf = (id: string) =>
  product.sql<{ type: string }>(
    `select payload->>'type' as type from quoting.outbox
      where payload->'data'->>'surgeryCaseId' = $1 and payload->>'type' like '%SurgeryCase%' order by seq`,
    [id],
  );
const instantOf = (local: string) => toInstant(local.slice(0, 10), local.slice(11), ZONE).toISOString();

it('moves a case from scheduled to follow-up and records who took each step and when', async () => {
  const { hospitalId, anaesthetistId, assistantId } = scene;
  const today = inDays(0, '23:30');
  const scheduled = await schedule(scene, opened, {
    startsAt: today,
    hospitalId,
    theatre: 'Theatre 2',
    anaesthetistId,
    assistantId,
  });
  expect(scheduled).toMatchObject({
    status: 'SCHEDULED',
    startsAt: instantOf(today),
    durationMinutes: 60,
    theatre: 'Theatre 2',
    hospitalName: 'Harbour Private',
    anaesthetistName: 'Dr anaesthetist',
    assistantName: 'Dr assistant',
    doctorId: scene.doctorId,
    version: opened.version + 1,
  });
  const confirmed = await take(confirmSurgeryCase, scheduled);
  const started = await take(startSurgeryCase, confirmed);
  const completed = await take(completeSurgeryCase, started, 'Without complications');
  const followed = await product.call(
    followUpSurgeryCase,
    { params: { id: completed.id }, body: { version: completed.version } },
    scene.org.admin,
  );
  expect([confirmed, started, completed, followed].map(({ status }) => status)).toEqual([
    'CONFIRMED',
    'IN_PROGRESS',
    'COMPLETED',
    'POST_OP',
  ]);
  const history = await historyOf(followed);
  expect(history.map(({ kind, byName }) => [kind, byName])).toEqual([
    ['FOLLOWED_UP', scene.org.admin.name],
    ['COMPLETED', scene.org.admin.name],
    ['STARTED', scene.org.admin.name],
    ['CONFIRMED', scene.org.admin.name],
    ['SCHEDULED', scene.org.admin.name],
    ['OPENED', null],
  ]);
  expect(history[1]).toMatchObject({
    detail: expect.stringContaining('Without complications'),
    fromStatus: 'IN_PROGRESS',
  });
  expect((await eventsOf(opened.id)).map(({ type }) => type.split('.')[1])).toEqual([
    'SurgeryCaseScheduled',
    'SurgeryCaseConfirmed',
    'SurgeryCaseStarted',
    'SurgeryCaseCompleted',
    'SurgeryCaseFollowedUp',
  ]);
});

it("shows each step of a case in the client's timeline, across pages", async () => {
  const scheduled = await schedule(scene, opened, { startsAt: inDays(20) });
  const moved = await move(await take(confirmSurgeryCase, scheduled), inDays(22));
  await cancel(moved);
  const { organisationId } = scene.org;
  const page = async (before: TimelinePosition | null, limit: number) => {
    const body = { organisationId, clientId: opened.patient.id, kinds: ['CASE' as const], before, limit };
    return (await product.callInternal(listQuoteMoments, { body })).items;
  };
  const own = (await page(null, 101)).filter(({ subject }) => subject?.id === opened.id);
  expect(own.map(({ act, byName }) => [act, byName])).toEqual([
    ['CASE_CANCELLED', scene.org.admin.name],
    ['CASE_RESCHEDULED', scene.org.admin.name],
    ['CASE_CONFIRMED', scene.org.admin.name],
    ['CASE_SCHEDULED', scene.org.admin.name],
    ['CASE_OPENED', null],
  ]);
  expect(own[1]).toMatchObject({
    facts: { startsAt: instantOf(inDays(22)), previousStartsAt: scheduled.startsAt },
    text: expect.stringContaining('The theatre is closed'),
  });
  const [newest, next] = own;
  expect((await page(newest!, 1))[0]).toEqual(next);
});

it('keeps reason and both dates of a moved case in its history and can be confirmed again', async () => {
  const confirmed = await take(confirmSurgeryCase, await schedule(scene, opened, { startsAt: inDays(20) }));
  const moved = await move(confirmed, inDays(21, '14:00'));
  expect(moved).toMatchObject({ status: 'RESCHEDULED', startsAt: instantOf(inDays(21, '14:00')) });
  const [last] = await historyOf(moved);
  expect(last).toMatchObject({
    kind: 'RESCHEDULED',
    reason: 'The theatre is closed',
    fromStatus: 'CONFIRMED',
    fromStartsAt: instantOf(inDays(20)),
    toStartsAt: instantOf(inDays(21, '14:00')),
  });
  const again = await move(moved, inDays(22));
  expect(again.status).toBe('RESCHEDULED');
  expect((await take(confirmSurgeryCase, again)).status).toBe('CONFIRMED');
});

it('can release the date of a case and schedule it again', async () => {
  const released = await move(await schedule(scene, opened, { startsAt: inDays(23) }), null);
  expect(released).toMatchObject({ status: 'RESCHEDULED', startsAt: null });
  await expect(take(confirmSurgeryCase, released)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  expect((await schedule(scene, released, { startsAt: inDays(24) })).status).toBe('SCHEDULED');
});

it('cancels a case with a reason before surgery begins and frees its bookings', async () => {
  const scheduled = await schedule(scene, opened, { startsAt: inDays(25) });
  const cancelled = await cancel(scheduled);
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'STAFF',
    cancelledReason: 'The patient is ill',
  });
  expect(await product.sql('select 1 from quoting.case_booking where case_id = $1', [opened.id])).toEqual([]);
  await expect(cancel(cancelled)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  const other = await schedule(scene, (await acceptedCase(scene)).surgeryCase, {
    startsAt: inDays(0, '23:45'),
    durationMinutes: 5,
    doctorId: scene.otherDoctorId,
  });
  const started = await take(startSurgeryCase, await take(confirmSurgeryCase, other));
  await expect(cancel(started)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
});

it('rejects invalid steps and bookings without changing the case', async () => {
  const { id, version } = opened;
  await expect(take(confirmSurgeryCase, opened)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  await expect(take(startSurgeryCase, opened)).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  await expect(move(opened, inDays(5))).rejects.toEqual(failing('ILLEGAL_TRANSITION'));
  const at = (path: string) => ({ errors: [expect.objectContaining({ path })] });
  await expect(schedule(scene, opened, { startsAt: inDays(-1) })).rejects.toEqual(
    failing('VALIDATION_FAILED', at('startsAt')),
  );
  await expect(schedule(scene, opened, { durationMinutes: undefined })).rejects.toEqual(
    failing('VALIDATION_FAILED', at('durationMinutes')),
  );
  await expect(schedule(scene, opened, { theatre: 'Theatre 1' })).rejects.toEqual(
    failing('VALIDATION_FAILED', at('hospitalId')),
  );
  await expect(schedule(scene, opened, { assistantId: scene.anaesthetistId })).rejects.toEqual(
    failing('VALIDATION_FAILED', at('assistantId')),
  );
  await expect(schedule(scene, opened, { doctorId: scene.hospitalId })).rejects.toEqual(failing('NOT_FOUND'));
  expect((await caseOf(scene, id)).version).toBe(version);
  const early = await schedule(scene, opened, { startsAt: inDays(30) });
  await expect(take(startSurgeryCase, await take(confirmSurgeryCase, early))).rejects.toEqual(
    failing('ILLEGAL_TRANSITION'),
  );
});

it('moves a case once under concurrent requests and names the winner to the others', async () => {
  const scheduled = await schedule(scene, opened, { startsAt: inDays(40) });
  const tries = await Promise.allSettled([
    move(scheduled, inDays(41)),
    move(scheduled, inDays(42)),
    move(scheduled, inDays(43)),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { startsAt, version } = await caseOf(scene, opened.id);
  for (const one of tries)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({
        code: 'VERSION_CONFLICT',
        message: expect.stringContaining(`${scene.org.admin.name} moved this case to`),
        facts: { version, startsAt, status: 'RESCHEDULED' },
      });
});

it('changes people, place and duration without moving the date', async () => {
  const confirmed = await take(confirmSurgeryCase, await schedule(scene, opened, { startsAt: inDays(50) }));
  const { id, version } = confirmed;
  const { hospitalId, otherDoctorId: doctorId, anaesthetistId, assistantId } = scene;
  const people = { doctorId, anaesthetistId, assistantId };
  const body = { version, hospitalId, theatre: 'Theatre 4', durationMinutes: 90, ...people };
  const booked = await product.call(bookSurgeryCase, { params: { id }, body }, scene.org.admin);
  expect(booked).toMatchObject({ status: 'CONFIRMED', theatre: 'Theatre 4', durationMinutes: 90, ...people });
  expect(booked.startsAt).toBe(confirmed.startsAt);
  expect((await historyOf(booked))[0]).toMatchObject({
    kind: 'BOOKED',
    detail:
      'Doctor: Dr Wiremu Parata. Assistant: Dr assistant. Anaesthetist: Dr anaesthetist. Hospital: Harbour Private. Theatre: Theatre 4. Minutes: 90',
  });
  const unchanged = { params: { id }, body: { ...body, version: booked.version } };
  expect((await product.call(bookSurgeryCase, unchanged, scene.org.admin)).version).toBe(booked.version);
});

it('reports that the doctor has left and refuses to schedule until another is chosen', async () => {
  const doctor = await product.call(getDoctor, { params: { id: scene.doctorId } }, scene.org.admin);
  const set = (isActive: boolean, version: number) =>
    product.call(updateDoctor, { params: { id: doctor.id }, body: { version, isActive } }, scene.org.admin);
  const left = await set(false, doctor.version);
  const shown = await caseOf(scene, opened.id);
  expect(shown.hasDoctorLeft).toBe(true);
  await expect(schedule(scene, shown, { startsAt: inDays(60) })).rejects.toMatchObject({
    code: 'CASE_DOCTOR_LEFT',
    message: expect.stringContaining('Nguyễn no longer works here'),
  });
  const taken = await schedule(scene, shown, { startsAt: inDays(60), doctorId: scene.otherDoctorId });
  expect(taken).toMatchObject({ hasDoctorLeft: false, doctorId: scene.otherDoctorId });
  await set(true, left.version);
});

it('filters cases by day, doctor, hospital and whether they have a date', async () => {
  await schedule(scene, opened, { startsAt: inDays(70), hospitalId: scene.hospitalId });
  const day = inDays(70).slice(0, 10);
  const find = async (query: object) =>
    (await product.call(listSurgeryCases, { query }, scene.org.admin)).items.map(({ id }) => id);
  const query = { startsAtFrom: day, startsAtTo: day, doctorId: scene.doctorId };
  expect(await find({ ...query, hospitalId: scene.hospitalId, sort: '-startsAt' })).toEqual([opened.id]);
  expect(await find({ ...query, doctorId: scene.otherDoctorId })).toEqual([]);
  expect(await find({ hasDate: 'false' })).not.toContain(opened.id);
  expect(await find({ hasDate: 'true' })).toContain(opened.id);
});
