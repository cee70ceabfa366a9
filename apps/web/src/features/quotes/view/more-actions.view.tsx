import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoreIcon } from '@quillcare/ui';
import { useId, useRef, useState } from 'react';

export interface MoreAction {
  name: string;
  label: string;
  isDangerous?: boolean;
  onClick?: () => void;
}

/** Everything else that can be done, behind one button. */
export function MoreActions({ label, items }: { label: string; items: readonly MoreAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  if (items.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Menu id={menuId} open={isOpen} onClose={() => setOpen(false)} anchorEl={() => button.current}>
        {items.map(({ name, label: text, isDangerous = false, onClick, ...link }) => (
          <MenuItem
            key={name}
            {...link}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setOpen(false);
              onClick?.();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
