// Checks what a user of the demonstration practice sees, to verify that the product behind an address is complete.
import { setTimeout as pause } from 'node:timers/promises';

/** Contents of the complete practice. A run of the product may add to it. */
const LISTS = {
  '/quotes': 39,
  '/clients': 40,
  '/leads': 31,
  '/surgeries': 16,
  '/doctors': 2,
  '/surgery-cases': 16,
};

async function json(url, options = {}) {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}

/** Waits until a gateway is ready and the practice is complete. Throws with what is missing when the time is up. */
export async function demonstrationAt(origin, seconds) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await look(origin);
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(2_000);
    }
  }
}

async function look(origin) {
  await json(`${origin}/health/ready`);
  const session = await json(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.quillcare.test', password: 'Quillcare-2026!' }),
  });
  const headers = { authorization: `Bearer ${session.access_token}` };
  const found = {};
  for (const [path, least] of Object.entries(LISTS)) {
    const { total } = await json(`${origin}/api${path}?limit=1`, { headers });
    if (total < least)
      throw new Error(`The demonstration practice has ${total} of ${path}, at least ${least} are expected.`);
    found[path.slice(1)] = total;
  }
  const accepted = await json(`${origin}/api/quotes?status=ACCEPTED&limit=1`, { headers });
  if (accepted.total < 15)
    throw new Error(`Only ${accepted.total} quotes of the demonstration practice are accepted.`);
  return { ...found, accepted: accepted.total };
}
