import { formatTitledName } from '@quillcare/rules';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { listDoctors, listHospitals } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { caseFilterWords } from './case-checklist.en';
import type { CaseFilters } from './use-case-filters';

const ALL = 'all';
const QUERY = { query: { limit: 100 } } as const;

/** Filters cases by doctor and hospital. A user who may not list those gets no filter and sees all cases. */
export function CaseFilterBar({ filters }: { filters: CaseFilters }) {
  const t = useWords(caseFilterWords);
  const { allows } = useRights();
  const doctors = useOperationQuery(listDoctors, allows(listDoctors) ? QUERY : skipToken).data?.items;
  const hospitals = useOperationQuery(listHospitals, allows(listHospitals) ? QUERY : skipToken).data?.items;
  const { doctorId, hospitalId } = filters.query;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      {doctors && (doctors.length > 1 || doctorId) && (
        <Choice
          {...{ label: t('doctor'), all: t('anyDoctor'), other: t('otherDoctor'), value: doctorId }}
          options={doctors.map(({ id, title, firstName, lastName }) => ({
            id,
            name: formatTitledName({ title, firstName, lastName }),
          }))}
          onChoose={(id) => filters.set({ doctorId: id })}
        />
      )}
      {hospitals && (hospitals.length > 1 || hospitalId) && (
        <Choice
          {...{ label: t('hospital'), all: t('anyHospital'), other: t('otherHospital'), value: hospitalId }}
          options={hospitals}
          onChoose={(id) => filters.set({ hospitalId: id })}
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  /** Shown for a record of the URL that is not among the options, such as one that was deleted. */
  other: string;
  value: string | undefined;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string | null) => void;
}

function Choice({ label, all, other, value = ALL, options, onChoose }: ChoiceProps) {
  const isKnown = value === ALL || options.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value === ALL ? null : target.value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      <MenuItem value={ALL}>{all}</MenuItem>
      {!isKnown && <MenuItem value={value}>{other}</MenuItem>}
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
