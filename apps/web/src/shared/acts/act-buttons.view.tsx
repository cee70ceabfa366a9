import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoreIcon } from '@quillcare/ui';
import { useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Act } from './act.types';
import { isPossible, useActs, useActScope, type Acts } from './use-acts';

export interface ActButtonsProps<R> {
  /** In the order of the buttons; those that are not possible are left out. */
  acts: readonly Act<R>[];
  record: R;
  /** The one that is asked for next is the filled button. */
  primary?: Act<R>;
  size?: ButtonProps['size'];
}

/** What can be done with a record, each as a button. */
export function ActButtons<R>({ acts, record, primary, size }: ActButtonsProps<R>) {
  const scope = useActScope();
  const running = useActs();
  return (
    <>
      {acts
        .filter((act) => isPossible(act, record, scope))
        .map((act) => (
          <ActButton key={act.name} {...{ act, record, running, size }} isPrimary={act === primary} />
        ))}
      {running.dialog}
    </>
  );
}

export interface ActButtonProps<R> {
  act: Act<R>;
  record: R;
  running: Pick<Acts, 'start' | 'isRunning'>;
  isPrimary?: boolean;
  size?: ButtonProps['size'];
  isDisabled?: boolean;
}

/** One act as a button; the dialog that it opens belongs to whoever runs it. */
export function ActButton<R>({ act, record, running, isPrimary, isDisabled, size }: ActButtonProps<R>) {
  return (
    <Button
      size={size}
      startIcon={act.icon}
      disabled={isDisabled === true || (running.isRunning && act.to === undefined)}
      {...(isPrimary ? PRIMARY : lookOf(act))}
      {...targetOf(act, record, running)}
    >
      {act.label(record)}
    </Button>
  );
}

const PRIMARY = { variant: 'contained' } as const;

function lookOf({ isDanger, isQuiet }: Pick<Act<never>, 'isDanger' | 'isQuiet'>): ButtonProps {
  if (isDanger) return { color: 'error' };
  return isQuiet ? { color: 'inherit' } : { variant: 'outlined' };
}

/** An address is a link, so that it opens in another tab as any does. */
function targetOf<R>(act: Act<R>, record: R, { start }: Pick<Acts, 'start'>): object {
  const address = act.to?.(record);
  if (address === undefined) return { onClick: () => start(act, record) };
  return address.startsWith('/') ? { component: RouterLink, to: address } : { href: address };
}

export interface ActMenuProps<R> {
  label: string;
  acts: readonly Act<R>[];
  record: R;
  running: Pick<Acts, 'start'>;
}

/** Everything else that can be done, behind one button. */
export function ActMenu<R>({ label, acts, record, running }: ActMenuProps<R>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  if (acts.length === 0) return null;
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
        {acts.map((act) => {
          const target = targetOf(act, record, running) as { onClick?: () => void };
          return (
            <MenuItem
              key={act.name}
              {...target}
              sx={act.isDanger ? { color: 'error.main' } : undefined}
              onClick={() => {
                setOpen(false);
                target.onClick?.();
              }}
            >
              {act.label(record)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
