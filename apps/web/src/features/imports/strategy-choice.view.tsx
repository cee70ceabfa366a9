import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { duplicateStrategy, mayImport, type DuplicateStrategy } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

interface StrategyChoiceProps {
  entityType: ImportEntityType;
  value: DuplicateStrategy;
  onChange: (value: DuplicateStrategy) => void;
}

/** How to handle rows whose record already exists, limited to what the user may do. */
export function StrategyChoice({ entityType, value, onChange }: StrategyChoiceProps) {
  const t = useWords(importWords);
  const { user } = useSession();
  const noun = t(`types.${entityType}.one`);
  const offered = duplicateStrategy.options.filter((option) => mayImport(user, entityType, option));
  return (
    <FormControl>
      <FormLabel id="import-strategy">{t(`types.${entityType}.strategy`)}</FormLabel>
      <RadioGroup
        aria-labelledby="import-strategy"
        value={value}
        onChange={(_event, chosen) => onChange(duplicateStrategy.parse(chosen))}
        sx={{ mt: 1, display: 'grid', gap: 1 }}
      >
        {offered.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" sx={{ py: 0.25 }} />}
            sx={{ alignItems: 'flex-start', m: 0 }}
            label={
              <>
                <Typography sx={{ fontWeight: 500 }}>{t(`strategies.${option}.label`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`strategies.${option}.help`, { noun })}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
