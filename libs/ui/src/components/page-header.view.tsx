import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /**
   * Title of the browser tab if the page title must not appear there: a patient's name would stay in the history of a shared
   * computer.
   */
  tabTitle?: string;
  /** A count or a status next to the title. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  /** A back link above the title. */
  back?: ReactNode;
  /** Actions to the right of the title. The primary action comes last, except on phones, where it comes first. */
  actions?: ReactNode;
}

/** The page's only h1, with its actions on the right. Also sets the browser tab's title, to `tabTitle` if given. */
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
        {subtitle && (
          <Typography component="div" color="textSecondary" sx={subtitleStyles}>
            {subtitle}
          </Typography>
        )}
        {actions && <Box sx={actionsStyles}>{actions}</Box>}
      </Box>
    </Box>
  );
}

// A line of its own, which a smaller width would not guarantee: below the title and its actions, or between them on phones.
const subtitleStyles = { order: { sm: 1 }, width: '100%', mt: -0.5, pr: 'max(0px, 100% - 75ch)' };

// On phones the primary action comes first at full width, and the others share the lines below.
const actionsStyles = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
  '& > .MuiButton-contained': { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } },
};
