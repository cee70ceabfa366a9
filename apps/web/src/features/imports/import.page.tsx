import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@quillcare/ui';
import { BackLink } from '../../shared/navigation/back-link.view';
import { ImportRunView } from './import-run.view';
import { ImportStart } from './import-start.view';
import { importWords } from './import.en';
import { useWords } from '../../shared/words/words';
import { RecentImports } from './recent-imports.view';

/** Upload, progress and result; the import's id is in the URL, so it survives a reload. */
export function ImportPage() {
  const t = useWords(importWords);
  const [params, setParams] = useSearchParams();
  const run = params.get('run');
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/clients">{t('back')}</BackLink>}
      />
      {run ? (
        <ImportRunView importId={run} onAnother={() => setParams({})} />
      ) : (
        <>
          <ImportStart onStarted={(id) => setParams({ run: id })} />
          <RecentImports />
        </>
      )}
    </Box>
  );
}
