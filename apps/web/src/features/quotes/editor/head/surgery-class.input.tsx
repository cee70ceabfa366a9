import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { decidedClass, type ProcedureClass, type SurgeryChoiceInput } from '@quillcare/contracts';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useHasMedicare } from '../lines/use-columns';
import { classId } from '../parts/go-to-point';

export type DecidedClass = NonNullable<SurgeryChoiceInput['procedureClass']>;

/** Returns the labels of the classes. In countries without Medicare, the Medicare class is called medical. */
export function useClassNames(): (procedureClass: ProcedureClass) => string {
  const t = useWords(editorWords);
  const hasMedicare = useHasMedicare();
  return (one) => (one === 'MEDICARE' && !hasMedicare ? t('classes.medical') : t(`classes.${one}`));
}

interface Props {
  surgeryId: string;
  name: string;
  /** The quote's own class, or else the catalogue's. */
  value: ProcedureClass;
  onChange: (procedureClass: DecidedClass) => void;
}

/** Shown as buttons while undecided. Once decided, a compact control that changes it for this quote only. */
export function SurgeryClass({ surgeryId, name, value, onChange }: Props) {
  const t = useWords(editorWords);
  const nameOf = useClassNames();
  const label = t('surgery.classOf', { name });
  if (value === 'OTHER')
    return (
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={label}
        value={null}
        onChange={(_event, chosen: DecidedClass | null) => chosen && onChange(chosen)}
      >
        {decidedClass.options.map((one, at) => (
          <ToggleButton
            key={one}
            id={at === 0 ? classId(surgeryId) : undefined}
            value={one}
            sx={{ py: 0.25, textTransform: 'none', borderColor: 'warning.main' }}
          >
            {nameOf(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value as DecidedClass)}
      sx={{ width: 'auto', minWidth: 120 }}
      slotProps={{ select: { SelectDisplayProps: { id: classId(surgeryId), 'aria-label': label } } }}
    >
      {decidedClass.options.map((one) => (
        <MenuItem key={one} value={one}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
