import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { ProductFleet } from '../product/product.fleet';
import type { Settings } from '../run/settings';
import { World } from '../run/world';
import { Camera } from './camera';
import { setStage, type Stage } from './gallery.stage';
import { patientScenes } from './patient.scenes';
import { importScenes, staffScenes } from './staff.scenes';

const VIEWS = [
  { width: 1440, height: 900, isPhone: false },
  { width: 375, height: 812, isPhone: true },
];
const COLOURS = ['light', 'dark'] as const;
const PUBLIC_PAGES = {
  landing: '/',
  'sign-in': '/login',
  'sign-up': '/create-account',
  terms: '/terms',
  privacy: '/privacy',
  'not-found-public': '/nowhere',
};

export interface GalleryOptions {
  folder: string;
  settings: Settings;
  product: ProductFleet;
  browser: Browser;
}

/** Takes a screenshot of every page, wide and narrow, light and dark. Returns the exit code. */
export async function takeGallery({ folder, settings, product, browser }: GalleryOptions): Promise<number> {
  const world = new World({ name: 'gallery', usesDemo: true }, product, browser, settings);
  const camera = new Camera(folder);
  try {
    const stage = await setStage(world);
    // All staff pages first, because the patients' actions would change the lists between two pictures of one page.
    for (const view of views()) await publicAndStaff(world, camera, view, stage);
    for (const view of views())
      await importScenes(camera, await world.visitor({ who: 'staff', ...view }), stage);
    for (const view of views())
      await patientScenes(camera, await world.visitor({ who: 'patient', ...view }), stage);
    removeOthers(folder, camera.taken);
    console.log(
      `${camera.taken.length} screenshots, ${(camera.bytes / 1_048_576).toFixed(1)} MB, in ${folder}`,
    );
    return 0;
  } catch (error) {
    await world.keepEvidence(error);
    throw error;
  } finally {
    await world.close();
  }
}

type View = (typeof VIEWS)[number] & { colours: (typeof COLOURS)[number] };

function views(): View[] {
  return VIEWS.flatMap((view) => COLOURS.map((colours) => ({ ...view, colours })));
}

async function publicAndStaff(world: World, camera: Camera, view: View, stage: Stage): Promise<void> {
  const stranger = await world.visitor({ who: 'stranger', ...view });
  for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
    await stranger.open(path);
    await camera.take(stranger, name);
  }
  await stranger.close();
  await staffScenes(camera, await world.visitor({ who: 'staff', ...view }), stage);
}

/** Removes pictures of pages that no longer exist. */
function removeOthers(folder: string, taken: readonly string[]): void {
  for (const file of readdirSync(folder)) {
    if (/\.png$/.test(file) && !taken.includes(file)) rmSync(join(folder, file));
  }
}
