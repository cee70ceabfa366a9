import Box from '@mui/material/Box';
import type { Role } from '@quillcare/contracts';
import { roleLabel, roleName } from './role-label';

/** A role in a list: outlined and without a colour, because no role is better or worse. */
export function RoleChip({ role }: { role: Role }) {
  return (
    <Box component="span" sx={{ ...OUTLINED, height: 24, px: 1, fontSize: '0.8125rem' }}>
      {roleName(role)}
    </Box>
  );
}

/** The badge beside one's own name: administrators have their own, everybody else is "User". */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <Box component="span" sx={{ ...OUTLINED, height: 20, px: 0.75, fontSize: '0.75rem' }}>
      {roleLabel(role)}
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
