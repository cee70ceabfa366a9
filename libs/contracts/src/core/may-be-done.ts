/** Shown when a command got no response: it may have run, so it must not simply be repeated. */
export const MAY_BE_DONE = 'This may already have been done. Please check before you try again.';
