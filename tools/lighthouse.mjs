// `npm run lighthouse`: runs Lighthouse, with the installed Chromium, on the patient's page, the sign-in page and the dashboard
// of the built product, as a phone and as a desktop computer, each in a fresh browser.
//   npm run lighthouse [-- --page patient] [-- --strict]     --strict makes a missed target an error
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onDatabase } from './bench/data.mjs';
import { startProcess } from './bench/product.mjs';
import { startInfra } from './infra/index.mjs';
import { openPractice } from './lighthouse/practice.mjs';
import { figuresOf, lostPoints, shortfalls } from './lighthouse/report.mjs';
import { findBrowser } from './run/browser.mjs';
import { productEnvironment } from './run/environment.mjs';
import { root, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';
import { prove } from './run/proof.mjs';

// Not a dependency, because it needs 270 packages and is run only occasionally.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORTS = { product: 34180, browser: 34181 };
const TRIES = 3;
const DEVICES = { phone: [], desktop: ['--preset=desktop'] };
const origin = `http://localhost:${PORTS.product}`;
const row = (...cells) => `| ${cells.join(' | ')} |`;

const { values: options } = parseArgs({
  options: { page: { type: 'string' }, strict: { type: 'boolean', default: false } },
});

/** A fresh browser with the given cookies and, if there are any, the mark of an earlier sign-in. */
async function freshBrowser(cookies, work) {
  const { chromium } = await import('playwright-core');
  const profile = mkdtempSync(join(tmpdir(), 'quillcare-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${PORTS.browser}`, '--no-sandbox'],
  });
  try {
    await context.addCookies(cookies);
    if (cookies.length > 0) await rememberSignedIn(context);
    return await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

// The app requests a session only if this mark exists.
async function rememberSignedIn(context) {
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('quillcare.signed-in', '1'));
  await page.close();
}

/** Size in bytes of one of our scripts as it is sent, without headers. */
function compressedSize(url) {
  const file = join(root, 'dist', 'apps', 'web-client', new URL(url).pathname);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

async function audit({ page, path, device, artefacts }) {
  const output = join(artefacts, `${page}-${device}.json`);
  const command = [
    'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', `${origin}${path}`, `--port=${PORTS.browser}`,
    '--only-categories=performance,accessibility,best-practices', '--disable-storage-reset', '--quiet',
    '--output=json', `--output-path=${output}`, ...DEVICES[device],
  ]; // prettier-ignore
  // Occasionally Chromium's trace lacks its beginning (NO_NAVSTART), and Lighthouse must be run again.
  let code = 1;
  for (let tries = 0; code !== 0 && tries < TRIES; tries += 1) code = await run('npm', command);
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code} on the page ${page}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

async function measure(artefacts, databaseUrl) {
  let cookies = [];
  const { patientPath } = await freshBrowser(cookies, async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/favicon.svg`);
    const confirmAddress = () =>
      onDatabase(databaseUrl, (database) =>
        database.query('update identity."user" set email_confirmed_at = now()'),
      );
    const practice = await openPractice(page, confirmAddress);
    cookies = await context.cookies();
    if (cookies.length === 0) throw new Error('The browser did not keep the session.');
    return practice;
  });
  const pages = { patient: patientPath, 'sign-in': '/login', dashboard: '/dashboard' };
  const results = [];
  for (const [page, path] of Object.entries(pages)) {
    if (options.page && options.page !== page) continue;
    for (const device of Object.keys(DEVICES)) {
      const isSignedIn = page === 'dashboard';
      const report = await freshBrowser(isSignedIn ? cookies : [], async (context) => {
        const found = await audit({ page, path, device, artefacts });
        // The refresh cookie has been rotated.
        if (isSignedIn) cookies = await context.cookies();
        return found;
      });
      results.push({ page, device, figures: figuresOf(report, compressedSize), lost: lostPoints(report) });
    }
  }
  return results;
}

function print(results) {
  console.log(row('page', 'device', 'performance', 'accessibility', 'best practices', 'JavaScript kB', 'largest paint ms', 'blocked ms', 'shift')); // prettier-ignore
  console.log(row(...Array(9).fill('---')));
  for (const { page, device, figures } of results) {
    const { scores, javascriptKB, largestPaintMs, blockedMs, layoutShift } = figures;
    console.log(row(page, device, ...scores, Math.round(javascriptKB), Math.round(largestPaintMs), Math.round(blockedMs), layoutShift.toFixed(3))); // prettier-ignore
  }
  let missed = 0;
  for (const { page, device, figures, lost } of results) {
    const short = shortfalls(page, figures);
    missed += short.length;
    if (short.length > 0) console.log(`\n${page}, ${device}: ${short.join(' · ')}\n  ${lost.join('\n  ')}`);
  }
  console.log(`\n${missed} targets missed`);
  return missed;
}

async function work({ dataDir, artefacts }) {
  const infra = await startInfra({ dataDir, env: {}, log: console.log });
  const given = { NODE_ENV: 'production', PORT: String(PORTS.product) };
  const env = { ...productEnvironment({ dataDir, infra, given }), LOG_LEVEL: 'warn', SMTP_URL: 'none' };
  const { child } = await startProcess(join(root, LAUNCHER), ['--migrate'], env, 'is ready');
  try {
    const missed = print(await measure(artefacts, infra.databaseUrl));
    return options.strict && missed > 0 ? 1 : 0;
  } finally {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
}

await prove('lighthouse', work);
