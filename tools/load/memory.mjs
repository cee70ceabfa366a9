// Measures the memory of the processes at rest and over minutes of mixed load.
import { setTimeout as pause } from 'node:timers/promises';
import { median, shoot } from '../bench/load.mjs';
import { reads, writes } from './scenarios.mjs';

const REST_MS = 5_000;
const LIMIT_MIB = { one: 400, scaled: 130 };
const SHOT_SECONDS = 5;
const FEWEST_LOOKS = 6;
/** A token is valid for a quarter of an hour. */
const SESSION_MS = 10 * 60_000;
/** Growth from the first to the last third of the time that still counts as flat, because garbage is collected late. */
const FLAT = 1.1;

const largestOf = (memory) => memory.reduce((largest, one) => (one.mib > largest.mib ? one : largest));
const tellAll = (memory) => memory.map(({ name, mib }) => `${name} ${Math.round(mib)}`).join(', ');

export async function measureRest({ layout, options, figures }) {
  const limit = LIMIT_MIB[options.isScaled ? 'scaled' : 'one'];
  if (!options.isScaled)
    figures.add({
      part: 'start',
      what: 'ready, warm',
      value: layout.startSeconds,
      unit: 's',
      digits: 1,
      atMost: 6,
    });
  await pause(REST_MS);
  const rest = layout.memory();
  figures.add({
    part: 'memory',
    what: 'largest process at rest',
    value: largestOf(rest).mib,
    unit: 'MiB',
    digits: 0,
    measured: tellAll(rest),
    atMost: limit,
  });
}

/** Applies mixed load and takes a memory sample after each round. */
async function looksUnderLoad({ layout, renew, options }) {
  const looks = [];
  const end = Date.now() + options.minutes * 60_000;
  let scene = await renew();
  let isStaleAt = Date.now() + SESSION_MS;
  for (let at = 0; Date.now() < end || looks.length < FEWEST_LOOKS; at += 1) {
    if (Date.now() > isStaleAt) {
      scene = await renew();
      isStaleAt = Date.now() + SESSION_MS;
    }
    const scenarios = [...reads(scene), ...writes(scene)];
    const { product } = scenarios[at % scenarios.length];
    await shoot('product', { ...product, duration: Math.min(SHOT_SECONDS, options.seconds) });
    looks.push(layout.memory());
  }
  return looks;
}

/** `renew` returns the scene with a new session. */
export async function measureSteady({ layout, renew, options, figures }) {
  const looks = await looksUnderLoad({ layout, renew, options });
  const last = looks.at(-1);
  const third = Math.floor(looks.length / 3);
  const growths = last.map((_, process) => {
    const over = (from, to) => median(looks.slice(from, to).map((look) => look[process].mib));
    return over(-third) / over(0, third);
  });
  const part = 'memory';
  figures.add({
    part,
    what: 'largest process after load',
    value: largestOf(last).mib,
    unit: 'MiB',
    digits: 0,
    measured: tellAll(last),
    ...(options.isScaled ? { atMost: LIMIT_MIB.scaled } : {}),
  });
  figures.add({
    part,
    what: 'last third of the load, relative to the first',
    value: Math.max(...growths),
    atMost: FLAT,
    measured: `over ${options.minutes} minutes`,
  });
}
