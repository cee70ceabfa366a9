import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { procedureClassWith } from '@quillcare/rules';
import { PlusIcon } from '@quillcare/ui';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useRights, useSession } from '../../../shared/session/session.context';
import { EDITOR, type NEW_LINES } from './editor.texts';
import { LineEditor } from './line-editor.view';
import type { Chosen } from './quote-editor.view';
import type { QuoteFormInput } from './quote-form';
import { newLine, surgeryLine, withClass } from './quote-lines';
import { useSurgeryMatches, type SurgeryChoice } from './record-matches';
import { RecordPicker } from './record-picker.view';

const QUICK: { kind: keyof typeof NEW_LINES; label: string }[] = [
  { kind: 'ASSISTANT', label: EDITOR.addAssistant },
  { kind: 'ANAESTHETIST', label: EDITOR.addAnaesthetist },
  { kind: 'HOSPITAL', label: EDITOR.addHospital },
  { kind: 'OTHER', label: EDITOR.addOther },
];

/** The lines, and the quick ways to add one. */
export function LinesEditor({ gstRateBasisPoints, chosen }: { gstRateBasisPoints: number; chosen: Chosen }) {
  const { control, getValues, setValue, formState } = useFormContext<QuoteFormInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lines' });
  const procedureClass = useWatch({ control, name: 'procedureClass' }) ?? 'OTHER';
  const { country } = useSession().organisation;
  const listError = formState.errors.lines?.root?.message ?? formState.errors.lines?.message;
  const focusOn = (index: number, field: string) => ({
    shouldFocus: true,
    focusName: `lines.${index}.${field}`,
  });

  function addSurgery({ surgery }: SurgeryChoice) {
    const lines = getValues('lines');
    const nextClass = procedureClassWith(procedureClass, surgery.procedureClass);
    if (nextClass !== procedureClass) {
      setValue('procedureClass', nextClass, { shouldDirty: true });
      withClass(lines, country, nextClass).forEach((line, index) =>
        setValue(`lines.${index}.gstTreatment`, line.gstTreatment, { shouldDirty: true }),
      );
    }
    append(
      surgeryLine(surgery, country, nextClass, chosen.doctor?.name ?? null),
      focusOn(lines.length, 'unitFeeMinor'),
    );
  }

  return (
    <Box component="section" aria-labelledby="quote-lines" sx={{ minWidth: 0 }}>
      <Typography id="quote-lines" variant="h2" tabIndex={-1}>
        {EDITOR.lines}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {EDITOR.linesHelp}
      </Typography>
      {listError && (
        <Typography color="error" sx={{ mb: 1.5, fontWeight: 500 }}>
          {listError}
        </Typography>
      )}
      {fields.length === 0 && <NoLines />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <LineEditor
              index={index}
              count={fields.length}
              procedureClass={procedureClass}
              gstRateBasisPoints={gstRateBasisPoints}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </Box>
      <AddLine
        onSurgery={addSurgery}
        onKind={(kind) =>
          append(
            newLine(
              kind,
              country,
              procedureClass,
              kind === 'HOSPITAL' ? (chosen.hospital?.label ?? null) : null,
            ),
            focusOn(fields.length, kind === 'OTHER' ? 'description' : 'unitFeeMinor'),
          )
        }
      />
    </Box>
  );
}

function NoLines() {
  return (
    <Box sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: 1, p: 3, textAlign: 'center' }}>
      <Typography color="textSecondary">{EDITOR.noLines}</Typography>
    </Box>
  );
}

function AddLine({
  onSurgery,
  onKind,
}: {
  onSurgery: (choice: SurgeryChoice) => void;
  onKind: (kind: keyof typeof NEW_LINES) => void;
}) {
  const { can } = useRights();
  // A new key after each pick empties the search field.
  const [picks, setPicks] = useState(0);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end', mt: 2 }}>
      {can('SURGERIES', 'READ') && (
        <Box sx={{ flex: '1 1 220px', maxWidth: 340 }}>
          <RecordPicker<SurgeryChoice>
            key={picks}
            id="add-surgery"
            label={EDITOR.addSurgery}
            value={null}
            useMatches={useSurgeryMatches}
            onChange={(choice) => {
              if (!choice) return;
              setPicks((count) => count + 1);
              onSurgery(choice);
            }}
          />
        </Box>
      )}
      <Box role="group" aria-label={EDITOR.add} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {QUICK.map(({ kind, label }) => (
          <Button key={kind} variant="outlined" startIcon={<PlusIcon />} onClick={() => onKind(kind)}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
