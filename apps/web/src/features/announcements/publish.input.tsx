import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  role,
  findRoleReach,
  type AnnouncementTarget,
  type AnnouncementInput,
  type Role,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { CheckInput } from '../../shared/forms/inputs.view';
import { SelectBox } from '../../shared/forms/select-box.view';
import { useWords } from '../../shared/words/words';
import { AnnouncementLine } from './announcement-line.view';
import { announcementWords } from './announcement.en';

/** The publish switch, below a preview of what each role will see. */
export function PublishInput() {
  const t = useWords(announcementWords);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Preview />
      <CheckInput name="isActive" label={t('fields.isActive')} help={t('help.isActive')} />
    </Box>
  );
}

/** Previews the unsaved announcement as a given role will see it. */
function Preview() {
  const t = useWords(announcementWords);
  const [as, setAs] = useState<Role>('USER');
  const entered = useFormContext().watch() as AnnouncementInput & AnnouncementTarget;
  const reach = findRoleReach(entered, as);
  return (
    <Box role="group" aria-label={t('preview.title')} sx={{ display: 'grid', gap: 1 }}>
      <RoleChoice value={as} onChange={setAs} />
      <Muted aria-live="polite">{t(`preview.reach.${reach}`, { role: t(`options.roles.${as}`) })}</Muted>
      {reach !== 'NONE' && <AnnouncementLine announcement={previewOf(entered, t)} />}
    </Box>
  );
}

function previewOf(
  { title, message, type, actionLabel, actionTarget, actionStyle }: AnnouncementInput,
  t: ReturnType<typeof useWords<(typeof announcementWords)['en']>>,
) {
  return {
    type,
    title: title || t('preview.untitled'),
    message: message || t('preview.noMessage'),
    action:
      actionLabel && actionTarget ? { label: actionLabel, target: actionTarget, style: actionStyle } : null,
  };
}

function RoleChoice({ value, onChange }: { value: Role; onChange: (as: Role) => void }) {
  const t = useWords(announcementWords);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SelectBox
        label={t('preview.as')}
        value={value}
        options={role.options.map((one) => ({ value: one, label: t(`options.roles.${one}`) }))}
        onChange={onChange}
      />
    </Box>
  );
}
