import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { listColleagues } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';

const EVERYONE = 'all';

interface OwnerFilterProps {
  /** `me`, `none`, a user id, or null for all. */
  value: string | null;
  onChange: (owner: string | null) => void;
}

/** Filters leads by owner: all, mine, unassigned or a colleague's. */
export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  const t = useWords(leadWords);
  const { user } = useSession();
  const { data } = useOperationQuery(listColleagues, {});
  const colleagues = data?.items.filter(({ id }) => id !== user.id) ?? [];
  const known = [EVERYONE, 'me', 'none', ...colleagues.map(({ id }) => id)];
  return (
    <TextField
      select
      value={value !== null && known.includes(value) ? value : EVERYONE}
      onChange={({ target }) => onChange(target.value === EVERYONE ? null : target.value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('owner.filter') } } }}
      sx={{ width: { xs: '100%', sm: 200 } }}
    >
      <MenuItem value={EVERYONE}>{t('owner.everyone')}</MenuItem>
      <MenuItem value="me">{t('owner.mine')}</MenuItem>
      <MenuItem value="none">{t('owner.nobodys')}</MenuItem>
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
