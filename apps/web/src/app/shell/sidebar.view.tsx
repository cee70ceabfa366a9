import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Hint, Logo, SignOutIcon, UsersIcon } from '@quillcare/ui';
import { RoleBadge } from '../../shared/roles/role-chip.view';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { LanguageSelector } from '../language/language-selector.view';
import { useSession } from '../../shared/session/session.context';
import type { MenuEntry } from '../entries';
import { isCurrent, buildNavigation } from './navigation';
import { productWords } from './product.en';
import { SIDEBAR_WIDTH } from './shell.styles';
import { shellWords } from './shell.en';
import { sidebarItem } from './sidebar.styles';
import { useSignOut } from '../../shared/session/use-sign-out';

export interface SidebarProps {
  /** Shows icons only. Names appear on hover and are available to screen readers. */
  isCompact: boolean;
  onNavigate?: () => void;
}

/** The navigation, limited to what the user may see. */
export function Sidebar({ isCompact, onNavigate }: SidebarProps) {
  const tShell = useWords(shellWords);
  const { user } = useSession();
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        width: isCompact ? SIDEBAR_WIDTH.compact : SIDEBAR_WIDTH.full,
      }}
    >
      <Brand isCompact={isCompact} onNavigate={onNavigate} />
      <Box
        component="nav"
        aria-label={tShell('navigation')}
        lang={lang}
        sx={{ flex: 1, overflowY: 'auto', px: 1.5, pb: 1 }}
      >
        {buildNavigation(user).map(({ key, entries }, at) => (
          <Box key={key} sx={{ mt: at === 0 ? 0.5 : 1.25 }}>
            {isCompact ? (
              at > 0 && <Divider sx={{ mb: 1 }} />
            ) : (
              <Typography
                id={`group-${key}`}
                sx={{ px: 1.25, py: 0.5, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' }}
              >
                {t(`group.${key}`)}
              </Typography>
            )}
            <List disablePadding aria-label={t(`group.${key}`)}>
              {entries.map((entry) => (
                <SidebarLink key={entry.to} entry={entry} isCompact={isCompact} onNavigate={onNavigate} />
              ))}
            </List>
          </Box>
        ))}
      </Box>
      <SidebarFooter isCompact={isCompact} onNavigate={onNavigate} />
    </Box>
  );
}

function Brand({ isCompact, onNavigate }: SidebarProps) {
  const t = useWords(productWords);
  const lang = useLanguageOf(productWords);
  return (
    <Box
      component={RouterLink}
      to="/app"
      onClick={onNavigate}
      aria-label={isCompact ? 'Quillcare' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 56,
        px: 2.25,
        color: 'text.primary',
        textDecoration: 'none',
        flexShrink: 0,
      }}
    >
      <Logo />
      {!isCompact && (
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, fontSize: '1rem', lineHeight: 1.25 }}>Quillcare</Typography>
          <Typography lang={lang} sx={{ fontSize: '0.6875rem', lineHeight: 1.15, color: 'text.secondary' }}>
            {t('tagline')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

function SidebarLink({
  entry,
  isCompact,
  onNavigate,
}: {
  entry: MenuEntry;
  isCompact: boolean;
  onNavigate?: () => void;
}) {
  const tShell = useWords(shellWords);
  const t = useWords(navigationWords);
  const { pathname } = useLocation();
  const Icon = entry.icon;
  const label = typeof entry.label === 'string' ? t(entry.label) : entry.label.name;
  const current = isCurrent(entry, pathname);
  return (
    <li>
      <Hint title={isCompact ? label : ''} placement="right">
        <Box
          component={RouterLink}
          to={entry.to}
          onClick={onNavigate}
          aria-current={current ? 'page' : undefined}
          aria-label={isCompact ? label : undefined}
          sx={sidebarItem(isCompact, current)}
        >
          <Icon fontSize="small" />
          {!isCompact && <span>{label}</span>}
          {!isCompact && entry.isMarked && (
            <Box
              component="span"
              sx={{
                ml: 'auto',
                fontSize: '0.6875rem',
                fontWeight: 600,
                px: 0.75,
                borderRadius: 0.5,
                bgcolor: 'surface.tint',
                color: 'primary.main',
              }}
            >
              {tShell('forAdministrators')}
            </Box>
          )}
        </Box>
      </Hint>
    </li>
  );
}

function SidebarFooter({ isCompact, onNavigate }: SidebarProps) {
  const { user } = useSession();
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1.5, flexShrink: 0 }}>
      {!isCompact && (
        <Box sx={{ px: 1.25, pb: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }} title={user.name}>
            {user.name}
          </Typography>
          <RoleBadge role={user.role} />
        </Box>
      )}
      <LanguageSelector isCompact={isCompact} sx={sidebarItem(isCompact, false)} />
      <Hint title={isCompact ? t('footer.profile') : ''} placement="right">
        <Box
          component={RouterLink}
          to="/profile"
          onClick={onNavigate}
          lang={lang}
          aria-label={isCompact ? t('footer.profile') : undefined}
          aria-current={pathname === '/profile' ? 'page' : undefined}
          sx={sidebarItem(isCompact, pathname === '/profile')}
        >
          <UsersIcon fontSize="small" />
          {!isCompact && <span>{t('footer.profile')}</span>}
        </Box>
      </Hint>
      <Hint title={isCompact ? t('footer.signOut') : ''} placement="right">
        <Box
          component="button"
          type="button"
          lang={lang}
          onClick={() => void signOut()}
          aria-label={isCompact ? t('footer.signOut') : undefined}
          sx={sidebarItem(isCompact, false)}
        >
          <SignOutIcon fontSize="small" />
          {!isCompact && <span>{t('footer.signOut')}</span>}
        </Box>
      </Hint>
    </Box>
  );
}
