import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { ClockIcon, EmptyState, PageHeader } from '@quillcare/ui';
import { comingTexts } from './coming.texts';

/** A page that a later release brings. */
export function ComingPage({ title, holds }: { title: string; holds: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <EmptyState
          icon={<ClockIcon />}
          title={comingTexts.title}
          hint={`${comingTexts.holds} ${holds}`}
          action={
            <Button component={RouterLink} to="/app" variant="outlined">
              {comingTexts.back}
            </Button>
          }
        />
      </Box>
    </>
  );
}
