// Reproducible random numbers, which depend only on the seed and the labels, not on timing.

/** A separate generator per label, so that concurrent parts of a run do not influence each other. */
export function seeded(seed, ...labels) {
  const name = [seed, ...labels].join('/');
  let state = mixed(name);
  let serials = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from, to) => from + Math.floor(next() * (to - from + 1));
  const pick = (list) => list[integer(0, list.length - 1)];
  return {
    name,
    // Random numbers cannot distinguish generators: all of them walk the same 2^32 states, and long walks meet.
    serial: () => (serials += 1),
    next,
    integer,
    pick,
    chance: (share) => next() < share,
    shuffled: (list) => shuffle(list, integer),
  };
}

function shuffle(list, integer) {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = integer(0, at);
    [copy[at], copy[other]] = [copy[other], copy[at]];
  }
  return copy;
}

// FNV-1a, because it maps similar texts to very different states.
function mixed(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  return hash | 0;
}
