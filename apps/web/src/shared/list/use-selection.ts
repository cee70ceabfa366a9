import { useMemo, useState } from 'react';
import type { Row } from './list.types';
import type { ListAddressControl } from './use-list-address';
import type { ListData } from './use-list-page';

interface Chosen {
  question: string;
  ids: ReadonlySet<string>;
  /** Whether everything that matches is selected, beyond this page. */
  isAll: boolean;
}

export interface SelectionControl {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** The selection: rows of this page, or all that match. Cleared when page, view or filters change. */
export function useSelection({ query }: ListAddressControl, { page }: ListData) {
  const question = JSON.stringify(query);
  const [chosen, setChosen] = useState<Chosen>({ question, ids: NONE, isAll: false });
  const isCurrent = chosen.question === question;
  const ids = isCurrent ? chosen.ids : NONE;
  const control = useMemo<SelectionControl>(
    // Changing a single row returns to selecting rows individually.
    () => ({ ids, onChange: (after) => setChosen({ question, ids: after, isAll: false }) }),
    [ids, question],
  );
  const rows: readonly Row[] = (page?.items ?? []).filter(({ id }) => ids.has(id));
  return {
    control,
    rows,
    isAll: isCurrent && chosen.isAll,
    /** Once a whole page is selected and there are more rows, offer to select all that match. */
    canChooseAll:
      page !== undefined && rows.length === page.items.length && rows.length > 0 && page.total > rows.length,
    chooseAll: () => setChosen({ question, ids, isAll: true }),
    clear: () => setChosen({ question, ids: NONE, isAll: false }),
  };
}

export interface Choosing {
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** On a phone, checkboxes are shown only in selection mode, so that otherwise tapping a card opens it. */
export function useChoosing(
  isPossible: boolean,
  { rows, clear }: Pick<Selection, 'rows' | 'clear'>,
): Choosing {
  const [isWanted, setWanted] = useState(false);
  const isOn = isPossible && (isWanted || rows.length > 0);
  const toggle = () => {
    if (isOn) clear();
    setWanted(!isOn);
  };
  return { isPossible, isOn, toggle };
}

export type Selection = ReturnType<typeof useSelection>;

const NONE: ReadonlySet<string> = new Set();
