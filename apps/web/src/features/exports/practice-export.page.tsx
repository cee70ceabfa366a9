import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader, Panel } from '@quillcare/ui';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { practiceExportWords } from './practice-export.en';
import { PracticeExportForm } from './practice-export.form';
import { PracticeExportsPanel } from './practice-exports.panel';

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
