import {
  getPatientSettings,
  identifyPatient,
  requestIdentityCode,
  updatePatientSettings,
  type Identification,
  type RequestOf,
} from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import { patientBy, type Scene } from '../../../quote/quote/operations/quote-scene.suite';

type Proof = NonNullable<RequestOf<typeof identifyPatient>['body']>;

/** Sets the identification the practice requires. */
export async function chooses({ product, org }: Scene, identification: Identification): Promise<void> {
  const { version } = await product.call(getPatientSettings, {}, org.admin);
  await product.call(updatePatientSettings, { body: { version, identification } }, org.admin);
}

export async function askForCode(scene: Scene, token: string) {
  const patient = await patientBy(scene, token, false);
  return scene.product.call(requestIdentityCode, { params: { token } }, patient);
}

export async function identifyBy(scene: Scene, token: string, body: Proof) {
  const patient = await patientBy(scene, token, false);
  return scene.product.call(identifyPatient, { params: { token }, body }, patient);
}

/** The codes emailed for a quote, in order. */
export async function mailedCodes({ product }: Scene, quoteId: string): Promise<string[]> {
  const rows = await product.sql<{ sealed: string }>(
    `select payload->'data'->>'sealedLink' as sealed from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'kind' = 'CODE'
        and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  return rows.map(({ sealed }) => unseal(sealed, product.config.mailSecrets));
}

export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Backdates the wrong attempts by 15 minutes; they still count towards the lock. */
export async function laterOn({ product }: Scene, quoteId: string): Promise<void> {
  await product.sql(`update quoting.patient_link set failed_tries = '[]' where quote_id = $1`, [quoteId]);
}
