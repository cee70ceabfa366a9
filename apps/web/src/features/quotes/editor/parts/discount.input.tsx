import InputAdornment from '@mui/material/InputAdornment';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Discount } from '@quillcare/rules';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { amountText, readAmount, readPercent } from '../../../../shared/forms/amount-text';
import { TypedField } from './typed.input';

type Unit = Discount['type'];

export interface DiscountFieldProps {
  id: string;
  label: string;
  value: Discount | null;
  error?: string;
  onStored: (discount: Discount | null) => void;
}

/** A discount as a percentage or an amount. The unit is switched at the end of the field. */
export function DiscountField({ id, label, value, error, onStored }: DiscountFieldProps) {
  const { locale, percent } = useFormats();
  const [chosen, setChosen] = useState<Unit>('PERCENTAGE');
  const unit = value?.type ?? chosen;
  const isShare = unit === 'PERCENTAGE';
  const figure = value === null ? null : value.type === 'PERCENTAGE' ? value.basisPoints : value.amountMinor;
  return (
    <TypedField
      key={unit}
      id={id}
      label={label}
      value={figure}
      error={error}
      write={(amount) => (isShare ? percent(amount).replace(/\s*%$/, '') : amountText(amount, locale))}
      read={(text) => (isShare ? readPercent : readAmount)(text, locale)}
      onStored={(amount) => onStored(discountOf(amount, unit))}
      end={
        <UnitSwitch
          unit={unit}
          onSwitch={() => {
            setChosen(isShare ? 'FIXED_AMOUNT' : 'PERCENTAGE');
            // 10 % and $10 are different discounts, so clear the value when the unit changes.
            if (value) onStored(null);
          }}
        />
      }
    />
  );
}

function discountOf(amount: number | null, type: Unit): Discount | null {
  if (!amount) return null;
  return type === 'PERCENTAGE' ? { type, basisPoints: amount } : { type, amountMinor: amount };
}

function UnitSwitch({ unit, onSwitch }: { unit: Unit; onSwitch: () => void }) {
  const t = useWords(editorWords);
  const isShare = unit === 'PERCENTAGE';
  return (
    <InputAdornment position="end">
      <Button
        size="small"
        color="inherit"
        onClick={onSwitch}
        aria-label={isShare ? t('discount.asAmount') : t('discount.asShare')}
        sx={{ minWidth: 32, px: 0.5, mr: -1 }}
      >
        {isShare ? t('details.percent') : t('details.amount')}
      </Button>
    </InputAdornment>
  );
}
