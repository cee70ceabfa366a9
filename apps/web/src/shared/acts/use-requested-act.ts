import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Act } from './act.types';
import { needsDialog, type Acts } from './use-acts';
import { withParams } from '../navigation/with-params';

const ACT_PARAM = 'do';

/**
 * Starts the act named in the URL (`?do=send`), if it is possible. A URL may come from anyone, so this only opens dialogs: an act
 * that would run immediately is ignored.
 */
export function useRequestedAct<R>(
  record: R,
  possible: readonly Act<R>[],
  { start }: Pick<Acts, 'start'>,
): void {
  const [search, setSearch] = useSearchParams();
  const [requested] = useState(() =>
    possible.find((act) => act.name === search.get(ACT_PARAM) && needsDialog(act)),
  );
  useEffect(() => {
    if (!requested) return;
    const clearParam = () =>
      setSearch((before) => withParams(before, { [ACT_PARAM]: null }), { replace: true });
    start(requested, record, { onClose: clearParam });
    // Once, with the record as it was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
