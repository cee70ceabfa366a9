import type { Visitor } from '../browser/visitor';
import { field } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { shown } from '../run/expect';
import type { Camera } from './camera';
import { sendTo, type Stage } from './gallery.stage';

export async function patientScenes(camera: Camera, visitor: Visitor, stage: Stage): Promise<void> {
  const patient = new PatientPage(visitor);
  await accepting(camera, patient, stage);
  await asking(camera, patient, stage);
  await declining(camera, patient, stage);
  const dead = {
    expired: stage.expired.link,
    withdrawn: stage.withdrawn.link,
    unknown: `http://x/quote/accept/${'A'.repeat(43)}`,
    malformed: 'http://x/quote/accept/half-a-link',
  };
  for (const [name, link] of Object.entries(dead)) {
    await visitor.follow(link);
    await shown(visitor.page.getByRole('heading', { level: 1, name: 'Access Error' }));
    await camera.take(visitor, `patient-${name}`);
  }
}

async function accepting(
  camera: Camera,
  patient: PatientPage,
  { practice, sent: { client } }: Stage,
): Promise<void> {
  const { visitor, page } = patient;
  const { link, quote } = await sendTo(practice, client);
  await patient.open(link);
  await shown(page.getByRole('heading', { level: 1, name: 'Confirm it is you' }));
  await camera.take(visitor, 'patient-identify');
  await patient.identify(client.dateOfBirth ?? '');
  await patient.showsQuote(quote.quoteNumber);
  await camera.take(visitor, 'patient-open');
  await patient.goToChoice();
  await camera.take(visitor, 'patient-choose');
  await patient.choose('accept');
  await patient.submit('accept');
  await patient.problems();
  await camera.take(visitor, 'patient-sign-errors');
  await patient.fillAcceptance('0421 555 014');
  await patient.drawSignature();
  await camera.take(visitor, 'patient-sign');
  await patient.submit('accept');
  await shown(patient.dialog);
  await camera.take(visitor, 'patient-confirm');
  await patient.confirm();
  await patient.showsResult('Quote Accepted Successfully');
  await camera.take(visitor, 'patient-accepted');
  await page.reload();
  await shown(page.getByText(/You accepted this quote on/));
  await camera.take(visitor, 'patient-answered');
}

async function asking(
  camera: Camera,
  patient: PatientPage,
  { practice, asked: { client } }: Stage,
): Promise<void> {
  await opens(patient, await sendTo(practice, client));
  await field(await patient.choose('query'), 'Your question').fill('How long will I need to stay off work?');
  await camera.take(patient.visitor, 'patient-query');
  await patient.submit('query');
  await patient.confirm();
  await patient.showsResult('Query Submitted');
  await camera.take(patient.visitor, 'patient-asked');
}

async function declining(
  camera: Camera,
  patient: PatientPage,
  { practice, rejected: { client } }: Stage,
): Promise<void> {
  await opens(patient, await sendTo(practice, client));
  await field(await patient.choose('reject'), 'Your reason').fill('I found a surgeon closer to home.');
  await camera.take(patient.visitor, 'patient-reject');
  await patient.submit('reject');
  await patient.confirm();
  await patient.showsResult('Quote Rejected');
  await camera.take(patient.visitor, 'patient-rejected');
}

async function opens(
  patient: PatientPage,
  { link, quote, client }: Awaited<ReturnType<typeof sendTo>>,
): Promise<void> {
  await patient.open(link);
  await patient.identify(client.dateOfBirth ?? '');
  await patient.showsQuote(quote.quoteNumber);
}
