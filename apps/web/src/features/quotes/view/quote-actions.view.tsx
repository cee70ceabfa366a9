import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { ActButton, ActMenu } from '../../../shared/acts/act-buttons.view';
import { useActs, useActScope } from '../../../shared/acts/use-acts';
import { useAskedAct } from '../../../shared/acts/use-asked-act';
import { useWords } from '../../../shared/words/words';
import { actsOf } from './quote-acts';
import { quoteActs } from './quote-acts.definition';
import { actWords } from './quote-acts.en';

export interface QuoteActionsProps {
  quote: Quote;
  /** All versions, newest first. */
  versions: readonly QuoteVersion[];
}

/** The primary action for the status as a button, with editing next to it and everything else in a menu. */
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
