import { useState } from 'react';

/**
 * Returns the record as it was when the dialog opened. Users confirm what they saw: if a colleague was faster, the server rejects
 * the outdated version, whereas a live-updated one would silently overwrite the colleague's change.
 */
export function useAsSeen<T>(record: T): T {
  const [seen] = useState(record);
  return seen;
}
