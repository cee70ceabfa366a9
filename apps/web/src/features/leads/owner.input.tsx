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

/** Who looks after a lead; stored as soon as somebody is chosen. */
export function OwnerInput({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const { start, isRunning } = useActs();
  const { data } = useOperationQuery(listColleagues, {});
  // Of the lead as it was when the menu was opened: a colleague may choose while it is.
  const seenRef = useRef(lead.version);
  const owner = lead.ownerId && { id: lead.ownerId, name: ownerOf(lead) };
  const colleagues = data?.items ?? [];
  // Somebody who left the practice is shown as long as the lead is theirs.
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
