// Chance that can be repeated: what is drawn depends on the seed and the labels only, not on who draws first.

/** A source of numbers of its own for every label, so that parts of a run that overlap in time do not disturb each other. */
export function seeded(seed, ...labels) {
  let state = mixed([seed, ...labels].join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from, to) => from + Math.floor(next() * (to - from + 1));
  const pick = (list) => list[integer(0, list.length - 1)];
  return {
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

// FNV-1a: texts that differ little give states that differ much.
function mixed(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  return hash | 0;
}
