import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { surgeryCategory, type PricingRuleInput } from '@quillcare/contracts';
import { RULE_SCOPES } from '@quillcare/rules';
import { FieldFrame } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFieldId } from '../../shared/forms/form.frame';
import { SelectInput, useFieldError } from '../../shared/forms/inputs.view';
import { RecordSearch } from '../../shared/forms/record-search.view';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { TARGETS, type Found, type TargetType } from './rule-targets';

type ScopeType = PricingRuleInput['scope']['type'];
interface Scope {
  type: ScopeType;
  targetId?: string | null;
}

/** Where a rule applies: everywhere, or for one category or record. */
export function ScopeInput() {
  const t = useWords(pricingRuleWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'scope' });
  const id = useFieldId('scope');
  const { type } = field.value as Scope;
  const choose = (chosen: ScopeType) =>
    field.onChange(chosen === 'ALL' ? { type: chosen } : { type: chosen, targetId: null });
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <FieldFrame id={id} label={t('fields.scope')}>
        <TextField
          select
          value={type}
          onChange={({ target }) => choose(target.value as ScopeType)}
          onBlur={field.onBlur}
          slotProps={{ select: { SelectDisplayProps: { id, 'aria-labelledby': `${id}-label ${id}` } } }}
        >
          {RULE_SCOPES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`scope.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
      {type === 'CATEGORY' && <CategoryInput />}
      {type !== 'CATEGORY' && type !== 'ALL' && <TargetInput key={type} type={type} />}
    </Box>
  );
}

function CategoryInput() {
  const t = useWords(pricingRuleWords);
  const options = surgeryCategory.options.map((value) => ({ value, label: t(`categoryName.${value}`) }));
  return <SelectInput name="scope.targetId" label={t('target.CATEGORY')} options={options} />;
}

function TargetInput({ type }: { type: TargetType }) {
  const t = useWords(pricingRuleWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'scope' });
  const error = useFieldError('scope.targetId');
  const { targetId } = field.value as Scope;
  const choose = (chosen: string | null) => field.onChange({ type, targetId: chosen });
  const { list, nameOf } = TARGETS[type];
  return (
    <Box id={useFieldId('scope.targetId')} tabIndex={-1} sx={{ outline: 'none', minWidth: 0 }}>
      {targetId ? (
        <Chosen type={type} id={targetId} onChange={() => choose(null)} />
      ) : (
        <RecordSearch<Found>
          label={t(`target.${type}`)}
          source={{ operation: list, query: { isActive: 'true' }, nameOf }}
          onChoose={({ id }) => choose(id)}
        />
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

function Chosen({ type, id, onChange }: { type: TargetType; id: string; onChange: () => void }) {
  const t = useWords(pricingRuleWords);
  const { get, nameOf } = TARGETS[type];
  const { currentData, isError } = useOperationQuery(get, { params: { id } });
  const name = currentData ? nameOf(currentData as Found) : '…';
  return (
    <Box>
      <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{t(`target.${type}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{isError ? t('target.unknown') : name}</Typography>
        <Button size="small" onClick={onChange}>
          {t('target.change')}
        </Button>
      </Box>
    </Box>
  );
}
