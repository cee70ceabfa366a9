import { signInToDemo } from '../pages/demo.pages';
import { choose, toast } from '../pages/form';
import type { Visitor } from '../browser/visitor';
import { contains, equal, gone, shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** A view of the leads is saved and shared, its leads are assigned and unassigned, and the list is exported. */
export const listsJourney: Journey = {
  name: 'lists',
  usesDemo: true,
  async run(world) {
    const view = `Worth a call ${world.unique()}`;
    const admin = await world.visitor({ who: 'administrator', width: 1440, height: 900 });
    await signInToDemo(admin, 'admin');
    await savesAndShares(admin, view);
    await choosesColumns(admin);

    const colleague = await world.visitor({ who: 'coordinator', width: 1440, height: 900 });
    await signInToDemo(colleague, 'coordinator');
    await colleague.open('/leads');
    await colleague.page.getByRole('tab', { name: view }).click();
    await shown(colleague.page.getByRole('link', { name: 'Isla Mackenzie' }).first(), 'the shared view');
    await colleague.look('shared-view');

    await assignsAndTakesBack(admin);
    await exportsTheView(admin);
    await deletesTheView(admin, view);
    await colleague.open('/leads');
    await shown(colleague.page.getByRole('tab', { name: 'Open' }), 'the views of the list');
    await gone(colleague.page.getByRole('tab', { name: view }), 'the deleted view');
  },
};

async function savesAndShares(staff: Visitor, view: string): Promise<void> {
  const { page } = staff;
  await staff.open('/leads?view=all&priority=HIGH');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(view);
  await dialog.getByRole('checkbox', { name: 'Share with the practice' }).check();
  await staff.look('save-view');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shown(page.getByRole('tab', { name: view, selected: true }), 'the saved view');
}

async function choosesColumns(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'Source' }).check();
  await staff.look('columns');
  await page.keyboard.press('Escape');
  await gone(dialog, 'the closed menu');
  await shown(page.getByRole('columnheader', { name: 'Source' }), 'the chosen column');
  await page.reload();
  await shown(page.getByRole('columnheader', { name: 'Source' }), 'the chosen column after a reload');
  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await gone(dialog, 'the menu after a reset');
  await gone(page.getByRole('columnheader', { name: 'Source' }), 'the column after a reset');
}

async function assignsAndTakesBack(staff: Visitor): Promise<void> {
  const { page } = staff;
  const results = page.getByRole('status');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await staff.look('selected');
  await bar.getByRole('button', { name: 'Assign' }).click();
  await choose(page, 'Owner', 'Unassigned');
  await staff.look('assign');
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await shown(results.filter({ hasText: /Assign: (\d+) of \1 done/ }), 'that all were assigned');
  await staff.look('assigned');
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown(results.filter({ hasText: /Undo: (\d+) of \1 done/ }), 'that it was taken back');
  await page.getByRole('button', { name: 'Close' }).click();
}

async function exportsTheView(staff: Visitor): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export leads' });
  await shown(dialog.getByText(/with the filters and columns/), 'how many leads are exported');
  await staff.look('export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  contains(download.suggestedFilename(), 'leads-', 'the name of the file');
  equal(await download.failure(), null, 'why the download failed');
}

async function deletesTheView(staff: Visitor, view: string): Promise<void> {
  const { page } = staff;
  await page.getByRole('button', { name: `Options for the view ${view}` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await shown(toast(page, 'View deleted'), 'that the view is deleted');
}
