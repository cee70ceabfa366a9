import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrganisationOverview } from '@quillcare/contracts';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import {
  ActivateAgainDialog,
  DeactivateDialog,
  EditOrganisationDialog,
  FeaturesDialog,
  InviteAdministratorDialog,
  type CareProps,
} from './organisation-care.dialog';
import { careWords } from './organisation-care.en';

const DIALOGS = {
  edit: EditOrganisationDialog,
  features: FeaturesDialog,
  invite: InviteAdministratorDialog,
  deactivate: DeactivateDialog,
  activate: ActivateAgainDialog,
} as const satisfies Record<string, (props: CareProps) => React.JSX.Element>;
type Action = keyof typeof DIALOGS;

/** What a super admin can do for a practice. */
export function OrganisationActions({ organisation }: { organisation: OrganisationOverview }) {
  const t = useWords(careWords);
  const [open, setOpen] = useState<Action | null>(null);
  const Dialog = open && DIALOGS[open];
  const isOwn = useSession().organisation.id === organisation.id;
  const { isActive, owner, invitedAdministrator } = organisation;
  const actions: Action[] = [
    'edit',
    'features',
    ...(isActive && !owner ? (['invite'] as const) : []),
    // Nobody can switch off the practice that they belong to.
    ...(isOwn ? [] : ([isActive ? 'deactivate' : 'activate'] as const)),
  ];
  const labels = {
    edit: t('edit'),
    features: t('features'),
    deactivate: t('deactivate'),
    activate: t('activate'),
    invite: t(invitedAdministrator ? 'again' : 'invite'),
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'deactivate' ? 'error' : 'primary'}
          onClick={() => setOpen(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {Dialog && <Dialog organisation={organisation} onClose={() => setOpen(null)} />}
    </>
  );
}
