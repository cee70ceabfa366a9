import { readFile } from 'node:fs/promises';
import { practiceArchive } from '@quillcare/contracts';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { furnishedPractice } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { contains, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const PASSWORD = 'Leaving-With-All-2026!';

/** An administrator exports all of a practice's data, saves the archive and opens it with the password. */
export const practiceExportJourney: Journey = {
  name: 'practice-export',
  async run(world) {
    const practice = await furnishedPractice(world, 'Leaving Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await startsAnExport(staff);
    const archive = await savesTheArchive(staff);
    await opensTheArchive(archive, practice.client.email);
  },
};

async function startsAnExport(staff: Visitor): Promise<void> {
  const { page } = staff;
  await staff.open('/admin');
  await page.getByRole('link', { name: 'Export the whole practice' }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'Export the whole practice' }));
  await staff.look('practice-export');
  await page.getByLabel('Password for the archive').fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill('Another-2026!');
  await page.getByRole('button', { name: 'Start export' }).click();
  await shown(page.getByText('must match', { exact: false }).first(), 'that the passwords differ');
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Start export' }).click();
}

async function savesTheArchive(staff: Visitor): Promise<Buffer> {
  const { page } = staff;
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await shown(button, 'that the archive is ready', 60_000);
  await staff.look('practice-export-ready');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  contains(download.suggestedFilename(), 'quillcare-practice-', 'the name of the archive');
  equal(await download.failure(), null, 'why the download failed');
  return readFile(await download.path());
}

async function opensTheArchive(archive: Buffer, email: string): Promise<void> {
  const found = await new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)]))).getEntries();
  const entries = found.filter((entry): entry is FileEntry => !entry.directory);
  const read = (path: string, password?: string): Promise<string> => {
    const entry = entries.find(({ filename }) => filename === path);
    if (!entry) throw new Error(`${path} is not in the archive.`);
    return entry.getData(new TextWriter(), password ? { password } : {});
  };
  contains(await read('README.txt'), '7-Zip', 'what opens the archive');
  const refused = await read('csv/crm/client.csv', 'Wrong-2026!').catch(() => null);
  equal(refused, null, 'what a wrong password opens');
  contains(await read('csv/crm/client.csv', PASSWORD), email, 'the clients of the archive');
  const contents = practiceArchive.parse(JSON.parse(await read('manifest.json', PASSWORD)));
  equal(contents.practice.name, 'Leaving Surgical', 'whose archive it is');
  equal(entries.length, contents.files.length + 1, 'the number of files');
}
