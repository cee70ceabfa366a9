import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isOver, listPracticeExports } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useState } from 'react';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { practiceExportWords } from './practice-export.en';
import { PracticeExportCard } from './practice-export.card';

/** Polling interval in milliseconds while an archive is being written, in case live updates do not arrive. */
const POLL_MS = 3_000;

/** The archives of the last 24 hours, with their progress. */
export function PracticeExportsPanel() {
  const t = useWords(practiceExportWords);
  const [isBusy, setBusy] = useState(false);
  const request = useOperationQuery(
    listPracticeExports,
    { query: {} },
    { pollingInterval: isBusy ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const isWriting = request.data?.items.some((one) => !isOver(one)) ?? false;
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
