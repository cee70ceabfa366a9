import type { BulkAction } from '@quillcare/contracts';
import type { BulkAct } from '../list/list.types';
import type { Act } from './act.types';
import { CommandDialog } from './command.dialog';

/**
 * Turns an act into a bulk action for a list: its dialog is shown once, and the server applies it to each selected row. Throws if
 * the act does not support it.
 */
export function several<R>({ name, label, icon, needs, command }: Act<R>, when?: (row: R) => boolean) {
  const bulk = command?.several;
  if (!bulk || !needs) throw new Error(`${name} does not say what it is for several`);
  return {
    name,
    label: () => label(),
    icon,
    needs,
    when,
    does: ({ answer, close }) => (
      <CommandDialog
        command={command as never}
        record={null}
        submit={async (values) =>
          answer({ name: bulk.as, values: bulk.values?.(values) ?? values } as BulkAction)
        }
        onClose={close}
      />
    ),
  } satisfies BulkAct<R, () => string>;
}
