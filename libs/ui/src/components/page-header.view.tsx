import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** Names the browser tab where the title must not: a patient's name would stay in the history of a shared computer. */
  tabTitle?: string;
  /** Beside the title: a count or a status. */
  aside?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Above the title: a back link. */
  back?: ReactNode;
  /** Right of the title; the primary action is the last, and on a phone the first. */
  actions?: ReactNode;
}

/** The page's only h1, with its actions on the right; names the browser tab as well unless there is a `tabTitle`. */
export function PageHeader({ title, tabTitle = title, aside, subtitle, back, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${tabTitle} · Quillcare`;
  }, [tabTitle]);
  return (
    <Box component="header" sx={{ mb: 2.5 }}>
      {back && <Box sx={{ mb: 0.5, ml: -0.5 }}>{back}</Box>}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, rowGap: 1, minHeight: 36 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            flex: '1 1 auto',
            minWidth: 0,
            flexWrap: 'wrap',
          }}
        >
          <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {aside}
        </Box>
        {actions && <Box sx={ACTIONS}>{actions}</Box>}
      </Box>
      {subtitle && (
        <Typography component="div" color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          {subtitle}
        </Typography>
      )}
    </Box>
  );
}

// On a phone the primary action comes first, in the full width; the others share the lines below.
const ACTIONS = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
  '& > .MuiButton-contained': { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } },
};
