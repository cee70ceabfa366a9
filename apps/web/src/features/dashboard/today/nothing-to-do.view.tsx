import Button from '@mui/material/Button';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { createLead, createQuote, listClients } from '@quillcare/contracts';
import { CheckIcon, EmptyState } from '@quillcare/ui';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { withParams } from '../../../shared/navigation/with-params';
import { todayWords } from './today.en';
import { KIND_PARAM } from './today.requests';

/** Empty state of the list, with suggestions for what to do instead. */
export function NothingToDo({ isFiltered }: { isFiltered: boolean }) {
  const t = useWords(todayWords);
  const next = useSuggestedNextStep();
  const [, setSearch] = useSearchParams();
  const showAll = () => setSearch((before) => withParams(before, { [KIND_PARAM]: null }));
  if (isFiltered)
    return (
      <EmptyState
        icon={<CheckIcon />}
        title={t('empty.kind')}
        action={<Button onClick={showAll}>{t('empty.showAll')}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<CheckIcon />}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        next && (
          <Button component={RouterLink} to={next.to} variant="outlined">
            {next.label}
          </Button>
        )
      }
    />
  );
}

function useSuggestedNextStep(): { label: string; to: string } | null {
  const t = useWords(todayWords);
  const { allows } = useRights();
  if (allows(createQuote)) return { label: t('empty.newQuote'), to: '/quotes/create' };
  if (allows(createLead)) return { label: t('empty.newLead'), to: '/leads/new' };
  return allows(listClients) ? { label: t('empty.clients'), to: '/clients' } : null;
}
