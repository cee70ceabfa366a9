import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { allows, type Role } from '@quillcare/contracts';
import {
  Hint,
  MenuIcon,
  MoonIcon,
  OrganisationIcon,
  PlusIcon,
  SunIcon,
  SuperAdminIcon,
  UsersIcon,
} from '@quillcare/ui';
import { roleLabel } from '../../shared/roles/role-label';
import type { FeatureAction } from '../../shared/feature/feature';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { FEATURES } from '../features';
import { Palette } from '../palette/palette.view';
import { useSession } from '../../shared/session/session.context';
import { useColourMode } from './colour-mode';
import { headerBar } from './shell.styles';
import { shellWords } from './shell.en';
import { useShellParts } from './shell.parts';
import { useRunAction } from './use-quick-actions';

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
      <QuickButtons />
      <Hint title={colours}>
        <IconButton onClick={toggle} aria-label={colours} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {isDark ? <SunIcon fontSize="small" /> : <MoonIcon fontSize="small" />}
        </IconButton>
      </Hint>
      {headerButtons.map((HeaderButton, at) => (
        <HeaderButton key={at} />
      ))}
      <Box sx={{ display: { xs: 'none', lg: 'block' }, textAlign: 'right', minWidth: 0, maxWidth: 220 }}>
        <Typography noWrap sx={{ fontWeight: 500, lineHeight: 1.3 }} title={user.name}>
          {user.name}
        </Typography>
        <Typography noWrap variant="caption" color="textSecondary" component="div">
          {roleLabel(user.role)}
        </Typography>
      </Box>
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

const QUICK = FEATURES.flatMap(({ headerAction }) => headerAction ?? []);

function QuickButtons() {
  const { user } = useSession();
  return QUICK.filter(({ right }) => allows(right, user)).map((action) => (
    <QuickButton key={action.label} action={action} />
  ));
}

function QuickButton({ action }: { action: FeatureAction }) {
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const run = useRunAction();
  const label = t(action.label);
  return (
    <>
      <IconButton
        lang={lang}
        aria-label={label}
        onClick={() => run(action)}
        sx={{ display: { md: 'none' }, color: 'primary.main' }}
      >
        <PlusIcon fontSize="small" />
      </IconButton>
      <Button
        lang={lang}
        size="small"
        variant="contained"
        startIcon={<PlusIcon />}
        onClick={() => run(action)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {label}
      </Button>
    </>
  );
}
