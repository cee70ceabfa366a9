import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { callbackMachine, type Callback } from '@quillcare/contracts';
import { CheckIcon, MoreIcon } from '@quillcare/ui';
import type { CallbackTask } from './callback.dialog';
import { callbackTexts } from './callback.texts';

/** What can be done with an open callback; nothing with a closed one. */
export function CallbackActions({
  callback,
  onTask,
}: {
  callback: Callback;
  onTask: (task: CallbackTask) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!callbackMachine.allows(callback.status, 'completed')) return null;
  const choose = (kind: CallbackTask['kind']) => {
    setOpen(false);
    onTask({ kind, callback });
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button size="small" variant="outlined" startIcon={<CheckIcon />} onClick={() => choose('complete')}>
        {callbackTexts.complete}
      </Button>
      <IconButton
        ref={button}
        size="small"
        aria-label={callbackTexts.more(callback.clientName)}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => button.current}>
        <MenuItem onClick={() => choose('attempt')}>{callbackTexts.attempt}</MenuItem>
        <MenuItem onClick={() => choose('reschedule')}>{callbackTexts.reschedule}</MenuItem>
      </Menu>
    </Box>
  );
}
