import { readFile } from 'node:fs/promises';
import type { Visitor } from '../browser/visitor';
import { signInToDemo } from '../pages/demo.pages';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';

const SAMPLE = 'apps/launcher/src/demo/mbs-sample.xml';

/** A super admin loads a schedule: a truncated file stores nothing, a complete one replaces the sample. */
export const medicareScheduleJourney: Journey = {
  name: 'medicare-schedule',
  usesDemo: true,
  async run(world) {
    const staff = await world.visitor({ who: 'super admin' });
    await signInToDemo(staff, 'superAdmin');
    await staff.open('/admin/mbs');
    const { page } = staff;
    // The items stay the same so that the demo data does not change.
    const xml = (await readFile(SAMPLE, 'utf8')).replace(
      '<MBS_XML>',
      `<!-- ${world.unique()} -->\n<MBS_XML>`,
    );
    await loads(staff, xml.slice(0, -200));
    await shown(page.getByText(/Nothing was stored/), 'that nothing of a file that is cut off was stored');
    await staff.look('cut-off');
    await loads(staff, xml);
    await shown(page.getByText('The schedule of 1 July 2026 is loaded'), 'that the schedule is loaded');
    await shown(page.getByText('In force').first(), 'the table in force');
    await staff.look('loaded');
  },
};

async function loads({ page }: Visitor, xml: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'MBS-XML-20260701.XML', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await page.getByRole('button', { name: 'Load schedule' }).click();
}
