import type { Quote } from '@quillcare/contracts';
import { daysFromNow, furnishedPractice, sendQuote, SIOBHAN, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { choose, field, fillIn, toast } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { World } from '../run/world';
import { oneCase } from './facts';

const LETTER = 'GP letter.pdf';
const PDF = `%PDF-1.7\n${'x'.repeat(500)}\nstartxref\n9\n%%EOF\n`;

/**
 * Before cosmetic surgery: a document proves a step and can then no longer be removed, and a medical exception is recorded and
 * revoked.
 */
export const caseEvidenceJourney: Journey = {
  name: 'case-evidence',
  async run(world) {
    const practice = await furnishedPractice(world, 'Evidence Surgical', SIOBHAN);
    const caseId = await cosmeticCase(practice);
    await mayRecordExceptions(world, practice);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await staff.open(`/surgery-cases/${caseId}`);
    await documentProvesTheReferral(staff);
    await exceptionIsRecorded(staff);
    await whyIsShown(staff, 'Yes, under a medical exception');
    await exceptionIsRevoked(staff);
    await whyIsShown(staff, 'No, this can’t be booked yet');
    const phone = await world.visitor({ who: 'phone', width: 375, height: 812, isPhone: true });
    await continueSession(phone, practice);
    await phone.open(`/surgery-cases/${caseId}`);
    await shown(phone.page.getByRole('button', { name: `Open ${LETTER}` }), 'the evidence on a phone');
    await phone.look('evidence');
  },
};

/** The patient accepted by telephone. */
async function cosmeticCase(practice: Furnished): Promise<string> {
  const { api, client, doctor } = practice;
  const draft = await api.post<Quote>('/quotes', {
    clientId: client.id,
    doctorId: doctor.id,
    procedureClass: 'COSMETIC',
    validUntil: daysFromNow(30),
    lines: [
      {
        kind: 'SURGEON',
        description: 'Rhinoplasty',
        billedBy: 'PRACTICE',
        basis: 'FIXED',
        unitFeeMinor: 900_000,
        gstTreatment: 'TAXABLE',
      },
    ],
  });
  const { quote } = await sendQuote(practice, draft);
  await api.post(`/quotes/${quote.id}/record-acceptance`, {
    version: quote.version,
    mode: 'TELEPHONE',
    acceptedAt: new Date().toISOString(),
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
    notes: 'Rang and agreed to everything; date of birth checked.',
  });
  return (await oneCase(api, quote.id)).id;
}

/** Authorised by a colleague, because users cannot authorise themselves. */
async function mayRecordExceptions(world: World, { api, organisationId }: Furnished): Promise<void> {
  const { user } = await api.get<{ user: { id: string } }>('/auth/session');
  await world.database.query(
    `insert into quoting.case_settings (id, organisation_id, clash_mode, exception_user_ids)
      values (gen_random_uuid(), $1, 'WARN', $2)`,
    [organisationId, JSON.stringify([user.id])],
  );
}

async function documentProvesTheReferral(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.locator('input[type="file"][aria-label="Add a document"]').setInputFiles({
    name: LETTER,
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  });
  await shown(page.getByRole('button', { name: `Delete ${LETTER}` }), 'the document');
  await page.getByRole('button', { name: 'Record: Referral' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record: Referral' });
  await fillIn(dialog, { 'Who referred the patient': 'Dr Anika Rao' });
  await choose(page, 'Profession', 'General practitioner');
  await choose(
    page,
    'Independent',
    'Yes: performs no cosmetic surgery or procedures, and is not part of this practice',
  );
  await choose(page, 'Document', LETTER);
  await staff.look('evidence-dialog');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await shown(toast(page, 'Referral is recorded.'), 'that it is recorded');
  await page.getByRole('button', { name: `Delete ${LETTER}` }).click();
  await shown(
    page.getByText('This document is the evidence of a step before booking.', { exact: false }),
    'why the document stays',
  );
  await staff.look('evidence');
}

async function exceptionIsRecorded(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Medical exception', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a medical exception?' });
  await field(dialog, 'Medical reason').fill('Reconstruction after an accident must not wait.');
  await choose(page, 'Supporting document from this case', LETTER);
  await staff.look('exception-dialog');
  await dialog.getByRole('button', { name: 'Medical exception', exact: true }).click();
  await shown(toast(page, 'The medical exception is recorded.'), 'that it is recorded');
  await staff.look('exception');
}

/** A single page says whether surgery may be booked, with every step and the source of the rules. */
async function whyIsShown(staff: Visitor, answer: string): Promise<void> {
  const { page } = staff;
  await page.getByRole('link', { name: 'Can this be booked, and why' }).click();
  await shown(page.getByText(answer, { exact: true }), 'the answer');
  await shown(page.getByText('Where the rules come from'), 'the sources');
  await shown(page.getByRole('button', { name: 'Print', exact: true }), 'a proof to print');
  await staff.look('why');
  await page.getByRole('link', { name: 'Surgery case', exact: true }).click();
}

/** The steps are mandatory again, and the history has both acts with their reasons. */
async function exceptionIsRevoked(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this medical exception?' });
  await field(dialog, 'Reason').fill('The report was of another patient.');
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await shown(toast(page, 'The medical exception is revoked.'), 'that it is revoked');
  await gone(page.getByRole('button', { name: 'Revoke', exact: true }), 'the exception');
  await shown(page.getByText('The report was of another patient.', { exact: false }), 'the reason');
  await staff.look('revoked');
}
