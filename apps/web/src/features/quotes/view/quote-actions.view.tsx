import type { Quote, QuoteVersion } from '@quillcare/contracts';
import type { Act, ActScope } from '../../../shared/acts/act.types';
import { ActButton, ActMenu } from '../../../shared/acts/act-buttons.view';
import { isAvailable, useActs, useActScope } from '../../../shared/acts/use-acts';
import { useRequestedAct } from '../../../shared/acts/use-requested-act';
import { useWords } from '../../../shared/words/words';
import { hasSuccessor, quoteActs, type QuoteWithVersions } from './quote-acts.definition';
import { actWords } from './quote-acts.en';

/** The primary action for the status as a button, with editing next to it and everything else in a menu. */
export function QuoteActions({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  const t = useWords(actWords);
  const record = { ...quote, versions };
  const running = useActs();
  const { primary, others } = availableActs(record, useActScope());
  useRequestedAct(record, primary ? [primary, ...others] : others, running);
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

type QuoteActOf = Act<QuoteWithVersions>;

/** Splits the available actions into the primary one for the status and the rest in menu order. */
export function availableActs(
  quote: QuoteWithVersions,
  scope: ActScope,
): { primary: QuoteActOf | null; others: QuoteActOf[] } {
  const possible = Object.values(quoteActs).filter((act) => isAvailable(act, quote, scope));
  const primary = primaryActs(quote).find((act) => possible.includes(act)) ?? null;
  return { primary, others: possible.filter((act) => act !== primary) };
}

function primaryActs(quote: QuoteWithVersions): QuoteActOf[] {
  if (quote.surgeryCaseId && quote.acceptanceWithdrawnAt === null) return [quoteActs.openCase];
  if (hasSuccessor(quote)) return [quoteActs.openNewer];
  switch (quote.status) {
    case 'DRAFT':
      return [quoteActs.send];
    case 'SENT':
      return [quoteActs.resend];
    case 'QUERY_RECEIVED':
      return [quoteActs.call, quoteActs.revise];
    case 'REJECTED':
    case 'WITHDRAWN':
      return [quoteActs.reopen];
    case 'EXPIRED':
      return [quoteActs.requote];
    default:
      return [quoteActs.duplicate];
  }
}
