import {
  listNonBillingEvents,
  type NonBillingEvent,
  type NonBillingOrganisation,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { HistoryDialog, type HistoryEntry } from './history.view';
import { nonBillingWords } from './non-billing.en';

export function NonBillingHistoryDialog({
  practice: { organisationId, organisationName },
  onClose,
}: {
  practice: NonBillingOrganisation;
  onClose: () => void;
}) {
  const t = useWords(nonBillingWords);
  const request = useOperationQuery(listNonBillingEvents, { params: { id: organisationId } });
  const entryOf = useEntry();
  return (
    <HistoryDialog
      title={t('historyTitle', { practice: organisationName })}
      close={t('close')}
      failed={t('historyFailed')}
      {...{ request, entryOf, onClose }}
    />
  );
}

function useEntry(): (event: NonBillingEvent) => HistoryEntry {
  const t = useWords(nonBillingWords);
  const { date } = useFormats();
  return ({ id, action, at, byName, lastDay, reason }) => {
    const until = lastDay ? t('until', { date: date(lastDay) }) : t('openEnd');
    const lines = [
      ...(action === 'DISABLED' ? [] : [until]),
      reason,
      byName === null ? t('byDate') : t('byName', { name: byName }),
    ];
    return { id, at, title: t(`actions.${action}`), lines };
  };
}
