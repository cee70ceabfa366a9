import Box from '@mui/material/Box';
import { partsOf } from './mention';

/** A stored message with its mentions as chips; line breaks stay. */
export function MessageText({ message }: { message: string }) {
  return (
    <Box component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {partsOf(message).map((part, at) =>
        'text' in part ? (
          <span key={at}>{part.text}</span>
        ) : (
          <Box
            key={at}
            component="span"
            sx={{
              px: 0.5,
              borderRadius: 0.5,
              bgcolor: 'surface.tint',
              color: 'primary.main',
              fontWeight: 500,
            }}
          >
            {`@${part.mention.name}`}
          </Box>
        ),
      )}
    </Box>
  );
}
