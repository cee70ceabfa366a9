import {
  createDoctor,
  createHospital,
  createProvider,
  getSurgeryCase,
  listSurgeryCases,
  recordCaseGate,
  scheduleSurgeryCase,
  type ProcedureClass,
  type RequestOf,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn, toInstant } from '@quillcare/rules';
import type { Product } from '@quillcare/testing';
import { openPractice, type Scene } from '../../../quote/quote/operations/quote-scene.suite';
import { signedQuote } from '../../../evidence/evidence/operations/evidence-scene.suite';

/** A practice with a hospital, a second doctor, an anaesthetist and an assistant. */
export interface CaseScene extends Scene {
  hospitalId: string;
  otherDoctorId: string;
  anaesthetistId: string;
  assistantId: string;
}

export const ZONE = 'Australia/Sydney';

export const inDays = (days: number, time = '09:00'): string =>
  `${addDays(todayIn(new Date(), ZONE), days)}T${time}`;

/**
 * Runs `work` at noon of the day that is `days` ahead. Not `days` times 24 hours: within an hour of midnight, that is a day off if
 * daylight saving begins or ends meanwhile.
 */
export function runDaysLater<T>(product: Product, days: number, work: () => Promise<T>): Promise<T> {
  const noon = toInstant(addDays(todayIn(new Date(), ZONE), days), '12:00', ZONE);
  return product.clock.runShifted(noon.getTime() - Date.now(), work);
}

export async function openTheatre(product: Product): Promise<CaseScene> {
  const scene = await openPractice(product);
  const { admin } = scene.org;
  const hospital = await product.call(
    createHospital,
    { body: { name: 'Harbour Private', address: '1 Harbour St', phone: '0298765434' } },
    admin,
  );
  const doctor = await product.call(
    createDoctor,
    {
      body: {
        firstName: 'Wiremu',
        lastName: 'Parata',
        credentials: 'FRACS',
        phone: '0298765433',
        email: 'wiremu@example.com',
      },
    },
    admin,
  );
  const [anaesthetist, assistant] = await Promise.all(
    (['ANAESTHETIST', 'ASSISTANT'] as const).map((kind) =>
      product.call(createProvider, { body: { name: `Dr ${kind.toLowerCase()}`, kind } }, admin),
    ),
  );
  return {
    ...scene,
    hospitalId: hospital.id,
    otherDoctorId: doctor.id,
    anaesthetistId: anaesthetist!.id,
    assistantId: assistant!.id,
  };
}

/** All gates that staff record for a cosmetic pathway, in order, for a quote signed on a given day. */
export const gatesBefore = (signedOn: string, doctorId: string) =>
  [
    {
      kind: 'REFERRAL',
      doneOn: addDays(signedOn, -30),
      byName: 'Dr Anika Rao',
      profession: 'GP',
      isIndependent: true,
    },
    { kind: 'FIRST_CONSULTATION', doneOn: addDays(signedOn, -20), doctorId, mode: 'IN_PERSON' },
    { kind: 'SECOND_CONSULTATION', doneOn: addDays(signedOn, -6), doctorId, mode: 'VIDEO' },
    { kind: 'SCREENING', doneOn: signedOn, byName: 'Dr Lee', outcome: 'SUITABLE' },
  ] as const satisfies readonly object[];

/** The case of a quote the patient accepted, with the patient's link. */
export async function acceptedCase(
  scene: CaseScene,
  procedureClass: ProcedureClass = 'MEDICARE',
  changes: { siteId?: string } = {},
): Promise<{ surgeryCase: SurgeryCase; token: string }> {
  const { product, org } = scene;
  const { quote, token } = await signedQuote(scene, { procedureClass, ...changes }, '');
  const { items } = await product.call(listSurgeryCases, { query: { quoteId: quote.id } }, org.admin);
  return { surgeryCase: await caseOf(scene, items[0]?.id ?? ''), token };
}

export function caseOf({ product, org }: CaseScene, id: string): Promise<SurgeryCase> {
  return product.call(getSurgeryCase, { params: { id } }, org.admin);
}

type Schedule = NonNullable<RequestOf<typeof scheduleSurgeryCase>['body']>;

export function schedule(
  { product, org }: CaseScene,
  { id, version }: Pick<SurgeryCase, 'id' | 'version'>,
  changes: Partial<Schedule> = {},
): Promise<SurgeryCase> {
  // Days count from today and may land on a weekend or holiday.
  const body = { version, startsAt: inDays(3), durationMinutes: 60, allowDayOff: true, ...changes };
  return product.call(scheduleSurgeryCase, { params: { id }, body }, org.admin);
}

/** A gate of the cosmetic pathway, without the version of the case. */
export type Gate = Omit<NonNullable<RequestOf<typeof recordCaseGate>['body']>, 'version'>;

/** Records a gate for the current version of the case. */
export async function recordGate(scene: CaseScene, id: string, gate: Gate): Promise<SurgeryCase> {
  const { version } = await caseOf(scene, id);
  const request = { params: { id }, body: { version, ...gate } };
  return scene.product.call(recordCaseGate, request, scene.org.admin);
}

/** Grants the right directly, as an administrator would in the case settings, because the test users do not exist in identity. */
export const chooseForExceptions = (product: Product, { userId, organisationId }: UserPrincipal) =>
  product.sql(
    `insert into quoting.case_settings (id, organisation_id, clash_mode, exception_user_ids)
      values (gen_random_uuid(), $1, 'WARN', $2)
      on conflict (organisation_id) do update set exception_user_ids = excluded.exception_user_ids`,
    [organisationId, JSON.stringify([userId])],
  );
