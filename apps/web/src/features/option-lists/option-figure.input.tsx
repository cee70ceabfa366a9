import { numberFormat, type OptionFeeType } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { withDecimalPoint } from '../../shared/forms/amount-text';
import { MoneyInput, ParsedInput } from '../../shared/forms/number.input';
import { figureOf } from './option-rows';
import { figureLabel } from './option-words';

/** The figure of an option in the unit of its type: dollars, per cent or a factor. */
export function OptionFigureInput({ name, type }: { name: string; type: OptionFeeType }) {
  const input = { name: `${name}.${figureOf(type)}`, label: figureLabel(type) };
  // The key gives each type its own input, because text typed for one type has another unit.
  if (type === 'FIXED') return <MoneyInput key={type} {...input} />;
  if (type === 'PERCENTAGE') return <ShareInput key={type} {...input} />;
  return <FactorInput key={type} {...input} />;
}

interface FigureProps {
  name: string;
  label: string;
}

/** Accepts more than 100 %, which the schema rejects with a specific message. */
function ShareInput(props: FigureProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      unit="%"
      inputMode="decimal"
      parse={(text) => scaled(withDecimalPoint(text.replace(/\s*%$/, ''), locale), 2)}
      format={(basisPoints) => numberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}
    />
  );
}

function FactorInput(props: FigureProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      adornment="×"
      inputMode="decimal"
      parse={(text) => scaled(withDecimalPoint(text.replace(/^[×x]\s*/i, ''), locale), 4)}
      format={(basisPoints) =>
        numberFormat(locale, { maximumFractionDigits: 4 }).format(basisPoints / 10_000)
      }
    />
  );
}

/**
 * Scales a decimal to an integer: "1.5" with four decimals is 15000. Returns NaN if the text is not a number or has more
 * decimals.
 */
function scaled(text: string, decimals: number): number {
  if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`).test(text)) return NaN;
  return Math.round(Number(text) * 10 ** decimals);
}
