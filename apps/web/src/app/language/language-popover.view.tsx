import Popover from '@mui/material/Popover';
import type { RefObject } from 'react';
import { LanguageMenu, type LanguageMenuProps } from './language.menu';

export interface LanguagePopoverProps extends LanguageMenuProps {
  button: RefObject<HTMLButtonElement | null>;
}

export function LanguagePopover({ button, ...menu }: LanguagePopoverProps) {
  return (
    <Popover
      open
      onClose={menu.onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          sx: {
            width: 300,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(640px, calc(100dvh - 32px))',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <LanguageMenu {...menu} />
    </Popover>
  );
}
