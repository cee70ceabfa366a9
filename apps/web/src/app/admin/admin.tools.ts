import type { Rights } from '@quillcare/contracts';
import type { AdminTool } from '../../shared/feature/feature';
import { mayOpen } from '../access/permissions';
import { FEATURES } from '../features';

export interface AdminGroup {
  key: AdminTool['group'];
  tools: readonly AdminTool[];
}

const GROUPS = ['people', 'practice', 'records', 'platform'] as const;

/** Returns the tools the user may open, by group. Empty groups are left out. */
export function adminGroupsFor(rights: Rights): AdminGroup[] {
  const tools = FEATURES.flatMap((feature) => feature.tools ?? [])
    .filter(({ right }) => mayOpen(right, rights))
    .sort((one, other) => one.order - other.order);
  return GROUPS.map((key) => ({ key, tools: tools.filter(({ group }) => group === key) })).filter(
    (group) => group.tools.length > 0,
  );
}
