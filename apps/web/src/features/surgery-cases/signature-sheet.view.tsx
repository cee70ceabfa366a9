import Box from '@mui/material/Box';
import type { AcceptanceData } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

interface SignatureSheetProps {
  method: NonNullable<AcceptanceData['signatureMethod']>;
  /** The typed name, or the image as a data URL. */
  data: string;
  /** Name of the signatory. */
  name: string;
}

// Signatures are drawn in dark ink, so the background stays white in dark mode.
const sheet = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
  color: '#1D1C1A',
  p: 2,
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
};

/** Shows a signature as it was given. */
export function SignatureSheet({ method, data, name }: SignatureSheetProps) {
  const t = useWords(caseWords);
  if (method === 'type') {
    return (
      <Box sx={{ ...sheet, fontFamily: "'Segoe Script', 'Brush Script MT', cursive", fontSize: '1.75rem' }}>
        {data}
      </Box>
    );
  }
  // Only inline image data is shown; any other URL in a stored signature must not be loaded.
  const isImage = /^data:image\/(png|jpeg);base64,/.test(data);
  return (
    <Box sx={sheet}>
      {isImage && (
        <Box
          component="img"
          src={data}
          alt={t('signatureOf', { name })}
          sx={{ maxWidth: '100%', maxHeight: 200 }}
        />
      )}
    </Box>
  );
}
