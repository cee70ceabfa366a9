import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CloseIcon, Facts } from '@quillcare/ui';
import { SHORTCUTS } from '../../shared/keyboard/shortcuts.texts';
import { assistantTexts } from './assistant.texts';

export interface AssistantPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Says honestly what Q will do, and where help is today. */
export function AssistantPanel({ button, onClose }: AssistantPanelProps) {
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
          {assistantTexts.title}
        </Typography>
        <IconButton size="small" aria-label={assistantTexts.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Typography sx={{ fontWeight: 500 }}>{assistantTexts.greeting}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {assistantTexts.will}
      </Typography>
      <HelpNow onClose={onClose} />
    </Popover>
  );
}

function HelpNow({ onClose }: { onClose: () => void }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {assistantTexts.now}
      </Typography>
      <Facts
        items={[
          { label: assistantTexts.support, value: assistantTexts.hours },
          ...SHORTCUTS.map(({ keys, does }) => ({ label: keys, value: does })),
        ]}
      />
      <Button
        component={RouterLink}
        to="/settings"
        onClick={onClose}
        variant="outlined"
        size="small"
        sx={{ justifySelf: 'start' }}
      >
        {assistantTexts.settings}
      </Button>
    </Box>
  );
}
