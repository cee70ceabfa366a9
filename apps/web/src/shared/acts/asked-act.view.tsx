import { useEffect } from 'react';
import type { Act } from './act.types';
import { useActs } from './use-acts';

export interface AskedActProps<R> {
  act: Act<R>;
  record: R;
  onClose: () => void;
}

/** Opens the act's dialog when mounted, for pages that load an act only once it is needed. */
export function AskedAct<R>({ act, record, onClose }: AskedActProps<R>) {
  const { start, dialog } = useActs();
  useEffect(() => {
    start(act, record, { onClose });
    // Once: what is asked is about the record as it was.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return dialog;
}
