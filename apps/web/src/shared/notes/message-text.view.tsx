import Box from '@mui/material/Box';
import { splitMentions } from '@quillcare/rules';

/** Shows a stored message with its mentions as chips and its line breaks preserved. */
export function MessageText({ message }: { message: string }) {
  return (
    <Box component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {splitMentions(message).map((part, at) =>
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
