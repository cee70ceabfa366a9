import Box from '@mui/material/Box';
import { hasFund } from '@quillcare/rules';
import { useHasMedicare } from '../lines/use-columns';
import { useEditor, useEditorStore } from '../state/editor.store';
import { FundFields } from './fund.input';

/**
 * The patient's insurance and whatever else decides their out-of-pocket cost. Gap arrangements between funds and doctors exist
 * only in Australia.
 */
export function InsuranceSection() {
  const store = useEditorStore();
  const hasMedicare = useHasMedicare();
  const fund = useEditor(({ head }) => head.fund);
  const errors = useEditor((state) => state.errors);
  if (!hasMedicare && !hasFund(fund)) return null;
  return (
    <Box sx={FIELDS}>
      <FundFields
        fund={fund}
        errors={errors}
        onChange={(chosen) => store.dispatch({ type: 'head', part: { fund: chosen } })}
      />
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
} as const;
