import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { assignLead, listColleagues, type LeadDetail } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { ownerOf } from './lead';
import { leadWords } from './lead.en';

const NOBODY = 'none';
const FIELD = 'lead-owner';

const assigning = actsOn<LeadDetail>(leadWords, ({ ownerName }) => ownerName ?? '').act({
  name: 'owner',
  operation: assignLead,
  asks: assignLead.body.pick({ ownerId: true }),
  doneAs: ({ ownerId }) => (ownerId === null ? 'NOBODY' : 'SOMEBODY'),
  doneWith: ({ ownerName }) => ({ name: ownerName ?? '' }),
});

/** Assigns a lead to a colleague. Saved as soon as one is chosen. */
export function OwnerInput({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const { start, isRunning } = useActs();
  const { data } = useOperationQuery(listColleagues, {});
  // The lead's version when the menu was opened, because a colleague may assign it in the meantime.
  const seenRef = useRef(lead.version);
  const owner = lead.ownerId && { id: lead.ownerId, name: ownerOf(lead) };
  const colleagues = data?.items ?? [];
  // An owner who has left the practice is listed while the lead is still theirs.
  const choices =
    owner && !colleagues.some(({ id }) => id === owner.id) ? [owner, ...colleagues] : colleagues;
  const choose = (ownerId: string) => {
    const chosen = choices.find(({ id }) => id === ownerId);
    start(assigning, { ...lead, version: seenRef.current }, { values: { ownerId: chosen?.id ?? null } });
  };
  return (
    <FieldFrame id={FIELD} label={t('owner.label')}>
      <TextField
        select
        value={lead.ownerId ?? NOBODY}
        disabled={isRunning || !allows(assignLead) || lead.deletedAt !== null}
        onChange={({ target }) => choose(target.value)}
        slotProps={{
          select: {
            SelectDisplayProps: { id: FIELD, 'aria-labelledby': `${FIELD}-label ${FIELD}` },
            onOpen: () => void (seenRef.current = lead.version),
          },
        }}
      >
        <MenuItem value={NOBODY}>{t('list.unassigned')}</MenuItem>
        {choices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}
