import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isFinishedTask, listPracticeExports } from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { PracticeExportCard } from './practice-export.card';
import { practiceExportWords } from './practice-export.en';
import { PracticeExportForm } from './practice-export.form';

/** Polling interval in milliseconds while an archive is being written, in case live updates do not arrive. */
const POLL_MS = 3_000;

/** Exports all of the practice's data as an encrypted archive. */
export function PracticeExportPage() {
  const t = useWords(practiceExportWords);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/settings">{t('back')}</BackLink>}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PracticeExportsPanel />
        <Panel title={t('contents.title')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '68ch' }}>
            <li>{t('contents.records')}</li>
            <li>{t('contents.documents')}</li>
            <li>{t('contents.list')}</li>
          </Box>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
            {t('contents.secrets')}
          </Typography>
        </Panel>
        <PracticeExportForm />
      </Box>
    </Box>
  );
}

/** The archives of the last 24 hours, with their progress. */
function PracticeExportsPanel() {
  const t = useWords(practiceExportWords);
  const [isBusy, setBusy] = useState(false);
  const request = useOperationQuery(
    listPracticeExports,
    { query: {} },
    { pollingInterval: isBusy ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const isWriting = request.data?.items.some((one) => !isFinishedTask(one)) ?? false;
  if (isWriting !== isBusy) setBusy(isWriting);
  return (
    <Panel title={t('runs.title')} hint={t('runs.hint')}>
      <Loaded request={request} failed={t('runs.failed')} skeleton={72}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary">{t('runs.empty')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
              {items.map((run) => (
                <PracticeExportCard key={run.id} run={run} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}
