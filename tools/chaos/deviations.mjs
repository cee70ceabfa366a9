// The deviations that a comparison reports. No I/O.

export const finding = (kind, what, id, expected, seen) => ({ kind, what, id, expected, found: seen });

/** Compares a count with its bounds. */
export function counted(what, id, seen, least, most = least) {
  if (seen < least) return [finding('lost', what, id, least, seen)];
  if (seen > most) return [finding('doubled', what, id, most, seen)];
  return [];
}

export const equal = (what, id, seen, expected) =>
  seen === expected ? [] : [finding('wrong', what, id, expected, seen)];

/** Compares a count for an action that must have happened exactly once if acknowledged, otherwise at most once. */
export function told(what, id, seen, state) {
  if (state === undefined) return [];
  return counted(what, id, seen, state === 'acknowledged' ? 1 : 0, 1);
}
