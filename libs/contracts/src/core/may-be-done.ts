/** Shown when a command got no response: it may have run, so it must not simply be repeated. */
export const MAY_BE_DONE = 'This may have been done. Please look before you try again.';
