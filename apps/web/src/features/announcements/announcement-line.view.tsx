import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Announcement, ShownAnnouncement } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

const SEVERITIES: Record<Announcement['type'], AlertColor> = {
  INFO: 'info',
  SUCCESS: 'success',
  WARNING: 'warning',
  ERROR: 'error',
  MAINTENANCE: 'warning',
  FEATURE: 'info',
  UPDATE: 'info',
  PROMOTION: 'info',
};
const STYLES: Record<Announcement['actionStyle'], Pick<ButtonProps, 'variant' | 'color'>> = {
  PRIMARY: { variant: 'contained', color: 'primary' },
  SECONDARY: { variant: 'outlined', color: 'inherit' },
  SUCCESS: { variant: 'contained', color: 'success' },
  WARNING: { variant: 'contained', color: 'warning' },
  DANGER: { variant: 'contained', color: 'error' },
};

export interface AnnouncementLineProps {
  announcement: Pick<ShownAnnouncement, 'title' | 'message' | 'type' | 'action'> &
    Partial<Pick<ShownAnnouncement, 'source'>>;
  /** Actions, shown to the right of the text. */
  children?: ReactNode;
}

export function AnnouncementLine({ announcement, children }: AnnouncementLineProps) {
  const t = useWords(announcementWords);
  const { title, message, type, action, source } = announcement;
  return (
    <Alert
      severity={SEVERITIES[type]}
      role="presentation"
      sx={{
        alignItems: 'center',
        borderRadius: 0,
        px: { xs: 2, md: 3 },
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {source === 'PLATFORM' && (
            <Typography component="span" variant="body2" sx={{ mr: 1 }}>
              {t('banner.platform')}
            </Typography>
          )}
          <Typography component="strong" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
            {title}
          </Typography>{' '}
          <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
            {message}
          </Box>
        </Box>
        {/* Wraps as a whole, so that no single button ends up on a line of its own. */}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {action && <ActionButton action={action} />}
          {children}
        </Box>
      </Box>
    </Alert>
  );
}

function ActionButton({
  action: { label, target, style },
}: {
  action: NonNullable<ShownAnnouncement['action']>;
}) {
  const buttonProps = { size: 'small', ...STYLES[style] } as const;
  if (target.startsWith('/'))
    return (
      <Button component={RouterLink} to={target} {...buttonProps}>
        {label}
      </Button>
    );
  return (
    <Button href={target} target="_blank" rel="noopener noreferrer" {...buttonProps}>
      {label}
    </Button>
  );
}
