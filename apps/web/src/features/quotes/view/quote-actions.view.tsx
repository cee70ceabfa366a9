import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActButton, ActMenu } from '../../../shared/acts/act-buttons.view';
import { useActs, useActScope, type Acts } from '../../../shared/acts/use-acts';
import { useWords } from '../../../shared/words/words';
import { actsOf } from './quote-acts';
import { quoteActs, type ActedQuote } from './quote-acts.definition';
import { actWords } from './quote-acts.en';

export interface QuoteActionsProps {
  quote: Quote;
  /** All versions, the newest first. */
  versions: readonly QuoteVersion[];
}

/** The one act that the status asks for as a button, editing beside it, and everything else in a menu. */
export function QuoteActions({ quote, versions }: QuoteActionsProps) {
  const t = useWords(actWords);
  const record = { ...quote, versions };
  const running = useActs();
  const { primary, others } = actsOf(record, useActScope());
  useAskedAct(record, primary ? [primary, ...others] : others, running);
  const { edit } = quoteActs;
  return (
    <>
      <ActMenu
        label={t('more')}
        acts={others.filter((act) => act !== edit)}
        record={record}
        running={running}
      />
      {others.includes(edit) && <ActButton act={edit} record={record} running={running} />}
      {primary && <ActButton act={primary} record={record} running={running} isPrimary />}
      {running.dialog}
    </>
  );
}

/** The address opens one: "Save and send" of the editor and the list's verbs lead to `?do=send`. */
const DO = 'do';

/** Starts the act that the address asks for, if the quote and the person's rights allow it. */
function useAskedAct(quote: ActedQuote, possible: ReturnType<typeof actsOf>['others'], { start }: Acts) {
  const [search, setSearch] = useSearchParams();
  // `?send` is what the editor has always used.
  const name = search.get(DO) ?? (search.has('send') ? 'send' : null);
  const [asked] = useState(() => possible.find((act) => act.name === name && (act.command ?? act.dialog)));
  useEffect(() => {
    if (!asked) return;
    const forget = () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(DO);
          after.delete('send');
          return after;
        },
        { replace: true },
      );
    start(asked, quote, { onClose: forget });
    // Once, with the quote as it was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
