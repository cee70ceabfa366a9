import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listImpersonations, type SupportEnd } from '@quillcare/contracts';
import { ClockIcon, type ToneName } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListView } from '../../shared/list/list.view';
import { useWords, word } from '../../shared/words/words';
import { platformListWords } from './platform-lists.en';

const TONES: Record<SupportEnd, ToneName> = {
  STOPPED: 'muted',
  SIGNED_OUT: 'muted',
  EXPIRED: 'muted',
  ENDED_BY_PERSON: 'warning',
  ACCOUNT_CHANGED: 'warning',
};

const supportList = defineList({
  name: 'support',
  operation: listImpersonations,
  words: platformListWords,
  title: 'support.title',
  defaultSort: '-createdAt',
  isReadAtEachVisit: true,
  nameOf: ({ person }) => person.name,
  columns: [
    {
      kind: 'date',
      name: 'began',
      label: 'support.began',
      sort: 'createdAt',
      as: 'time',
      width: 175,
      value: ({ createdAt }) => createdAt,
    },
    { kind: 'person', name: 'who', label: 'support.who', card: 'title', value: ({ by }) => by },
    { kind: 'person', name: 'whom', label: 'support.whom', card: 'labelled', value: ({ person }) => person },
    {
      kind: 'link',
      name: 'practice',
      label: 'practice',
      grow: 1.1,
      from: 'lg',
      card: 'line',
      value: ({ practice }) => practice.name,
      to: ({ practice }) => `/organizations/${practice.id}`,
    },
    {
      kind: 'text',
      name: 'reason',
      label: 'support.reason',
      grow: 1.4,
      from: 'lg',
      value: ({ reason }) => reason,
    },
    {
      kind: 'text',
      name: 'access',
      label: 'support.access',
      width: 120,
      value: ({ readOnly }) => word(platformListWords, readOnly ? 'support.readOnly' : 'support.writable'),
    },
    {
      kind: 'status',
      name: 'end',
      label: 'support.ended',
      width: 180,
      value: ({ end }) =>
        end
          ? { label: word(platformListWords, `support.ends.${end}`), tone: TONES[end] }
          : { label: word(platformListWords, 'support.goingOn'), tone: 'info' },
    },
  ],
  filters: [
    {
      kind: 'flag',
      name: 'readOnly',
      label: 'support.access',
      yes: 'support.readOnly',
      no: 'support.writable',
    },
  ],
  empty: { icon: <ClockIcon />, title: 'support.empty' },
});

/** Log of impersonations: who, for whom, why and how it ended. */
export function SupportList() {
  const t = useWords(platformListWords);
  return (
    <Box component="section" aria-labelledby="support-accesses">
      <Typography variant="h2" id="support-accesses">
        {t('support.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {t('support.help')}
      </Typography>
      <ListView list={supportList} />
    </Box>
  );
}
