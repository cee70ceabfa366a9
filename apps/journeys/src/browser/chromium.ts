import { chromium, type Browser } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
];

/** Starts this machine's browser, limited to the product. */
export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGS });
}
