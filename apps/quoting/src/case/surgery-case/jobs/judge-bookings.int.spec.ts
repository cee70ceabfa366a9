import { createDoctor, getToday, recordCaseGate, updateDoctor } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import { startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import {
  acceptedCase,
  caseOf,
  gatesBefore,
  inDays,
  openTheatre,
  runDaysLater,
  schedule,
  ZONE,
} from '../operations/case-scene.suite';
import { JudgeBookingsJob } from './judge-bookings.job';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));
const MERE = {
  firstName: 'Mere',
  lastName: 'Hohaia',
  credentials: 'FRACGP',
  phone: '0298765431',
  email: 'mere@example.com',
};

it('flags a booking on the Today page while its referrer is a doctor of the practice', async () => {
  const { admin, organisationId } = scene.org;
  const { surgeryCase } = await acceptedCase(scene, 'COSMETIC');
  const { id } = surgeryCase;
  let ready = surgeryCase;
  const [referral, ...others] = gatesBefore(todayIn(new Date(), ZONE), scene.doctorId);
  for (const gate of [{ ...referral, byName: 'Dr Mere Hohaia' }, ...others])
    ready = await product.call(
      recordCaseGate,
      { params: { id }, body: { version: ready.version, ...gate } },
      admin,
    );
  await runDaysLater(product, 8, () => schedule(scene, ready, { startsAt: inDays(30) }));
  const doctor = await product.call(createDoctor, { body: MERE }, admin);
  const night = async () => {
    const context = contextFor({ kind: 'service', service: 'quoting' }, { organisationId });
    await runInContext(context, () =>
      product.app.get(JudgeBookingsJob, { strict: false }).handle({ organisationId }),
    );
    return (await product.call(getToday, { query: { kind: 'TOO_EARLY' } }, admin)).items;
  };
  expect(await night()).toMatchObject([{ kind: 'TOO_EARLY', id }]);
  const { version } = await caseOf(scene, id);
  const body = { version: doctor.version, lastName: 'Hohepa' };
  await product.call(updateDoctor, { params: { id: doctor.id }, body }, admin);
  expect(await night()).toEqual([]);
  // The version stays, so users with the case open get no conflict.
  expect((await caseOf(scene, id)).version).toBe(version);
});
