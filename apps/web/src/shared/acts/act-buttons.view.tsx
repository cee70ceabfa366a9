import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoreIcon } from '@quillcare/ui';
import { useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Act } from './act.types';
import { isAvailable, useActs, useActScope, type Acts, type ActCallbacks } from './use-acts';

export interface ActButtonsProps<R> {
  /** In display order. Acts that are not possible are left out. */
  acts: readonly Act<R>[];
  record: R;
  /** The act suggested next, shown as the filled button. */
  primary?: Act<R>;
  /** Overrides the look, for instance inside a line of text. */
  look?: Pick<ButtonProps, 'size' | 'variant' | 'color'>;
  /** What the act concerns, added to the accessible name for screen readers. */
  about?: string;
  /** For pages that have to do something themselves afterwards. */
  told?: ActCallbacks;
  /** Whether data that the act needs is still loading; disables its button. */
  waits?: (act: Act<R>) => boolean;
}

/** For a notice, whose colour it inherits. */
export const INHERIT_STYLE = { size: 'small', variant: 'text', color: 'inherit' } as const;

/** For a panel's title or the end of a line. */
export const SMALL_STYLE = { size: 'small', variant: 'text' } as const;

export function ActButtons<R>({ acts, record, primary, look, about, told, waits }: ActButtonsProps<R>) {
  const scope = useActScope();
  const running = useActs();
  return (
    <>
      {acts
        .filter((act) => isAvailable(act, record, scope))
        .map((act) => (
          <ActButton
            key={act.name}
            {...{ act, record, running, look, about, told }}
            isPrimary={act === primary}
            isDisabled={waits?.(act)}
          />
        ))}
      {running.dialog}
    </>
  );
}

export interface ActButtonProps<R> {
  act: Act<R>;
  record: R;
  running: Pick<Acts, 'start' | 'isRunning' | 'running'>;
  isPrimary?: boolean;
  look?: ActButtonsProps<R>['look'];
  about?: string;
  told?: ActCallbacks;
  isDisabled?: boolean;
}

/** Shows a single act as a button. The dialog it opens is rendered by the component that owns `running`. */
export function ActButton<R>(props: ActButtonProps<R>) {
  const { act, record, running, isPrimary, isDisabled, look, about, told } = props;
  const isBusy = running.running === act.name;
  return (
    <Button
      aria-label={about && (act.command?.text('labelOf', record) ?? `${act.label(record)}: ${about}`)}
      startIcon={act.icon}
      disabled={isDisabled === true || (running.isRunning && act.to === undefined)}
      {...(isPrimary ? PRIMARY : lookOf(act))}
      {...look}
      {...targetOf(act, record, running, told)}
    >
      {(isBusy && act.command?.text('busy', record)) || act.label(record)}
    </Button>
  );
}

const PRIMARY = { variant: 'contained' } as const;

function lookOf({ isDanger, isQuiet }: Pick<Act<never>, 'isDanger' | 'isQuiet'>): ButtonProps {
  if (isDanger) return { color: 'error' };
  return isQuiet ? { color: 'inherit' } : { variant: 'outlined' };
}

/** Acts with a URL are links, so that they can be opened in another tab. */
function targetOf<R>(
  act: Act<R>,
  record: R,
  { start }: Pick<Acts, 'start'>,
  callbacks?: ActCallbacks,
): object {
  const address = act.to?.(record);
  if (address === undefined) return { onClick: () => start(act, record, callbacks) };
  return address.startsWith('/') ? { component: RouterLink, to: address } : { href: address };
}

export interface ActMenuProps<R> {
  label: string;
  acts: readonly Act<R>[];
  record: R;
  running: Pick<Acts, 'start'>;
  /** Shows only an icon, for the end of a line. */
  isIcon?: boolean;
}

/** Shows further acts in a menu behind one button. */
export function ActMenu<R>({ label, acts, record, running, isIcon = false }: ActMenuProps<R>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  if (acts.length === 0) return null;
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton size="small" aria-label={label} {...opener}>
          <MoreIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<MoreIcon />} {...opener}>
          {label}
        </Button>
      )}
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
