// The data that the measured pages show: a practice after some days of work, created through the API.
import { DOCTOR } from '../chaos/practice.mjs';

const CLIENTS = 30;
const DATE_OF_BIRTH = '1984-02-29';
const DAY_MS = 86_400_000;

const person = (at) => ({
  firstName: 'Charlotte',
  lastName: `Nguyen-Okafor ${at}`,
  email: `client.${at}@patients.example`,
  phone: '0412 345 678',
  dateOfBirth: DATE_OF_BIRTH,
});

/** Signs up a practice in the given browser page, which then has its cookie, and fills it. Returns the paths to measure. */
export async function openPractice(page, confirmAddress) {
  const post = async (path, body) => {
    const { ok, status, answer } = await page.evaluate(postFromPage, [path, body]);
    if (!ok) throw new Error(`POST ${path} returned ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await post('/auth/sign-up', {
    session: 'cookie',
    firstName: 'Margaret',
    lastName: 'O’Brien',
    email: 'owner@practice.example',
    password: 'Harbour-Bridge-1932!',
    organizationName: 'Harbour Plastic Surgery',
    phone: '02 9555 0100',
    country: 'AU',
    subscriptionPlan: 'ENTERPRISE',
  });
  await confirmAddress();
  const doctor = await post('/doctors', DOCTOR);
  let client;
  for (let at = 1; at <= CLIENTS; at += 1) client = await post('/clients', person(at));
  const quote = await post('/quotes', quoteOf(client, doctor));
  const { link } = await post(`/quotes/${quote.id}/send`, { version: quote.version });
  return { patientPath: new URL(link).pathname };
}

// Runs in the browser, which has the session.
async function postFromPage([path, body]) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ok: response.ok, status: response.status, answer: await response.json() };
}

function quoteOf(client, doctor) {
  const line = { basis: 'FIXED', billedBy: 'PRACTICE', gstTreatment: 'TAXABLE' };
  return {
    clientId: client.id,
    doctorId: doctor.id,
    procedureClass: 'COSMETIC',
    validUntil: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
    lines: [
      { ...line, kind: 'SURGEON', description: 'Rhinoplasty, open approach', unitFeeMinor: 850_000 },
      { ...line, kind: 'ANAESTHETIST', description: 'General anaesthetic', unitFeeMinor: 210_000 },
    ],
  };
}
