import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CloseIcon, MenuIcon } from '@quillcare/ui';
import { ANCHORS, anchorTo, useSignOutAndReload } from './landing-ways';
import { landingWords } from './landing.en';
import { useWords } from '../../shared/words/words';

const ITEM = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  px: 2,
  minHeight: 48,
  font: 'inherit',
  fontSize: '1rem',
  color: 'text.primary',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'surface.hover' },
} as const;

/** The site navigation as a menu, for narrow windows. */
export function LandingMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useWords(landingWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const label = isOpen ? t('closeMenu') : t('openMenu');
  return (
    <ClickAwayListener onClickAway={close}>
      <Box sx={{ display: { md: 'none' } }} onKeyDown={onKeyDown}>
        <IconButton
          ref={button}
          onClick={() => setOpen(!isOpen)}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls="site-menu"
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
        <Paper
          id="site-menu"
          component="nav"
          aria-label={t('navigation')}
          hidden={!isOpen}
          square
          sx={{
            position: 'absolute',
            top: '100%',
            left: 0,
            right: 0,
            bgcolor: 'surface.raised',
            borderBottom: 1,
            borderColor: 'divider',
            boxShadow: '0 8px 24px rgba(0,0,0,0.14)',
            '&[hidden]': { display: 'none' },
          }}
        >
          <MenuItems isSignedIn={isSignedIn} onChosen={close} />
        </Paper>
      </Box>
    </ClickAwayListener>
  );
}

function MenuItems({ isSignedIn, onChosen }: { isSignedIn: boolean; onChosen: () => void }) {
  const t = useWords(landingWords);
  const signOut = useSignOutAndReload();
  const ways = isSignedIn
    ? [
        { to: '/dashboard', label: t('dashboard') },
        { to: '/admin', label: t('admin') },
      ]
    : [
        { to: '/login', label: t('signIn') },
        { to: '/create-account', label: t('start') },
      ];
  const links = [...ANCHORS.map((anchor) => ({ to: anchorTo(anchor), label: t(`${anchor}`) })), ...ways];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, py: 1 }}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <ButtonBase component={RouterLink} to={to} onClick={onChosen} sx={ITEM}>
            {label}
          </ButtonBase>
        </li>
      ))}
      {isSignedIn && (
        <li>
          <ButtonBase onClick={signOut} sx={ITEM}>
            {t('signOut')}
          </ButtonBase>
        </li>
      )}
    </Box>
  );
}
