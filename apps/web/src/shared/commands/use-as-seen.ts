import { useState } from 'react';

/**
 * The record as it was when this dialog was opened. What a person confirms is about what they saw: the server refuses the older
 * version if a colleague was faster, where the one of a live update would overwrite them without a word.
 */
export function useAsSeen<T>(record: T): T {
  const [seen] = useState(record);
  return seen;
}
