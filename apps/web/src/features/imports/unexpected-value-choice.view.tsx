import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FindingKind, FindingSummary, ImportRun, OddValueChoice } from '@quillcare/contracts';
import { IMPORT_KINDS } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { findingWords } from './finding.en';
import { useFieldNames } from './use-field-names';
import type { FindingsState } from './use-findings';

const CHOICES: readonly OddValueChoice[] = ['refuse', 'note'];

interface UnexpectedValueChoicesProps {
  run: ImportRun;
  summary: FindingSummary;
  choose: FindingsState['choose'];
}

/** How to handle rows with an optional value that cannot be read: for all of them, or per kind of finding. */
export function UnexpectedValueChoices({ run, summary, choose }: UnexpectedValueChoicesProps) {
  const t = useWords(findingWords);
  const nameOf = useFieldNames(run.entityType);
  const { kinds, all, isOpen } = summary;
  const isOffered = isOpen && kinds.some(({ canLeaveOut }) => canLeaveOut);
  const noteHelp = t(IMPORT_KINDS[run.entityType].hasNotes ? 'choice.noteHelp' : 'choice.listHelp');
  return (
    <>
      {isOffered && (
        <FormControl>
          <FormLabel id="odd-values">{t('choice.label')}</FormLabel>
          <RadioGroup
            aria-labelledby="odd-values"
            value={all}
            onChange={(_event, chosen) => choose(chosen as OddValueChoice, [])}
            sx={{ mt: 1, display: 'grid', gap: 1 }}
          >
            {CHOICES.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio size="small" sx={{ py: 0.25 }} />}
                sx={{ alignItems: 'flex-start', m: 0 }}
                label={
                  <>
                    <Typography sx={{ fontWeight: 500 }}>{t(`choice.${choice}`)}</Typography>
                    <Muted>{choice === 'note' ? noteHelp : t('choice.refuseHelp')}</Muted>
                  </>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <Box component="ul" aria-label={t('kinds.title')} sx={LIST}>
        {kinds.map((kind) => (
          <Kind
            key={`${kind.severity} ${kind.column} ${kind.message}`}
            kind={kind}
            column={nameOf(kind.column)}
            onChoose={
              isOffered && kind.canLeaveOut
                ? (choice) => choose(all, choicesWith(summary, kind, choice))
                : null
            }
          />
        ))}
      </Box>
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } };
const ITEM = { display: 'flex', gap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center', py: 1 };

function Kind({
  kind,
  column,
  onChoose,
}: {
  kind: FindingKind;
  column: string;
  onChoose: ((choice: OddValueChoice) => void) | null;
}) {
  const t = useWords(findingWords);
  const { message, severity, rows, choice, canLeaveOut } = kind;
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <strong>{column}</strong>: {message}
        </Typography>
        <Muted className="tabular">{t('kinds.rows', { count: rows })}</Muted>
      </Box>
      {onChoose ? (
        <TextField
          select
          size="small"
          value={choice}
          onChange={({ target }) => onChoose(target.value as OddValueChoice)}
          slotProps={{ htmlInput: { 'aria-label': t('kinds.of', { column, message }) } }}
          sx={{ width: { xs: '100%', sm: 290 } }}
        >
          {CHOICES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`choice.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        !canLeaveOut && (
          <Typography variant="body2" color={severity === 'ERROR' ? 'error' : 'textSecondary'}>
            {t(severity === 'ERROR' ? 'kinds.needed' : 'kinds.warning')}
          </Typography>
        )
      )}
    </Box>
  );
}

/** Returns the choices that differ from the general one, with this kind's choice replaced. */
function choicesWith({ kinds, all }: FindingSummary, kind: FindingKind, choice: OddValueChoice) {
  return kinds
    .map((one) => (one === kind ? { ...one, choice } : one))
    .filter((one) => one.canLeaveOut && one.choice !== all)
    .map(({ column, message, choice: chosen }) => ({ column, message, choice: chosen }));
}
