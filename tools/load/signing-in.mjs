// Measures sign-ins while others read, because password hashing is slow on purpose and must not slow down others.
import { setTimeout as pause } from 'node:timers/promises';
import { EVERYBODY } from './database.mjs';
import { percentile } from './figures.mjs';
import { signInRequest } from './people.mjs';
import { timesUntil } from './probe.mjs';

const SIGNING_IN = 4;
const READING = 8;

function during(milliseconds) {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}

export async function measureSignIn({ origin, authorization, facts, options, figures }) {
  const lasts = options.seconds * 2_000;
  let person = 0;
  // Each account is used only a few times, because ten attempts per address and minute are allowed.
  const somebody = () => EVERYBODY[(person += 1) % EVERYBODY.length];
  const read = () => ({ url: `${origin}/api/clients/${facts.clientId}`, headers: authorization });
  const signIn = () => ({ url: `${origin}/api/auth/sign-in`, ...signInRequest(somebody()) });
  await timesUntil(during(1_000), READING, read);
  const before = percentile(await timesUntil(during(lasts), READING, read), 0.95);
  await pause(500);
  const [signIns, reads] = await Promise.all([
    timesUntil(during(lasts), SIGNING_IN, signIn),
    timesUntil(during(lasts), READING, read),
  ]);
  const meanwhile = percentile(reads, 0.95);
  figures.add({
    part: 'sign-in',
    what: 'p95 at 4 connections while 8 read',
    value: percentile(signIns, 0.95),
    measured: `${signIns.length} sign-ins`,
    unit: 'ms',
    digits: 0,
    atMost: 250,
  });
  figures.add({
    part: 'sign-in',
    what: "reads' p95 meanwhile, relative to before",
    value: meanwhile / before,
    atMost: 2,
    measured: `${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`,
  });
}
