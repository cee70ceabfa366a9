import { readFile } from 'node:fs/promises';
import { draftQuote, furnishedPractice, MINH, sendQuote } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { factsOf, field, fillIn, toast } from '../pages/form';
import { PatientPage } from '../pages/patient.page';
import { QuoteViewPage } from '../pages/quote-view.page';
import { contains, ensure, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import type { SentQuote } from './sent-quote';

const SECOND = { name: 'Lan Trần', relationship: '母亲' };
const PAPER = Buffer.from(`%PDF-1.4\n${'signed '.repeat(300)}\nstartxref\n9\n%%EOF\n`);

/** A patient who reads Chinese signs together with a second person. Another acceptance arrives on paper, and its scan is stored. */
export const otherWaysToSignJourney: Journey = {
  name: 'other-ways-to-sign',
  async run(world) {
    const practice = await furnishedPractice(world, 'Many Ways Surgical', MINH);
    const { version } = await practice.api.get<{ version: number }>('/patient-settings');
    await practice.api.patch('/patient-settings', { version, secondSignerNeeded: true });
    const sent = { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
    const patient = new PatientPage(await world.visitor({ who: 'patient', width: 320, height: 640 }));
    await readsInChinese(patient, sent);
    await bothSign(patient);
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await staffSeeBoth(staff, sent);
    const second = { practice, ...(await sendQuote(practice, await draftQuote(practice))) };
    await recordsPaper(staff, second);
    await scanIsKept(staff);
  },
};

/** The language switch changes the labels and amounts; the practice's text and the terms agreed to stay in English next to them. */
async function readsInChinese({ page, visitor }: PatientPage, { link, quote }: SentQuote): Promise<void> {
  await visitor.follow(link);
  await page.getByRole('button', { name: '中文' }).click();
  await shown(page.getByRole('heading', { level: 1, name: '请确认您的身份' }), 'the page in Chinese');
  equal(await page.locator('html').getAttribute('lang'), 'zh-CN', 'the language of the page');
  await visitor.look('identify');
  const [year = '', month = '', day = ''] = MINH.dateOfBirth.split('-');
  await fillIn(page.locator('main'), { 日: day, 月: month, 年: year });
  await page.getByRole('button', { name: '继续' }).click();
  await shown(page.getByRole('heading', { level: 1, name: `报价单 ${quote.quoteNumber}` }), 'the quote');
  await shown(page.getByText('如有出入，以英文为准', { exact: false }), 'which language counts');
  contains(await page.locator('main').innerText(), 'AU$8,430.75', 'the total as the reader writes it');
  await visitor.look('quote');
}

async function bothSign({ page, visitor, dialog }: PatientPage): Promise<void> {
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByRole('group', { name: '您的答复' }).getByRole('button', { name: /^接受/ }).click();
  const form = page.locator('#form-accept');
  await shown(form.getByText('以下是', { exact: false }), 'what the practice has of him, to be confirmed');
  await form.getByRole('checkbox', { name: /I agree to the terms and conditions/ }).check();
  await form.getByRole('checkbox', { name: /I agree to the treatment plan/ }).check();
  await form.getByRole('tab', { name: '输入' }).first().click();
  await form.getByLabel('输入您的全名作为签名').first().fill('Minh Nguyễn');
  await page.getByRole('button', { name: '接受报价单并建立手术安排' }).click();
  await shown(
    page.getByRole('alert').getByText('请输入第二签署人的姓名'),
    'that somebody else must sign too',
  );
  await field(form, '第二签署人全名').fill(SECOND.name);
  await form.getByLabel(/^此人与患者的关系是？/).fill(SECOND.relationship);
  await form.getByRole('tab', { name: '输入' }).last().click();
  await form.getByLabel('输入您的全名作为签名').last().fill(SECOND.name);
  await visitor.look('both');
  await page.getByRole('button', { name: '接受报价单并建立手术安排' }).click();
  await shown(dialog.getByText(SECOND.name, { exact: false }), 'who else signs, before it is final');
  await visitor.look('confirm');
  await dialog.getByRole('button', { name: '确认' }).click();
  await shown(page.getByRole('heading', { level: 1, name: '报价单已接受' }), 'the result');
  await visitor.look('accepted');
}

async function staffSeeBoth(staff: Visitor, { quote }: SentQuote): Promise<void> {
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.showsStatus('Accepted');
  equal(await factsOf(staff.page, 'Second signature'), [SECOND.name], 'who else signed');
}

async function recordsPaper(staff: Visitor, { quote }: SentQuote): Promise<void> {
  const { page } = staff;
  const view = new QuoteViewPage(staff);
  await view.open(quote.id);
  await view.choose('Record an acceptance');
  const dialog = page.getByRole('dialog', { name: 'Record an acceptance' });
  await dialog.getByRole('radio', { name: 'On paper' }).check();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Signed quote.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await shown(dialog.getByText('Scan: Signed-quote.pdf'), 'that the scan was uploaded');
  await dialog.getByLabel(/^Notes/).fill('He signed at the desk and showed his Medicare card.');
  await dialog.getByRole('checkbox', { name: 'The patient agreed to the terms and conditions' }).check();
  await dialog.getByRole('checkbox', { name: 'The patient agreed to the treatment plan' }).check();
  await staff.look('paper');
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await shown(toast(page, 'Acceptance recorded'), 'that it was recorded');
  await view.showsStatus('Accepted');
}

async function scanIsKept(staff: Visitor): Promise<void> {
  const { page } = staff;
  const button = page.getByRole('button', { name: 'Download scan of the signed paper' });
  await shown(button, 'the scan');
  await staff.look('scan');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  equal(download.suggestedFilename(), 'Signed-quote.pdf', 'the name of the scan');
  ensure((await readFile(await download.path())).equals(PAPER), 'the scan is what was uploaded');
}
