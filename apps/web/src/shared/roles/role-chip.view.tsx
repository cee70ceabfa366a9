import Box from '@mui/material/Box';
import type { Role } from '@quillcare/contracts';
import { roleName } from './role-label';

/** A role in a list: outlined and without a colour, because no role is better or worse. */
export function RoleChip({ role }: { role: Role }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 24,
        px: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: '0.8125rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }}
    >
      {roleName(role)}
    </Box>
  );
}
