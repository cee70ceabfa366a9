import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CloseIcon } from '@quillcare/ui';
import { Shortcuts } from '../../shared/keyboard/shortcuts.view';
import { helpWords } from './help.en';
import { useWords } from '../../shared/words/words';

export interface HelpPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** How to reach support, and the keyboard shortcuts. */
export function HelpPanel({ button, onClose }: HelpPanelProps) {
  const t = useWords(helpWords);
  const id = useId();
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { width: 384, maxWidth: 'calc(100vw - 32px)', maxHeight: 600, p: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('button')}
        </Typography>
        <IconButton size="small" aria-label={t('close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Part title={t('support')}>
          <Typography>{t('hours')}</Typography>
          <Link component={RouterLink} to="/#contact" onClick={onClose}>
            {t('contact')}
          </Link>
        </Part>
        <Part title={t('shortcuts')}>
          <Shortcuts />
        </Part>
      </Box>
    </Popover>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
