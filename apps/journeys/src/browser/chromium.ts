import { chromium, type Browser } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
];

/** Starts the browser of this machine, with access to the product only. */
export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGS });
}
