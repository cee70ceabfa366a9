import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '@quillcare/ui';
import { errorWords } from '../../shared/pages/error.en';
import { useWords } from '../../shared/words/words';

/** Replaces a page the user may not open: says why, whom to ask and where to go. */
export function NotPermitted() {
  const t = useWords(errorWords);
  const navigate = useNavigate();
  // The first page of a window has nothing to go back to.
  const isFirst = useLocation().key === 'default';
  return (
    <>
      <PageHeader title={t('forbidden')} subtitle={t('forbiddenHint')} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/app" variant="contained">
          {t('home')}
        </Button>
        {!isFirst && <Button onClick={() => void navigate(-1)}>{t('back')}</Button>}
      </Box>
    </>
  );
}
