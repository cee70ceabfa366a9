import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ProcedureClass } from '@quillcare/contracts';
import { defaultGstTreatment, priceLine } from '@quillcare/rules';
import { ChevronDownIcon, DeleteIcon } from '@quillcare/ui';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../shared/session/session.context';
import { useFormats } from '../../../shared/formats/use-formats';
import { BASIS_NAMES, KIND_NAMES } from '../../../shared/quote-paper/quote-paper.texts';
import { BILLED_BY, GST, LINE } from './editor.texts';
import { MoneyCell, QuantityCell, SelectCell, TextCell } from './line-cells.view';
import type { QuoteFormInput } from './quote-form';
import { pricedLine } from './quote-lines';
import { WhyThisPrice } from './why-this-price.view';

interface LineEditorProps {
  index: number;
  count: number;
  procedureClass: ProcedureClass;
  gstRateBasisPoints: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One line, edited in place. Enter goes to the same field of the next line. */
export function LineEditor({
  index,
  count,
  procedureClass,
  gstRateBasisPoints,
  onMove,
  onRemove,
}: LineEditorProps) {
  const { setValue } = useFormContext<QuoteFormInput>();
  const { country } = useSession().organisation;
  const grid = (columns: string) => ({
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: columns },
    alignItems: 'start',
    '& > .wide': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  });
  return (
    <Box
      role="group"
      aria-label={LINE.name(index)}
      onKeyDown={toNextLine}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2,
        display: 'grid',
        gap: 1.5,
      }}
    >
      <LineHead
        index={index}
        count={count}
        gstRateBasisPoints={gstRateBasisPoints}
        onMove={onMove}
        onRemove={onRemove}
      />
      <Box sx={grid('176px minmax(0, 1fr) minmax(0, 0.7fr)')}>
        <Box className="wide">
          <SelectCell
            index={index}
            field="kind"
            options={KIND_NAMES}
            onChanged={(kind) =>
              setValue(
                `lines.${index}.gstTreatment`,
                defaultGstTreatment(country, procedureClass, String(kind)),
                {
                  shouldDirty: true,
                },
              )
            }
          />
        </Box>
        <Box className="wide">
          <TextCell index={index} field="description" />
        </Box>
        <Box className="wide">
          <TextCell index={index} field="providerName" maxLength={200} />
        </Box>
      </Box>
      <Box sx={grid('repeat(3, minmax(0, 1fr)) 88px 132px')}>
        <SelectCell index={index} field="billedBy" options={BILLED_BY} />
        <SelectCell index={index} field="basis" options={BASIS_NAMES} />
        <SelectCell index={index} field="gstTreatment" options={GST} />
        <QuantityCell index={index} />
        <Box className="wide">
          <MoneyCell index={index} field="unitFeeMinor" whenEmpty={null} />
        </Box>
      </Box>
      <Box sx={grid('repeat(4, minmax(0, 1fr))')}>
        <MoneyCell index={index} field="discountMinor" whenEmpty={0} />
        <MoneyCell index={index} field="medicareBenefitMinor" whenEmpty={null} />
        <MoneyCell index={index} field="fundBenefitMinor" whenEmpty={null} />
        <TextCell index={index} field="mbsItem" maxLength={10} />
      </Box>
    </Box>
  );
}

function LineHead({
  index,
  count,
  gstRateBasisPoints,
  onMove,
  onRemove,
}: Omit<LineEditorProps, 'procedureClass'>) {
  const formats = useFormats();
  const line = useWatch<QuoteFormInput, `lines.${number}`>({ name: `lines.${index}` });
  const price = priceLine(pricedLine(line), gstRateBasisPoints);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto' }}>
        {LINE.name(index)}
      </Typography>
      <WhyThisPrice line={line} gstRateBasisPoints={gstRateBasisPoints} />
      <Typography className="tabular" sx={{ fontWeight: 600, minWidth: 96, textAlign: 'right' }}>
        {formats.money(price.totalMinor)}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          size="small"
          aria-label={LINE.up(index)}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ChevronDownIcon sx={{ transform: 'rotate(180deg)' }} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={LINE.down(index)}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton size="small" aria-label={LINE.remove(index)} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

function toNextLine(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const next = event.target.id.replace(
    /^quote-lines-(\d+)-/,
    (_, index: string) => `quote-lines-${Number(index) + 1}-`,
  );
  document.getElementById(next)?.focus();
}
