import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailTemplateRecord } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';

export function Variables({ template: { variables } }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {t('canName')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {variables.map((name) => (
          <Typography component="li" variant="body2" key={name}>
            <code>{`{{${name}}}`}</code> {t(`variables.${name}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
