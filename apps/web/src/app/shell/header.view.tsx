import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Role } from '@quillcare/contracts';
import {
  Hint,
  MenuIcon,
  MoonIcon,
  OrganisationIcon,
  SunIcon,
  SuperAdminIcon,
  UsersIcon,
} from '@quillcare/ui';
import { RoleBadge } from '../../shared/roles/role-chip.view';
import { useWords } from '../../shared/words/words';
import { Palette } from '../palette/palette.view';
import { useSession } from '../../shared/session/session.context';
import { useColourMode } from './colour-mode';
import { headerBar } from './shell.styles';
import { shellWords } from './shell.en';
import { useShellParts } from './shell.parts';
import { QuickActions } from './quick-actions.view';

export function Header({ onOpenNavigation }: { onOpenNavigation?: () => void }) {
  const tShell = useWords(shellWords);
  const { organisation, user } = useSession();
  const { isDark, toggle } = useColourMode();
  const { headerButtons } = useShellParts();
  const colours = isDark ? tShell('toLight') : tShell('toDark');
  return (
    <Box component="header" sx={headerBar}>
      {onOpenNavigation && (
        <IconButton onClick={onOpenNavigation} aria-label={tShell('openNavigation')}>
          <MenuIcon />
        </IconButton>
      )}
      <RoleIcon role={user.role} />
      <Typography noWrap title={organisation.name} sx={{ fontWeight: 600, minWidth: 0, flex: '0 1 auto' }}>
        {organisation.name}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Palette />
      <QuickActions />
      <Hint title={colours}>
        <IconButton onClick={toggle} aria-label={colours} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {isDark ? <SunIcon fontSize="small" /> : <MoonIcon fontSize="small" />}
        </IconButton>
      </Hint>
      {headerButtons.map((HeaderButton, at) => (
        <HeaderButton key={at} />
      ))}
      <Person />
    </Box>
  );
}

/** Shows who is signed in. On a phone the navigation shows it instead. */
function Person() {
  const { user } = useSession();
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'right', flexShrink: 0, maxWidth: 220 }}>
      <Typography noWrap sx={{ fontWeight: 500, lineHeight: 1.3 }} title={user.name}>
        {user.name}
      </Typography>
      <RoleBadge role={user.role} />
    </Box>
  );
}

function RoleIcon({ role }: { role: Role }) {
  const Icon = role === 'SUPER_ADMIN' ? SuperAdminIcon : role === 'ORG_ADMIN' ? OrganisationIcon : UsersIcon;
  return (
    <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, color: 'primary.main' }}>
      <Icon fontSize="small" />
    </Box>
  );
}
