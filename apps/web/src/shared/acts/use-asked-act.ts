import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Act } from './act.types';
import { asksFirst, type Acts } from './use-acts';

const DO = 'do';

/**
 * Starts the act that the address asks for (`?do=send`), if it is one of those that are possible. An address may come from anybody,
 * so it only opens a question: what would run at once stays where it is.
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
