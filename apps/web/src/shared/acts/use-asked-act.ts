import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Act } from './act.types';
import { asksFirst, type Acts } from './use-acts';

const DO = 'do';

/**
 * Starts the act named in the URL (`?do=send`), if it is possible. A URL may come from anyone, so this only opens dialogs: an act
 * that would run immediately is ignored.
 */
export function useAskedAct<R>(record: R, possible: readonly Act<R>[], { start }: Pick<Acts, 'start'>): void {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => possible.find((act) => act.name === search.get(DO) && asksFirst(act)));
  useEffect(() => {
    if (!asked) return;
    const forget = () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(DO);
          return after;
        },
        { replace: true },
      );
    start(asked, record, { onClose: forget });
    // Once, with the record as it was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
