import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { FaultyAssignment } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { repairWords } from './repair.en';

export const keyOf = ({ siteId, doctorId }: FaultyAssignment): string => `${siteId} ${doctorId}`;

export interface FaultyListProps {
  items: readonly FaultyAssignment[];
  isTicked: (assignment: FaultyAssignment) => boolean;
  onTick: (assignment: FaultyAssignment, isTicked: boolean) => void;
}

/** Invalid assignments, each with the reason and a checkbox for removing it. */
export function FaultyList({ items, isTicked, onTick }: FaultyListProps) {
  const t = useWords(repairWords);
  return (
    <Box
      component="ul"
      aria-label={t('list')}
      sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {items.map((assignment) => (
        <Box
          key={keyOf(assignment)}
          component="li"
          sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <FaultyRow
            assignment={assignment}
            isTicked={isTicked(assignment)}
            onTick={(ticked) => onTick(assignment, ticked)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface FaultyRowProps {
  assignment: FaultyAssignment;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function FaultyRow({ assignment, isTicked, onTick }: FaultyRowProps) {
  const t = useWords(repairWords);
  const { doctorName, siteName, faults } = assignment;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 1, cursor: 'pointer' }}
    >
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={(_event, ticked) => onTick(ticked)}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.25 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {t('line', { doctor: doctorName, site: siteName })}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {faults.map((fault) => t(`faults.${fault}`)).join(' ')}
        </Typography>
      </Box>
    </Box>
  );
}
