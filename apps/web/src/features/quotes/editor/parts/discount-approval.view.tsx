import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Currency } from '@quillcare/rules';
import { useFormats } from '../../../../shared/formats/use-formats';
import { TextBox } from '../../../../shared/forms/text-box.view';
import { useWords } from '../../../../shared/words/words';
import { BelowList } from '../../below-list.view';
import { editorWords } from '../editor.en';
import { useEditor } from '../state/editor.store';

export interface DiscountApprovalProps {
  currency: Currency;
  reason: string;
  onReason: (reason: string) => void;
}

/** Warns about a discount above the practice's cap and asks for a reason for the approver. */
export function DiscountApproval({ currency, reason, onReason }: DiscountApprovalProps) {
  const t = useWords(editorWords);
  const { percent } = useFormats();
  const discount = useEditor(({ priced }) => priced?.discount);
  if (!discount?.approvalNeeded) return null;
  const { basisPoints, capBasisPoints, linesAboveCap } = discount;
  const cap = percent(capBasisPoints ?? 0);
  const isOfLine = linesAboveCap.length > 0 && basisPoints <= (capBasisPoints ?? 0);
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2, '& .MuiAlert-message': { flex: 1 } }}>
      {isOfLine
        ? t('discount.aboveLine', { cap })
        : t('discount.above', { share: percent(basisPoints), cap })}
      <BelowList discount={discount} currency={currency} />
      <Box sx={{ mt: 1.5 }}>
        <TextBox
          label={t('discount.reason')}
          help={t('discount.reasonHelp')}
          value={reason}
          rows={1}
          maxLength={500}
          isOptional={false}
          onChange={onReason}
        />
      </Box>
    </Alert>
  );
}
