/** What is said of a command without an answer: it was begun, so nobody should simply repeat it. */
export const MAY_BE_DONE = 'This may have been done. Please look before you try again.';
