// The installed Chromium, for journeys and measurements.
import { findOnPath, installAsRoot } from '../infra/binaries.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of its program. As root it is installed if missing. */
export function findBrowser() {
  const find = () => BROWSERS.map(findOnPath).find(Boolean);
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = find() ?? (installAsRoot(['chromium'], console.log) ? find() : undefined);
  if (!found) throw new Error('This needs Chromium. Install it, or set CHROMIUM_PATH to its executable.');
  return found;
}
