import type { Rights } from '@quillcare/contracts';
import { canOpen } from '../access/permissions';
import { TOOLS, type AdminTool } from '../entries';

export interface AdminGroup {
  key: AdminTool['group'];
  tools: readonly AdminTool[];
}

const GROUPS = ['people', 'practice', 'records', 'platform'] as const;

/** Returns the tools the user may open, by group. Empty groups are left out. */
export function getAdminGroups(rights: Rights): AdminGroup[] {
  const tools = TOOLS.filter(({ right }) => canOpen(right, rights)).sort(
    (one, other) => one.order - other.order,
  );
  return GROUPS.map((key) => ({ key, tools: tools.filter(({ group }) => group === key) })).filter(
    (group) => group.tools.length > 0,
  );
}
