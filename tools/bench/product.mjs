// Runs the product in one process on its own servers, like `npm start` but with production settings.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function startProcess(file, args, env, ready, flags = []) {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(ready)) resolve({ child, startSeconds: (performance.now() - started) / 1000 });
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}: ${printed}`)));
  });
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

export async function signUp(url) {
  const answer = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Owner',
      email: `bench.${Date.now()}@practice.example`,
      password: 'Correct-Horse-7',
      organizationName: 'Bench Practice',
      phone: '0412 345 678',
      country: 'AU',
      subscriptionPlan: 'ENTERPRISE',
    }),
  });
  if (answer.status !== 201) throw new Error(`sign-up refused: ${answer.status} ${await answer.text()}`);
  const { access_token: token, session } = await answer.json();
  return { token, organisationId: session.user.organizationId };
}
