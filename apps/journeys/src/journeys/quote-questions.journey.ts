import type { Quote, Surgery } from '@quillcare/contracts';
import { furnishedPractice, MINH, type Furnished } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { PatientPage } from '../pages/patient.page';
import { QuoteEditorPage } from '../pages/quote-editor.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, ensure, equal, eventually, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/**
 * Questions that decide tax, benefit and safety must be answered before a quote is sent, and the patient reads the same figures.
 * A fee typed below the practice's price needs approval.
 */
export const quoteQuestionsJourney: Journey = {
  name: 'quote-questions',
  async run(world) {
    const practice = await furnishedPractice(world, 'Question Surgical', MINH);
    const { api } = practice;
    // Its class has not been decided yet.
    const surgery = await api.post<Surgery>('/surgeries', {
      name: 'Carpal tunnel release',
      baseFeeMinor: 80_000,
      sided: true,
    });
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const quote = await asksAll(staff, practice, surgery.name);
    await staff.look('asked');
    const view = new QuoteViewPage(staff);
    const link = await view.send();
    await view.closeDialog();
    await view.showsStatus('Sent');
    const patient = new PatientPage(
      await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true }),
    );
    await patient.open(link);
    await patient.identify(MINH.dateOfBirth);
    await shown(patient.page.getByText('$880.00').first(), 'the total with GST');
    await refusesCheapFee(staff, practice, quote);
  },
};

/** Class, side and place of surgery block sending until they are answered. */
async function asksAll(staff: Visitor, { api }: Furnished, surgery: string): Promise<Quote> {
  const { page } = staff;
  const editor = new QuoteEditorPage(staff);
  await editor.open();
  await editor.pick('Client', 'minh', 'Minh');
  await editor.pick('Doctor', 'hart', 'Hartmann');
  await editor.pick('Surgery', 'carpal', surgery);
  await eventually('the price', async () => equal((await editor.figures())['Total'], '$800.00', 'Total'));
  await editor.button('Save and send');
  const dialog = page.getByRole('dialog', { name: 'Send this quote' });
  await shown(dialog.getByText(/does not send quotes while these points are open/), 'why it waits');
  ensure(await dialog.getByRole('button', { name: 'Send quote' }).isDisabled(), 'it cannot be sent');
  await staff.look('waits');
  await dialog.getByRole('link', { name: /^Complete: .*[Cc]osmetic/ }).click();
  await editor.button('Cosmetic');
  await editor.button('Left');
  await editor.choose('Hospital or rooms?', 'In rooms');
  await eventually('the price with GST', async () =>
    equal((await editor.figures())['Total'], '$880.00', 'Total'),
  );
  await editor.saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  const quote = await api.get<Quote>(`/quotes/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`);
  equal(quote.procedureClass, 'COSMETIC', 'the class of the quote');
  equal(quote.surgeries[0]?.side, 'LEFT', 'the side');
  equal(quote.place, 'ROOMS', 'the place');
  equal(quote.totals.gstMinor, 8_000, 'the GST');
  return quote;
}

/** With a cap of 10 %, a fee typed down to an eighth of the price counts as a discount, whatever it is called. */
async function refusesCheapFee(staff: Visitor, { api }: Furnished, { id }: Quote): Promise<void> {
  const { page } = staff;
  const { version } = await api.get<{ version: number }>('/quote-settings');
  await api.patch('/quote-settings', { version, discountCapBasisPoints: 1_000 });
  const copy = await api.post<Quote>(`/quotes/${id}/duplicate`, {});
  await staff.open(`/quotes/edit/${copy.id}`);
  const editor = new QuoteEditorPage(staff);
  await shown(editor.line(1), 'the line of the surgery');
  await editor.fillLine(1, { Fee: '100' });
  await shown(page.getByText(/\$100\.00 instead of \$800\.00/), 'what is below the price');
  await staff.look('below the price');
  await page.getByLabel('Why should it be approved?').fill('Her second hand.');
  await editor.saveDraft();
  await page.waitForURL(/\/quotes\/view\//);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote' });
  await shown(
    dialog.getByRole('button', { name: 'Send quote', disabled: true }),
    'that it waits for the approval',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Approve discount' }).click();
  await shown(page.getByText(/approved the discount/).first(), 'who approved it');
  const view = new QuoteViewPage(staff);
  await view.send();
  await view.closeDialog();
  await view.showsStatus('Sent');
  contains(await page.locator('main').innerText(), '$110.00', 'the approved price');
}
