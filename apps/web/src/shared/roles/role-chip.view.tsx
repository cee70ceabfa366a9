import Box from '@mui/material/Box';
import type { Role } from '@quillcare/contracts';
import { navigationWords } from '../navigation/navigation.en';
import { useLanguageOf } from '../words/language';
import { useWords } from '../words/words';
import { roleName } from './role-label';

/** A role in a list. Outlined and without colour, because no role is better or worse. */
export function RoleChip({ role }: { role: Role }) {
  return (
    <Box component="span" sx={{ ...OUTLINED, height: 24, px: 1, fontSize: '0.8125rem' }}>
      {roleName(role)}
    </Box>
  );
}

/** Badge next to the user's own name, in the language of the navigation. */
export function RoleBadge({ role }: { role: Role }) {
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const shown = role === 'SUPER_ADMIN' || role === 'ORG_ADMIN' ? role : 'USER';
  return (
    <Box component="span" lang={lang} sx={{ ...OUTLINED, height: 20, px: 0.75, fontSize: '0.75rem' }}>
      {t(`role.${shown}`)}
    </Box>
  );
}

const OUTLINED = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const;
