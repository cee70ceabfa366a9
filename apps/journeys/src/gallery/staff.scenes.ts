import type { ListPage } from '@quillcare/contracts';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { field, fillIn } from '../pages/form';
import { gone, shown } from '../run/expect';
import type { Camera } from './camera';
import type { Stage } from './gallery.stage';

/** The pages of staff, in the order of their working day. */
export async function staffScenes(camera: Camera, staff: Visitor, stage: Stage): Promise<void> {
  await continueSession(staff, stage.practice);
  await camera.take(staff, 'dashboard');
  for (const [name, path] of Object.entries(await pathsOf(stage))) {
    await staff.open(path);
    await camera.take(staff, name);
  }
  await formWithErrors(camera, staff);
  await dialogs(camera, staff, stage);
}

async function pathsOf({
  practice,
  draft,
  sent,
  asked,
  accepted,
  rejected,
}: Stage): Promise<Record<string, string>> {
  const { items } = await practice.api.get<ListPage<{ id: string }>>('/surgery-cases');
  return {
    clients: '/clients',
    'client-detail': `/clients/${accepted.client.id}`,
    'client-new': '/clients/new',
    'client-edit': `/clients/${sent.client.id}/edit`,
    doctors: '/doctors',
    'doctor-form': `/doctors/${practice.doctor.id}/edit`,
    hospitals: '/hospitals',
    'hospital-form': `/hospitals/${practice.hospital.id}/edit`,
    surgeries: '/surgeries',
    'surgery-form': `/surgeries/${practice.surgery.id}/edit`,
    quotes: '/quotes',
    'quote-new': '/quotes/create',
    'quote-editor': `/quotes/edit/${draft.id}`,
    'quote-sent': `/quotes/view/${sent.quote.id}`,
    'quote-query': `/quotes/view/${asked.quote.id}`,
    'quote-accepted': `/quotes/view/${accepted.quote.id}`,
    'quote-rejected': `/quotes/view/${rejected.quote.id}`,
    callbacks: '/callbacks',
    'surgery-cases': '/surgery-cases',
    'surgery-case': `/surgery-cases?case=${items[0]?.id ?? ''}`,
    'audit-trail': '/admin/audit-trail',
    billing: '/admin/billing',
    profile: '/profile',
    settings: '/settings',
    'not-found': '/admin/nowhere',
  };
}

async function formWithErrors(camera: Camera, staff: Visitor): Promise<void> {
  await staff.open('/clients/new');
  await fillIn(staff.page, { 'First name': 'Aroha' });
  await staff.page.getByRole('button', { name: 'Add client' }).click();
  await shown(staff.page.getByRole('alert'));
  await camera.take(staff, 'client-errors');
}

/** An import. It changes the lists, so it comes after all other pictures of them. */
export async function importScenes(
  camera: Camera,
  staff: Visitor,
  { practice, importFile }: Stage,
): Promise<void> {
  const { page } = staff;
  await continueSession(staff, practice);
  await staff.open('/clients/import');
  await field(page, 'CSV file or Excel workbook').setInputFiles(importFile());
  await shown(page.getByText(/columns will be imported/));
  await camera.take(staff, 'import');
  await page.getByRole('button', { name: 'Start import' }).click();
  await shown(page.getByText(/of 8 records processed|failed validation/));
  await camera.take(staff, 'import-result');
}

async function dialogs(camera: Camera, staff: Visitor, { draft, sent }: Stage): Promise<void> {
  const { page } = staff;
  await staff.open(`/quotes/view/${draft.id}`);
  await camera.take(staff, 'quote-draft');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await camera.take(staff, 'quote-send-dialog');
  await staff.open(`/quotes/view/${sent.quote.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await camera.take(staff, 'quote-withdraw-dialog');
  await staff.open('/quotes');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await shown(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem'));
  await camera.take(staff, 'notifications');
  await page.keyboard.press('Escape');
  await gone(page.getByRole('dialog', { name: 'Notifications' }));
  const menu = page.getByRole('button', { name: 'Open navigation' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await shown(page.getByRole('link', { name: 'Audit trail' }));
  await camera.take(staff, 'navigation');
}
