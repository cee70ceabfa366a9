import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/words/words';
import { notificationWords } from './notification.en';

export interface NewsLineProps {
  isRead: boolean;
  onClick: () => void;
  /** Set on lines that expand further lines. */
  isExpanded?: boolean;
  /** Actions, to the right of the line. */
  aside?: ReactNode;
  /** Buttons or further lines, below the text. */
  below?: ReactNode;
  children: ReactNode;
}

/** A line of the notification centre, with a dot while unread. */
export function NewsLine({ isRead, onClick, isExpanded, aside, below, children }: NewsLineProps) {
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: aside ? 1 : 0 }}>
        <ButtonBase
          onClick={onClick}
          aria-expanded={isExpanded}
          sx={{
            display: 'flex',
            flex: 1,
            minWidth: 0,
            textAlign: 'left',
            alignItems: 'flex-start',
            gap: 1.25,
            px: 2,
            pt: 1.25,
            pb: below ? 0.25 : 1.25,
            '&:hover': { bgcolor: 'surface.hover' },
            '&.Mui-focusVisible': { bgcolor: 'surface.hover' },
          }}
        >
          <Dot isRead={isRead} />
          {children}
        </ButtonBase>
        {aside && <Box sx={{ pt: 0.75, flexShrink: 0 }}>{aside}</Box>}
      </Box>
      {below && <Box sx={{ pl: '34px', pr: 2, pb: 0.75 }}>{below}</Box>}
    </Box>
  );
}

function Dot({ isRead }: { isRead: boolean }) {
  const t = useWords(notificationWords);
  return (
    <Box
      aria-label={isRead ? undefined : t('isUnread')}
      role={isRead ? undefined : 'img'}
      sx={{
        width: 8,
        height: 8,
        borderRadius: '50%',
        mt: 0.75,
        flexShrink: 0,
        bgcolor: isRead ? 'transparent' : 'primary.main',
      }}
    />
  );
}
